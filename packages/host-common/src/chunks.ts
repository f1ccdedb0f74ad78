/** A file of a bundle. */
export interface BuiltFile {
  readonly name: string;
  readonly bytes: number;
  /** The names of the files that it needs before it runs. */
  readonly imports: readonly string[];
}

/** Files that are better one, and the pages and parts of pages that need one of them. */
interface Chunk {
  readonly pages: ReadonlySet<string>;
  readonly parts: ReadonlySet<string>;
  readonly files: readonly BuiltFile[];
  readonly bytes: number;
}

/**
 * What may be loaded for nothing, in bytes before compression, for each page that then asks for a file fewer. On a slow line
 * that file takes as long as 15,000 bytes; but each page has a size to keep, and some must not load all that others share.
 */
const WASTE_BYTES = 2600;
/** The most files that a page asks for before it is drawn: each further one is another wait on a slow line (decision 0021). */
export const PAGE_FILES = 12;
/** What a file says besides its code: what it imports and exports. */
const FRAME_BYTES = 300;

/**
 * Which files are better one: those that the same pages need, and others where little is loaded for nothing. `pages` are the
 * files of pages, and `parts` those that a page fetches by itself; both stay as they are, as does everything that none of
 * them needs or that is `always` there. A part makes no page load more, and loads nothing that only other pages need. A page
 * that then still asks for more than `PAGE_FILES` has two of its own joined, where nobody loads more than `wasteBytes` for
 * nothing.
 */
export function findChunks(
  files: readonly BuiltFile[],
  pages: readonly string[],
  always: readonly string[],
  parts: readonly string[] = [],
  wasteBytes = WASTE_BYTES,
): readonly (readonly string[])[] {
  const known = new Map(files.map((file) => [file.name, file]));
  const isThere = collect(known, always);
  const needed = new Map([...pages, ...parts].map((entry) => [entry, collect(known, [entry])]));
  const whoNeeds = (name: string, entries: readonly string[]) =>
    new Set(entries.filter((entry) => needed.get(entry)?.has(name)));
  let chunks: readonly Chunk[] = files
    .filter(({ name }) => !isThere.has(name) && !needed.has(name))
    .map((file) => ({
      pages: whoNeeds(file.name, pages),
      parts: whoNeeds(file.name, parts),
      files: [file],
      bytes: file.bytes,
    }))
    .filter((chunk) => chunk.pages.size + chunk.parts.size > 0);
  const joinAll = (findPairs: () => readonly Pair[]) => {
    for (let next = joinTwo(chunks, findPairs()); next; next = joinTwo(chunks, findPairs())) chunks = next;
  };
  joinAll(() => pairsOf(chunks).filter(({ waste }) => waste <= wasteBytes));
  for (const page of pages) {
    const besides = [...(needed.get(page) ?? [])].filter(
      (name) => isThere.has(name) || needed.has(name),
    ).length;
    joinAll(() => {
      const own = chunks.filter((chunk) => chunk.pages.has(page));
      const isTooMany = besides + own.length > PAGE_FILES;
      return isTooMany ? pairsOf(own).filter(({ most }) => most <= wasteBytes) : [];
    });
  }
  return chunks.map((chunk) => chunk.files.map(({ name }) => name));
}

/** The names of files with all that they need. */
function collect(files: ReadonlyMap<string, BuiltFile>, names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    files.get(name)?.imports.forEach(visit);
  };
  names.forEach(visit);
  return found;
}

/** Two chunks, and what is loaded for nothing if they are one. */
interface Pair {
  readonly one: Chunk;
  readonly other: Chunk;
  /** In bytes, by all pages together for each page that needs both; of parts alone, for each of them. */
  readonly waste: number;
  /** In bytes, by the page or part that loads most for nothing. */
  readonly most: number;
}

const pairsOf = (chunks: readonly Chunk[]): readonly Pair[] =>
  chunks.flatMap((one, i) => chunks.slice(i + 1).map((other) => weighPair(one, other)));

function weighPair(one: Chunk, other: Chunk): Pair {
  const shared = (kind: 'pages' | 'parts') => [...one[kind]].filter((name) => other[kind].has(name)).length;
  const isOfParts = one.pages.size + other.pages.size === 0;
  const both = shared(isOfParts ? 'parts' : 'pages');
  const onlyIn = (chunk: Chunk, without: Chunk) =>
    [...chunk.pages].filter((name) => !without.pages.has(name)).length +
    [...chunk.parts].filter((name) => !without.parts.has(name)).length;
  const [first, second] = [onlyIn(one, other), onlyIn(other, one)];
  return {
    one,
    other,
    waste: both === 0 ? Infinity : (first * other.bytes + second * one.bytes) / both,
    most: Math.max(first > 0 ? other.bytes : 0, second > 0 ? one.bytes : 0),
  };
}

/** Joins the pair that wastes least; undefined where there is none, or all would need each other in a circle. */
function joinTwo(chunks: readonly Chunk[], pairs: readonly Pair[]): readonly Chunk[] | undefined {
  for (const { one, other } of [...pairs].sort((a, b) => a.waste - b.waste)) {
    const joined = [
      ...chunks.filter((chunk) => chunk !== one && chunk !== other),
      {
        pages: new Set([...one.pages, ...other.pages]),
        parts: new Set([...one.parts, ...other.parts]),
        files: [...one.files, ...other.files],
        bytes: one.bytes + other.bytes - FRAME_BYTES,
      },
    ];
    if (!isCircular(joined)) return joined;
  }
  return undefined;
}

/** Whether a chunk needs itself before it runs. */
function isCircular(chunks: readonly Chunk[]): boolean {
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.files.map(({ name }) => [name, chunk] as const)));
  const done = new Set<Chunk>();
  const under = new Set<Chunk>();
  const visit = (chunk: Chunk): boolean => {
    if (under.has(chunk)) return true;
    if (done.has(chunk)) return false;
    under.add(chunk);
    const needs = new Set(chunk.files.flatMap(({ imports }) => imports.map((name) => chunkOf.get(name))));
    const isFound = [...needs].some((need) => need && need !== chunk && visit(need));
    under.delete(chunk);
    done.add(chunk);
    return isFound;
  };
  return chunks.some(visit);
}
