// What this machine is worth, measured in the run whose figures are judged: a bound in units is missed by what costs more,
// and not by a slower machine.
import type { CDPSession, Page } from 'playwright';
import { type Bound, median } from './table.ts';

const WEEK = 10_080;
const RECORDS = 64;
const ROUNDS = 20;

/**
 * One unit: plain work of the kinds that ours is made of, without a line of ours in it. Tables of the minutes of a week are
 * filled and walked, JSON is written and read, records are sorted by their names and kept in a map. At most a millisecond
 * on the machine that the bounds are from, so that so many units are no more than so many milliseconds were.
 */
export function doUnit(): number {
  let sum = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const running = new Int32Array(WEEK);
    for (let start = 0; start < WEEK; start += 20) running.fill(start + round, start, start + 10);
    let until = 0;
    for (let minute = WEEK - 1; minute >= 0; minute--) {
      until = running[minute] ? 0 : until + 1;
      sum += until;
    }
    const records = Array.from({ length: RECORDS }, (_, i) => ({
      id: `record/${(i * 37) % RECORDS}`,
      name: `Record ${(i * 29) % RECORDS}`,
      time: [i, i + round],
    }));
    const read: typeof records = JSON.parse(JSON.stringify(records));
    const byId = new Map(
      read.sort((a, b) => (a.name < b.name ? -1 : 1)).map((record) => [record.id, record]),
    );
    for (const { id } of records) sum += byId.get(id)?.time[1] ?? 0;
  }
  return sum;
}

/** What something takes, and what a unit took right beside it; both in milliseconds. */
export interface Pair {
  readonly ms: number;
  readonly unitMs: number;
}

/** The middle of several pairs. A pair is one moment of the machine: the quotients are taken before the middle. */
export interface Cost {
  readonly ms: number;
  readonly unitMs: number;
  readonly units: number;
}

export const sumCost = (pairs: readonly Pair[]): Cost => ({
  ms: median(pairs.map(({ ms }) => ms)),
  unitMs: median(pairs.map(({ unitMs }) => unitMs)),
  units: median(pairs.map(({ ms, unitMs }) => ms / unitMs)),
});

/** Units in three figures: '46.1 units'. */
const unitText = (units: number): string =>
  `${units.toLocaleString('en-US', { maximumSignificantDigits: 3 })} units`;

/** How many units something takes, and what a unit is. */
export const costText = ({ units, unitMs }: Cost): string => `${unitText(units)} of ${unitMs.toFixed(2)} ms`;

/** A bound in units. */
export const atMostUnits = (units: number): string => `at most ${unitText(units)}`;

/** The same of a cost that was measured: what was not has missed it. */
export const boundUnits = (cost: Cost | undefined, units: number): Bound => ({
  target: atMostUnits(units),
  met: cost !== undefined && cost.units <= units,
});

/** A bound that somebody feels, who does not ask how quick the machine is: it stays a time. */
export const forPeople = (bound: string): string => `for people: ${bound}`;

/** Milliseconds of the processor that this thread has had since then: a busy machine takes as much. */
export function threadMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1000;
}

/** Said once, so that no compiler may leave out the work. */
let kept: unknown;

/** Milliseconds of a call, over so many that they take some time altogether. */
function timeCalls(run: (call: number) => unknown, atLeastMs: number): number {
  const cpu = process.threadCpuUsage();
  let calls = 0;
  let spentMs = 0;
  for (let batch = 1; spentMs < atLeastMs; batch *= 2) {
    for (let call = 0; call < batch; call++) kept = run(call);
    spentMs = threadMs(cpu);
    calls += batch;
  }
  return spentMs / calls;
}

/** Milliseconds of one unit in this moment. */
export const timeUnit = (atLeastMs = 60): number => timeCalls(doUnit, atLeastMs);

interface Turns {
  readonly turns: number;
  /** How long each is measured in a turn. */
  readonly turnMs: number;
}

/** What each of some ways costs. They take turns, each with a unit beside it, and the first turn only warms up. */
export function measureCosts(ways: readonly ((call: number) => unknown)[], { turns, turnMs }: Turns): Cost[] {
  const pairs = ways.map((): Pair[] => []);
  for (let turn = 0; turn <= turns; turn++) {
    for (const [i, way] of ways.entries()) {
      const pair = { ms: timeCalls(way, turnMs), unitMs: timeUnit() };
      if (turn > 0) pairs[i]?.push(pair);
    }
  }
  if (kept === undefined) throw new Error('Nothing was measured.');
  return pairs.map(sumCost);
}

/** Milliseconds of script, style and layout on the main thread of a page so far: of the processor, not of the clock. */
export async function watchSpent(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return () => readSpent(session);
}

async function readSpent(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return 1000 * (of('ScriptDuration') + of('RecalcStyleDuration') + of('LayoutDuration'));
}

const PAGE_UNITS = 200;

/**
 * The unit of a browser, measured on an empty page beside the one that is measured: rows of elements are made, laid out, said
 * anew and laid out again. At most a millisecond on the machine that the bounds are from, as the other one.
 */
export async function openPageUnit(page: Page): Promise<() => Promise<number>> {
  const beside = await page.context().browser()?.newPage();
  if (!beside) throw new Error('The page has no browser.');
  const spent = await watchSpent(beside);
  return async () => {
    const before = await spent();
    await beside.evaluate(doPageUnits, PAGE_UNITS);
    return ((await spent()) - before) / PAGE_UNITS;
  };
}

/** In the page, in a task of its own: what is evaluated from outside does not count as its script. */
const doPageUnits = (count: number): Promise<void> =>
  new Promise((resolve) =>
    setTimeout(() => {
      for (let unit = 0; unit < count; unit++) {
        const list = document.createElement('div');
        const rows = Array.from({ length: 16 }, () => {
          const row = document.createElement('div');
          row.style.cssText = 'display: flex; gap: 8px; padding: 4px';
          row.append(document.createElement('span'), document.createElement('span'));
          return row;
        });
        list.append(...rows);
        document.body.append(list);
        for (const turn of ['first', 'second']) {
          for (const [i, row] of rows.entries()) {
            for (const cell of row.children) cell.textContent = `${turn} ${unit} ${i}`;
          }
          // Reading it makes the browser compute styles and layout now.
          list.getBoundingClientRect();
        }
        list.remove();
      }
      resolve();
    }),
  );
