// What follows from an entity and its words: the areas, the texts of its calls and its named schemas.
import {
  type AnyEntity,
  type EntityName,
  entities,
  nameCall,
  type Schema,
  type Verb,
} from '@carillon/protocol';
import { type EntityText, entityTexts } from './entityTexts.ts';
import { type NamedSchema, named, namedForm } from './jsonSchema.ts';

/** What a call does, in a line, and what its table does not say. */
export interface CallText {
  readonly summary: string;
  readonly description?: string;
}

type Words = readonly [text: string, fields?: object];

/** The words for an entity, whichever it is. */
interface AnyText extends Pick<EntityText<unknown>, 'summaries' | 'notes' | 'names'> {
  readonly area: { readonly name: string; readonly description: string };
  readonly one: string;
  readonly many: string;
  readonly listed: string;
  readonly record: Words;
  readonly detail: Words;
  readonly body: Words;
  readonly added: Words;
}

/** 'InvoiceTemplate' is 'invoice template'. */
const toWords = (name: string): string => name.replace(/(?!^)[A-Z]/g, ' $&').toLowerCase();
const toSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The words for an entity: those that are said, and what its names say themselves. */
function completeText(
  { one: name, many: names, parent, access }: Pick<AnyEntity, 'one' | 'many' | 'parent' | 'access'>,
  text: Partial<AnyText>,
): AnyText {
  const { one = `${/^[AEIO]/.test(name) ? 'an' : 'a'} ${toWords(name)}`, many = toWords(names) } = text;
  const listed = parent && access.save === 'owner' ? `a person's ${many}` : many;
  return {
    area: { name: toSentence(many), description: `${toSentence(listed)}.` },
    one,
    many,
    listed,
    record: [`${toSentence(one)}.`],
    detail: [`${toSentence(one)}, with all that is known of it.`],
    added: [`What ${one} is made of.`],
    body: [`What is saved of ${one}.`],
    ...text,
  };
}

const said = Object.keys(entityTexts) as EntityName[];
const unnamed = (Object.keys(entities) as EntityName[]).filter((name) => !said.includes(name));
const all: readonly (readonly [AnyEntity, AnyText])[] = [...said, ...unnamed].map((name) => [
  entities[name],
  completeText(entities[name], entityTexts[name] ?? {}),
]);

/** The areas of the entities, by the first level of their paths. */
export const entityAreas: Readonly<Record<string, AnyText['area']>> = Object.fromEntries(
  all.map(([{ path }, { area }]) => [path.slice(1), area]),
);

/** The texts of the calls of every entity, by their names. */
export const entityCallTexts: Readonly<Record<string, CallText>> = Object.fromEntries(
  all.flatMap(([entity, text]) =>
    (Object.keys(entity.calls) as Verb[]).map((verb) => [nameCall(entity, verb), textOf(verb, entity, text)]),
  ),
);

function textOf(verb: Verb, entity: AnyEntity, text: AnyText): CallText {
  const { one, many, listed, summaries = {}, notes = {} } = text;
  const usual: Readonly<Record<Verb, string>> = {
    count: `Count ${listed}`,
    list: `List ${listed}`,
    order: `Ways to sort ${many}`,
    read: `Read ${one}`,
    add: `Add ${one}`,
    update: `Change ${one}`,
    remove: `Delete ${one}`,
  };
  const description = [notes[verb], ...knownOf(verb, entity)].filter(Boolean).join('\n\n');
  return { summary: summaries[verb] ?? usual[verb], ...(description && { description }) };
}

/** What the contract itself says of a call. */
function knownOf(verb: Verb, { searched, orders }: AnyEntity): string[] {
  const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ');
  if (verb === 'count') return ['How many entries the list of the same query has in all.'];
  if (verb !== 'list') return [];
  return [`\`query\` is looked for in: ${code(searched)}.`, `\`order_by\` is one of ${code(orders)}.`];
}

/** The named schemas of every entity. */
export const entitySchemas: Readonly<Record<string, NamedSchema>> = Object.fromEntries(
  all.flatMap(([entity, text]) => {
    const { one, record, detail, body, added } = entity;
    const { body: bodyName = `${one}Body`, added: addedName = `New${one}Body` } = text.names ?? {};
    const write = (name: string, schema: Schema<unknown> | undefined, words: Words, isBody = false) =>
      schema ? [[name, (isBody && entity.isMultipart ? namedForm : named)(schema, ...words)] as const] : [];
    return [
      ...write(one, record, text.record),
      ...write(`${one}Detail`, detail, text.detail),
      ...write(addedName, added?.body, text.added, true),
      ...write(bodyName, body, text.body, true),
    ];
  }),
);
