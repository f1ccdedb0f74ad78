/**
 * Whether one of the texts of a row has what is searched for, whatever the case (LST-04): plain text, no pattern
 * (FLT-080). An empty search finds every row.
 */
export function matchesText(texts: readonly string[], search: string): boolean {
  // Upper case, because fewer letters have two forms there: both of the Greek sigma, and 'ss' for the German ß.
  const wanted = search.toUpperCase();
  return wanted === '' || texts.some((text) => text.toUpperCase().includes(wanted));
}
