/**
 * How long a text is, in characters (Unicode code points): the units in which every field, schema and server counts, and
 * JSON Schema too. An emoji is one, not two (FLT-084).
 */
export const countCharacters = (text: string): number => [...text].length;

/** The first `max` characters of a text; no emoji is halved. */
export const cutCharacters = (text: string, max: number): string =>
  // A character is at most two units long: of a megabyte nobody looks at the rest.
  text.length <= max ? text : [...text.slice(0, 2 * max)].slice(0, max).join('');
