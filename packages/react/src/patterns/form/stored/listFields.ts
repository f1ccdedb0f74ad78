import type { Fact } from './conflict.ts';

type Name<Values> = keyof Values & string;

/** What each field of a form is called, by its name. */
export function labelFields<Values extends object>(
  start: Values,
  label: (name: Name<Values>) => string,
): Record<string, string> {
  return Object.fromEntries(namesOf(start).map((name) => [name, label(name)]));
}

/**
 * The facts of a form whose texts are called as its fields are: each as it stands there, but for those that are told
 * otherwise, in the order in which a new record has them.
 *
 * @example
 * listFacts: (values) =>
 *   listFields(products.start, values, (name) => t(`product.${name}`), { tags: list(values.tags.map(({ name }) => name)) }),
 */
export const listFields = <Values extends object>(
  start: Values,
  values: Values,
  label: (name: Name<Values>) => string,
  told: { readonly [K in Name<Values>]?: string },
): Fact[] => namesOf(start).map((name) => [label(name), told[name] ?? String(values[name] ?? '')]);

const namesOf = <Values extends object>(start: Values) => Object.keys(start) as Name<Values>[];
