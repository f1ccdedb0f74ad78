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
/** What a file says besides its code: what it imports and exports. */
const FRAME_BYTES = 300;

/**
 * Which files are better one: those that the same pages need, and others where little is loaded for nothing. `pages` are the
 * files of pages, and `parts` those that a page fetches by itself; both stay as they are, as does everything that none of
 * them needs or that is `always` there. A part makes no page load more, and loads nothing that only other pages need.
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
  for (let next = joinTwo(chunks, wasteBytes); next; next = joinTwo(chunks, wasteBytes)) chunks = next;
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

/** Joins the two chunks that waste least; undefined where any two would waste too much, or need each other in a circle. */
function joinTwo(chunks: readonly Chunk[], wasteBytes: number): readonly Chunk[] | undefined {
  const pairs = chunks.flatMap((one, i) =>
    chunks.slice(i + 1).map((other) => ({ one, other, waste: wasteOf(one, other) })),
  );
  const cheap = pairs.filter(({ waste }) => waste <= wasteBytes).sort((a, b) => a.waste - b.waste);
  for (const { one, other } of cheap) {
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

/** What is loaded for nothing if two chunks are one, for each page that needs both; of parts alone, for each of them. */
function wasteOf(one: Chunk, other: Chunk): number {
  const shared = (kind: 'pages' | 'parts') => [...one[kind]].filter((name) => other[kind].has(name)).length;
  const isOfParts = one.pages.size + other.pages.size === 0;
  const both = shared(isOfParts ? 'parts' : 'pages');
  const onlyIn = (chunk: Chunk, without: Chunk) =>
    [...chunk.pages].filter((name) => !without.pages.has(name)).length +
    [...chunk.parts].filter((name) => !without.parts.has(name)).length;
  return both === 0 ? Infinity : (onlyIn(one, other) * other.bytes + onlyIn(other, one) * one.bytes) / both;
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
