import { enUS, type MessageKey } from './enUS.ts';

/** The names in braces of a text: what has to be given with it. */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** The values of a message: none, or one for each name in braces. */
export type MessageValues<K extends MessageKey> = {
  readonly [N in Names<(typeof enUS)[K]>]: string | number;
};

/** Texts that replace ours, by key: another language, or an integrator's own words. */
export type MessageOverrides = Readonly<Partial<Record<MessageKey, string>>>;

/** Answers the text of a key, with its values filled in. */
export type Translate = <K extends MessageKey>(
  key: K,
  ...values: keyof MessageValues<K> extends never ? [] : [MessageValues<K>]
) => string;

/** Creates the translation over the English catalogue and what replaces parts of it. */
export function createTranslate(overrides: MessageOverrides = {}): Translate {
  return (key, ...[values]) => {
    const text: string = overrides[key] ?? enUS[key];
    if (!values) return text;
    const given: Readonly<Record<string, string | number>> = values;
    return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(given, name) ? String(given[name]) : whole,
    );
  };
}
