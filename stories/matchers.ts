// What a name or a text is looked for by, in any language: some have letters that mean something in a pattern.

/** Begins so; in longer words a bracket stands before it. */
export const startingWith = (text: string) => (said: string) =>
  said.startsWith(text) || said.startsWith(`[${text}`);

/** Has this in it. */
export const containing = (text: string) => (said: string) => said.includes(text);

/** A sentence with something in the place of each '|'. */
export const sentenceWith = (text: string) =>
  new RegExp(text.replaceAll(/[.*+?^${}()[\]\\]/g, '\\$&').replaceAll('|', '.+'));
