import { expect, test } from 'vitest';
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
