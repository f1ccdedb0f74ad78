// JSON Schemas of the schemas in packages/protocol, for a reader: a schema that has a name is referred to, and what only
// repeats a default is left out.
import type { Schema } from '@carillon/protocol';
import * as z from 'zod';

/** An object of a document. */
export interface Node {
  [key: string]: unknown;
}

/** A schema that gets a name in a document, and what its fields mean where their names do not say it. */
export interface NamedSchema {
  readonly schema: Schema<unknown>;
  readonly text: string;
  readonly fields: Readonly<Partial<Record<string, string>>>;
  /** Sent as the fields of a form, where an empty list is no field at all. */
  readonly isForm?: boolean;
}

/** Writes a named schema with the names of its own fields. */
export function named<T extends Schema<unknown>>(
  schema: T,
  text: string,
  fields: { readonly [K in keyof z.output<T>]?: string } = {},
): NamedSchema {
  return { schema, text, fields };
}

/** The same for a body that is sent as multipart/form-data. */
export const namedForm: typeof named = (...parts) => ({ ...named(...parts), isForm: true });

/** Turns schemas into the JSON Schemas of one document. */
export interface Converter {
  /** The name of a schema as a reference, or else the schema itself. */
  convert(schema: Schema<unknown>): Node;
  /** All named schemas, for `components.schemas`. */
  components(): Node;
}

/** The two dialects: OpenAPI 3.1 speaks draft 2020-12, AsyncAPI 3.0 a superset of draft 7. */
type Dialect = 'draft-2020-12' | 'draft-7';

// The same in every record, unless it says otherwise.
const COMMON_FIELDS: Readonly<Partial<Record<string, string>>> = {
  id: 'Given by the server; positive.',
  created_at: 'When the record was made.',
  updated_at: 'When the record was last saved.',
};

/** Creates the converter of one document. */
export function createConverter(schemas: Readonly<Record<string, NamedSchema>>, target: Dialect): Converter {
  const names = new Map<unknown, string>(Object.entries(schemas).map(([name, { schema }]) => [schema, name]));
  const refer = (name: string): Node => ({ $ref: `#/components/schemas/${name}` });

  function write(schema: Schema<unknown>): Node {
    const { $schema: _, ...written } = z.toJSONSchema(schema, {
      target,
      // What a newer server or firmware adds is no mistake: objects stay open.
      io: 'input',
      override({ zodSchema, jsonSchema }) {
        const name = Object.is(zodSchema, schema) ? undefined : names.get(zodSchema);
        replace(jsonSchema, name === undefined ? tidy(jsonSchema, zodSchema) : refer(name));
      },
    });
    return written;
  }

  function describeField(name: string, field: Node, text = COMMON_FIELDS[name]): Node {
    if (text === undefined) return field;
    // Draft 7 ignores whatever stands beside a reference.
    return '$ref' in field && target === 'draft-7'
      ? { description: text, allOf: [field] }
      : { description: text, ...field };
  }

  function writeNamed({ schema, text, fields, isForm = false }: NamedSchema, name: string): Node {
    const node: Node = { description: text, ...write(schema) };
    const properties = isNode(node.properties) ? node.properties : {};
    const unknown = Object.keys(fields).find((field) => !(field in properties));
    if (unknown) throw new Error(`${name} has a text for its field ${unknown}, and no such field.`);
    if (node.properties)
      node.properties = mapValues(properties, (field, key) => describeField(key, toNode(field), fields[key]));
    if (isForm && Array.isArray(node.required))
      node.required = node.required.filter((field) => toNode(properties[field]).type !== 'array');
    return node;
  }

  return {
    convert(schema) {
      const name = names.get(schema);
      return name === undefined ? write(schema) : refer(name);
    },
    components: () => mapValues(schemas, writeNamed),
  };
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const toNode = (value: unknown): Node => (isNode(value) ? value : {});

/** The same object with its values changed. */
export function mapValues<T, U>(
  object: Readonly<Record<string, T>>,
  change: (value: T, name: string) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value, name)]));
}

function replace(target: Node, source: Node): void {
  for (const key of Object.keys(target)) delete target[key];
  Object.assign(target, source);
}

// Our own pattern of a moment is one that every reader knows by name.
const DATE_TIME = /^\^\\d\{4\}-\\d\\d-\\d\\dT/;

/** What zod writes, without what goes without saying and what JSON Schema cannot say. */
function tidy(written: Node, { _zod: { def } }: z.core.$ZodTypes): Node {
  if (def.type === 'file') return { type: 'string', format: 'binary' };
  // What it is stands first.
  const node: Node = 'type' in written ? { type: written.type, ...written } : { ...written };
  if (node.minimum === Number.MIN_SAFE_INTEGER) delete node.minimum;
  if (node.maximum === Number.MAX_SAFE_INTEGER) delete node.maximum;
  if (node.minItems === 0) delete node.minItems;
  if (Array.isArray(node.enum) && node.enum.every(Number.isInteger)) node.type = 'integer';
  // JSON Schema has no flags: a pattern for either case is told in words. Formats bring a pattern that nobody reads.
  if (node.format !== undefined || isCaseless(def)) delete node.pattern;
  if (typeof node.pattern === 'string') {
    node.pattern = node.pattern.replaceAll('\\/', '/');
    if (DATE_TIME.test(`${node.pattern}`)) node.format = 'date-time';
  }
  return tidyObject(tidyPair(node));
}

const isCaseless = ({ checks = [] }: z.core.$ZodTypeDef): boolean =>
  checks.some(
    ({ _zod: { def } }) => 'pattern' in def && def.pattern instanceof RegExp && def.pattern.ignoreCase,
  );

function tidyObject(node: Node): Node {
  if (node.type !== 'object') return node;
  const { properties, additionalProperties, ...rest } = node;
  const isEmpty = !isNode(properties) || Object.keys(properties).length === 0;
  if (additionalProperties === false && isEmpty) return { ...rest, maxProperties: 0 };
  return {
    ...rest,
    ...(!isEmpty && { properties }),
    ...(additionalProperties === false && { additionalProperties }),
  };
}

/** Both dialects can say 'two of these', and each says 'this one, then that one' in its own way. */
function tidyPair(node: Node): Node {
  const { prefixItems, items, additionalItems: _, ...rest } = node;
  const entries = Array.isArray(prefixItems) ? prefixItems : items;
  if (!Array.isArray(entries)) return node;
  if (new Set(entries.map((entry) => JSON.stringify(entry))).size !== 1)
    throw new Error('A tuple of different entries: jsonSchema.ts does not know yet how to write one.');
  return { ...rest, items: entries[0], minItems: entries.length, maxItems: entries.length };
}
