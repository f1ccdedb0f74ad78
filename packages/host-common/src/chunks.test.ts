import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BuiltFile, findChunks } from './chunks.ts';

const file = (name: string, bytes: number, ...imports: string[]): BuiltFile => ({ name, bytes, imports });

test('what the same pages need is one chunk; what is always there, for one dialog or a page itself is in none', () => {
  const files = [
    file('start', 9000),
    file('list', 4000, 'start', 'rows', 'icons'),
    file('form', 4000, 'start', 'rows', 'icons', 'fields'),
    file('rows', 30_000, 'start'),
    file('icons', 20_000),
    file('fields', 40_000),
    file('dialog', 5000, 'fields'),
  ];
  expect(findChunks(files, ['list', 'form'], ['start'])).toEqual([['fields'], ['rows', 'icons']]);
});

test('a page loads something for nothing where that spares others a file, but not much', () => {
  const pages = ['one', 'two', 'three'];
  const all = (bytes: number) => [
    file('one', 900, 'rows'),
    file('two', 900, 'rows', 'extra'),
    file('three', 900, 'rows', 'extra'),
    file('rows', 30_000),
    file('extra', bytes),
  ];
  expect(findChunks(all(5200), pages, [])).toEqual([['rows', 'extra']]);
  expect(findChunks(all(5201), pages, [])).toEqual([['rows'], ['extra']]);
});

test('a part that a page fetches by itself fetches nothing that only other pages need, and in few files', () => {
  const files = [
    file('dash', 4000, 'live'),
    file('form', 4000, 'live', 'fields', 'codecs'),
    file('live', 30_000),
    file('fields', 40_000),
    file('codecs', 3000),
    file('facts', 3000),
    file('words', 3000),
    file('sound', 2000, 'dash', 'live', 'codecs', 'facts', 'words'),
  ];
  const pages = ['dash', 'form'];
  expect(findChunks(files, pages, [])).toEqual([['live'], ['fields', 'codecs']]);
  expect(findChunks(files, pages, [], ['sound'])).toEqual([
    ['live'],
    ['fields'],
    ['codecs'],
    ['facts', 'words'],
  ]);
});

test('chunks that no page needs both of stay apart', () => {
  const files = [file('one', 900, 'a'), file('two', 900, 'b'), file('a', 10), file('b', 10)];
  expect(findChunks(files, ['one', 'two'], [])).toEqual([['a'], ['b']]);
});

test('a page that asks for more than twelve files has two of its own joined, whoever else then loads a little more', () => {
  /** The chunks of a form that needs so many files, each of which another page needs too. */
  const chunksOf = (count: number, bytes: number) => {
    const shared = Array.from({ length: count }, (_, i) => file(`shared${i}`, i < 2 ? bytes : 3000));
    const others = shared.map(({ name }, i) => file(`other${i}`, 900, name));
    const form = file('form', 900, ...shared.map(({ name }) => name));
    const pages = [form, ...others];
    return findChunks(
      [...pages, ...shared],
      pages.map(({ name }) => name),
      [],
    );
  };
  // Two pages load 1,400 bytes for nothing so that one asks for a file fewer: too much, but for a page of thirteen files.
  expect(chunksOf(11, 1400)).toHaveLength(11);
  expect(chunksOf(12, 1400)).toHaveLength(11);
  expect(chunksOf(12, 1400)).toContainEqual(['shared0', 'shared1']);
  expect(chunksOf(12, 2600)).toHaveLength(11);
  expect(chunksOf(12, 2601)).toHaveLength(12);
});

/** Files that each need some of those before, and pages of some of them. */
const builds = fc
  .tuple(
    fc.array(fc.record({ bytes: fc.constantFrom(20, 500, 1000, 80_000), needs: fc.nat() }), {
      minLength: 3,
      maxLength: 8,
    }),
    fc.array(fc.nat(), { minLength: 2, maxLength: 6 }),
  )
  .map(([chunks, pages]) => {
    const some = (bits: number, count: number) =>
      Array.from({ length: count }, (_, i) => `file${i}`).filter((_, i) => (bits >> (3 * i)) % 8 < 3);
    return [
      ...chunks.map(({ bytes, needs }, i) => file(`file${i}`, bytes, ...some(needs, i))),
      ...pages.map((needs, i) => file(`page${i}`, 100, ...some(needs, chunks.length))),
    ];
  });

test('no two chunks need each other before they run', () => {
  fc.assert(
    fc.property(builds, (files) => {
      const pages = files.map(({ name }) => name).filter((name) => name.startsWith('page'));
      const chunks = findChunks(files, pages, []);
      const chunkOf = new Map(chunks.flatMap((names) => names.map((name) => [name, names] as const)));
      /** What has to run before a chunk does, and before that; a circle never ends. */
      const run = (chunk: readonly string[], under: readonly (readonly string[])[]): void => {
        expect(under).not.toContain(chunk);
        for (const { name, imports } of files) {
          if (!chunk.includes(name)) continue;
          for (const needed of imports.map((needed) => chunkOf.get(needed))) {
            if (needed && needed !== chunk) run(needed, [...under, chunk]);
          }
        }
      };
      for (const chunk of chunks) run(chunk, []);
    }),
    { numRuns: 1000 },
  );
});
