/** From where to where a text has what `matchesText` looks for, in UTF-16 units; null where it has not. */
export function findMatch(text: string, search: string): readonly [from: number, to: number] | null {
  const wanted = search.toUpperCase();
  const at = wanted === '' ? -1 : text.toUpperCase().indexOf(wanted);
  if (at < 0) return null;
  // One letter may be two in upper case, as 'ß' is: where each of them came from.
  let from = 0;
  let upperEnd = 0;
  let to = 0;
  for (const letter of text) {
    if (upperEnd <= at) from = to;
    to += letter.length;
    upperEnd += letter.toUpperCase().length;
    if (upperEnd >= at + wanted.length) break;
  }
  return [from, to];
}

/** The search before, and its upper case: a list asks with the same one for each of its rows, ten thousand times a key. */
let last = { search: '', wanted: '' };

/**
 * Whether one of the texts of a row has what is searched for, whatever the case (LST-04): plain text, no pattern
 * (FLT-080). An empty search finds every row.
 */
export function matchesText(texts: readonly string[], search: string): boolean {
  // Upper case, because fewer letters have two forms there: both of the Greek sigma, and 'ss' for the German ß.
  if (search !== last.search) last = { search, wanted: search.toUpperCase() };
  const { wanted } = last;
  return wanted === '' || texts.some((text) => text.toUpperCase().includes(wanted));
}
