import { expect, test } from 'vitest';
import { type Loading, listRows } from '../bench/loading.ts';
import { boundUnits } from '../bench/reference.ts';
import { runBenches } from '../bench/run.ts';
import { boundKb, findMissed, formatRows, type Row } from '../bench/table.ts';

const rows: readonly Row[] = [
  { name: 'a key', value: '3.1 ms', reference: '2.00 x React', target: 'at most 5 units', met: true },
  { name: 'a frame of scrolling', value: '40 ms', target: 'at most 5 units', met: false },
  { name: 'a start', value: '2 s' },
];

async function run(...benches: readonly (() => Promise<readonly Row[]>)[]) {
  const said: string[] = [];
  const isMet = await runBenches(
    benches.map((bench, i) => [`bench${i}`, bench] as const),
    (line) => said.push(line),
  );
  return { isMet, said };
}

test('a bound that is missed is marked in its row, and no other one', () => {
  expect(formatRows(rows)).toEqual([
    'a key                  3.1 ms   2.00 x React   at most 5 units',
    'a frame of scrolling   40 ms                   at most 5 units (MISSED)',
    'a start                2 s',
  ]);
  expect(findMissed(rows)).toEqual(['a frame of scrolling']);
});

test('a bound of which its row does not say whether it is met is missed', () => {
  expect(findMissed([{ name: 'a key', value: '1 ms', target: '2 ms' }])).toEqual(['a key']);
});

test('all benches run, and then the run says which bounds were missed', async () => {
  const { isMet, said } = await run(
    async () => rows,
    async () => [{ name: 'a last one', value: '1 ms', target: '2 ms', met: true }],
  );
  expect(said).toContain('a last one   1 ms      2 ms');
  expect([isMet, said.at(-1)]).toEqual([false, 'Missed: a frame of scrolling']);
});

test('what could not be measured has missed its bound, and ends no other bench', async () => {
  const { isMet, said } = await run(
    () => Promise.reject(new Error('no browser')),
    async () => rows.slice(0, 1),
  );
  expect(said.join('\n')).toMatch(/^bench0 could not be measured: Error: no browser[\s\S]*\na key /);
  expect([isMet, said.at(-1)]).toEqual([false, 'Missed: bench0']);
});

test('where every bound is met, nothing is said of it', async () => {
  const { isMet, said } = await run(async () => rows.slice(0, 1));
  expect([isMet, said.length]).toEqual([true, 2]);
});

test.each([
  ['units', 5, boundUnits({ ms: 5, unitMs: 1, units: 5 }, 5), true],
  ['units', 'too many', boundUnits({ ms: 6, unitMs: 1, units: 5.01 }, 5), false],
  ['units', 'not measured', boundUnits(undefined, 5), false],
  ['units', 'no number', boundUnits({ ms: 1, unitMs: 0, units: Number.NaN }, 5), false],
  ['a size', 'as large as it may be', boundKb(20, 20), true],
  ['a size', 'too large', boundKb(20.1, 20), false],
  ['a size', 'none', boundKb(undefined, 20), false],
])('a bound in %s, %s, is met: %#', (_what, _case, { met }, isMet) => {
  expect(met).toBe(isMet);
});

const loaded: Loading = {
  firstPaint: 500,
  largestPaint: 700,
  largest: 'h1',
  meter: Number.NaN,
  lanes: 900,
  shift: 0,
  kb: 100,
};

test.each([
  ['is measured', [loaded, loaded, loaded], '0.90 s', true],
  [
    'was never there',
    [loaded, loaded, loaded].map((one) => ({ ...one, lanes: Number.NaN })),
    'not measured',
    false,
  ],
  ['was missing once', [loaded, { ...loaded, lanes: Number.NaN }, loaded], 'not measured', false],
  ['was not loaded at all', [], 'not measured', false],
])('a bound of a page is missed by what was not measured: what %s', (_case, loadings, value, isMet) => {
  const rows = listRows({ name: 'a page', bounds: { lanes: 1000 } }, loadings, 250);
  expect(rows.find(({ name }) => name.startsWith('a page, all'))).toMatchObject({ value, met: isMet });
  expect(findMissed(rows).length === 0).toBe(isMet);
  // Nothing is asked of it, and it has no row.
  expect(rows.some(({ name }) => name.includes('meter'))).toBe(false);
});
