/**
 * The sentences by which the platform refuses what stands in a field, by its path in the body. `{value}` stands for what
 * was sent.
 *
 * @example
 * const refusals: Refusals = { code: ['A country with the code {value} already exists.'] };
 */
export type Refusals = Readonly<Record<string, readonly string[]>>;

const VALUE = '{value}';

/** A sentence with the value that is refused. */
export const formatRefusal = (sentence: string, value: string): string =>
  sentence.replace(VALUE, () => value);

/** The path of the field that a refusal of the platform names; undefined where it names none. */
export function findRefusedField(refusals: Refusals, message: string): string | undefined {
  const says = (sentence: string) => {
    const [before = '', after] = sentence.split(VALUE);
    return after === undefined ? message === sentence : message.startsWith(before) && message.endsWith(after);
  };
  return Object.keys(refusals).find((path) => refusals[path]?.some(says));
}
