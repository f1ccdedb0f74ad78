import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { NIGHTLY } from './testBrokenJudges.ts';
import { ALL_BROKEN, formatTally, keepLedger, type Tally } from './testLedger.ts';
import { keepLedgerOnAllCores } from './testLedgerWorker.ts';
import { DEVICES, MINUTES } from './testNight.ts';

/** How much of all 10,000 nights: `npm run soak` does all of them. */
const share = Number(process.env.CARILLON_SOAK ?? 0.006);
const NIGHTS = Math.round(10_000 * share);
const TIMEOUT_MS = 60_000 + 3_600_000 * share;
/** What each cause must have been told at the least, in all the nights. */
const EACH = Math.max(1, Math.floor(200 * share));

let ledger: Promise<Tally> | undefined;

/** A sample is kept on one core, for the others have tests of their own. */
function readLedger(): Promise<Tally> {
  ledger ??= process.env.CARILLON_SOAK
    ? keepLedgerOnAllCores(NIGHTS)
    : Promise.resolve(keepLedger(Array.from({ length: NIGHTS }, (_, i) => i + 1)));
  return ledger;
}

test(
  `FLV-03 FLT-133 in ${NIGHTS} nights of ten devices with every fault, the judgment of each minute is the truth`,
  async () => {
    const tally = await readLedger();
    if (process.env.CARILLON_SOAK) console.info(formatTally(tally, NIGHTS));
    const { counts, complaints, minutes, apart, wrong, deaf } = tally;
    expect(complaints).toEqual([]);
    expect(wrong).toBe(0);
    expect(deaf).toBe(0);
    expect(minutes).toBeGreaterThan(0.7 * NIGHTS * DEVICES * MINUTES);
    expect(apart / minutes).toBeLessThan(0.02);
    expect(NIGHTLY.filter((cause) => (counts[cause] ?? 0) < EACH)).toEqual([]);
  },
  TIMEOUT_MS,
);

test('FLV-03 the truth of the ledger knows nothing of the judgment: no module that it is made of is one of attention', () => {
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const text = readFileSync(path, 'utf8');
    for (const [, from = ''] of text.matchAll(/\bfrom '([^']+)'/g)) {
      const door = /^@carillon\/protocol\/(.+)$/.exec(from)?.[1];
      if (door) visit(join(import.meta.dirname, '../../../packages/protocol/src', door, 'index.ts'));
      else if (from.startsWith('.')) visit(join(dirname(path), from));
    }
  };
  visit(join(import.meta.dirname, 'testTruth.ts'));
  expect(seen.size).toBeGreaterThan(20);
  expect([...seen].filter((path) => path.includes('attention'))).toEqual([]);
});

test(
  'FLV-03 the ledger finds each branch of the judgment that is broken on purpose',
  async () => {
    const { found } = await readLedger();
    expect(ALL_BROKEN.filter((name) => !found.includes(name))).toEqual([]);
  },
  TIMEOUT_MS,
);
