/** How well a text has what is searched for: 0 is the whole of it, `NO_MATCH` not at all. */
function findLevel(text: string, wanted: string): number {
  const upper = text.toUpperCase();
  if (upper === wanted) return 0;
  if (upper.startsWith(wanted)) return 1;
  if (!upper.includes(wanted)) return NO_MATCH;
  return toWords(upper).includes(toWords(wanted)) ? 2 : 3;
}

const NO_MATCH = 4;

/** Where a word begins there is a blank before it, and nowhere else but between words. */
const toWords = (text: string) => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trimStart()}`;

export interface RankOptions {
  /** What has it in none of its texts is the last of all: a server may have found it elsewhere. By default it is left out. */
  readonly keepsOthers?: boolean;
}

/**
 * What has a text, the nearest first: a text that is it, begins with it, has a word that does, has it anywhere. The first
 * text of each, its name, goes before its others; what is as near as another stays in its order.
 */
export function rankMatches<Item>(
  items: readonly Item[],
  search: string,
  getTexts: (item: Item) => readonly string[],
  { keepsOthers = false }: RankOptions = {},
): Item[] {
  const wanted = search.trim().toUpperCase();
  if (wanted === '') return [...items];
  return items
    .map((item) => {
      const levels = getTexts(item).map((text, i) => findLevel(text, wanted) + (i === 0 ? 0 : 0.5));
      return { item, level: Math.min(NO_MATCH, ...levels) };
    })
    .filter(({ level }) => keepsOthers || level < NO_MATCH)
    .sort((one, other) => one.level - other.level)
    .map(({ item }) => item);
}
