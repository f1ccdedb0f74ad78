import type { Problem } from '@carillon/protocol/form';
import type { Area, Text } from './area.ts';
import { commonTexts } from './en/common.ts';
import type { english } from './en/index.ts';
import type { Language } from './language.ts';

type Catalogue = typeof english;

/** The key of a text, of whatever area. */
export type MessageKey = keyof Catalogue;

type Words<T> = T extends string ? T : T[keyof T];

/** The names in braces of a text: what has to be given with it. */
type Names<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** The values of a message: none, or one for each name in braces. A number is written as the locale writes it; a code is text. */
export type MessageValues<K extends MessageKey> = {
  readonly [N in Names<Words<Catalogue[K]>>]: string | number;
};

/** Texts that replace ours, by key: an integrator's own words. */
export type MessageOverrides = Readonly<Partial<Record<MessageKey, Text>>>;

/** The keys of some areas, and of what every page may say. */
export type KeyOf<A extends Area> =
  | keyof typeof commonTexts.texts
  // Of these alone: what every page says is known to be a key, and to compare it with all others would take too long.
  | (A extends Area ? MessageKey & keyof A['texts'] : never);

/** Returns the text of a key of its areas, with its values filled in. */
export type Translate<A extends Area = never> = <K extends KeyOf<A>>(
  key: K,
  ...values: keyof MessageValues<K> extends never ? [] : [MessageValues<K>]
) => string;

type Values = Readonly<Record<string, string | number>>;

/** The texts of one provider: English, or a language, and what replaces parts of it. */
export interface Messages {
  /** What has still to be fetched before these areas can be read. */
  readonly load: (areas: readonly Area[]) => readonly Promise<void>[];
  /** The same function for the same areas: what a screen makes of texts it need not make at each render. */
  readonly translate: <A extends Area = never>(areas: readonly A[]) => Translate<A>;
  /** Says what is wrong with a field (S5, D5): in the words of its form's areas, or in general ones. */
  readonly problemText: (areas: readonly Area[], problem: Problem) => string;
}

export interface MessageOptions {
  readonly overrides?: MessageOverrides | undefined;
  readonly language?: Language | undefined;
  /** Whose plurals count, and whose figures are written. */
  readonly locale?: string;
}

// D5 names the place of an example in its sentence, not the example.
const EXAMPLE: Values = { host: 'radio.example.com' };

/** Creates the texts of a provider. */
export function createMessages({
  overrides = {},
  language,
  locale = 'en-US',
}: MessageOptions = {}): Messages {
  const figures = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(locale);
  const replaced: Readonly<Record<string, Text | undefined>> = overrides;

  function find(areas: readonly Area[], key: string): Text | undefined {
    if (replaced[key] !== undefined) return replaced[key];
    const area = [commonTexts, ...areas].find(({ texts }) => key in texts);
    return area && (language?.getTexts(area)?.[key] ?? (area as Area).texts[key]);
  }

  function write(text: Text, values: Values = {}): string {
    return select(text, values, plurals).replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      return typeof value === 'number' ? figures.format(value) : (value ?? whole);
    });
  }

  const root: Writers = { next: new Map() };
  function translate(areas: readonly Area[]): Translate<Area> {
    const writers = areas.reduce(findNext, root);
    writers.translate ??= (key, ...[values]) => write(find(areas, key) ?? key, values);
    return writers.translate;
  }

  return {
    load: (areas) => language?.load([commonTexts, ...areas]) ?? [],
    // One function writes any key; the type lets a screen ask it for those of its own areas.
    translate: translate as Messages['translate'],
    problemText: (areas, { key, values }) =>
      write(find(areas, key) ?? find([], 'problem.invalid') ?? key, { ...EXAMPLE, ...values }),
  };
}

/** What writes the texts of some areas, by one area after the other: screens name them anew at each render. */
interface Writers {
  translate?: Translate<Area>;
  readonly next: Map<Area, Writers>;
}

function findNext({ next }: Writers, area: Area): Writers {
  const known = next.get(area) ?? { next: new Map() };
  next.set(area, known);
  return known;
}

function select(text: Text, { count }: Values, plurals: Intl.PluralRules): string {
  return typeof text === 'string' ? text : (text[plurals.select(Number(count))] ?? text.other);
}
