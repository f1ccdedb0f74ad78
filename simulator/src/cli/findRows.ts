/** The marks of requirements: 'LIB-05', 'FLT-106', and chapters such as 'D4' (docs/references.md). */
const ROW = /\b(?:[A-Z]{2,4}-\d{2,3}|[DS][1-9])\b/g;

/** The requirements that a scenario proves, by its title and its tags. */
export const findRows = (title: string, tags: readonly string[]): readonly string[] => [
  ...new Set([title, ...tags].flatMap((text) => text.match(ROW) ?? [])),
];
