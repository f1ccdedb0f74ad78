import {
  findOverlap,
  type NamedEntry,
  overlaps,
  prepareOverlaps,
  recap,
  type ScheduleDraft,
} from '@carillon/protocol/schedule';
import { median, type Row, ratio } from './table.ts';

const TURNS = 9;
const TURN_MS = 60;

/** What a key typed in an event form costs: the overlap with the other events, and the whole recap (D5). */
export async function scheduleRows(): Promise<Row[]> {
  const few = makeOthers(64);
  const many = makeOthers(10_000);
  const fewIndex = prepareOverlaps(few);
  const manyIndex = prepareOverlaps(many);
  // Every evening but Sunday's: nobody else runs then, so every day is looked at.
  const entry = { repeat: 126, time: [1400, 1430] as const };
  const context = { timeZone: 'Europe/Rome', now: Date.UTC(2026, 10, 21, 8) };
  const draft = (minute: number): ScheduleDraft => ({
    id: 'evts/0',
    repeat: { kind: 'daily', days: [1, 2, 3, 4, 5, 6] },
    time: [minute, 1439],
  });

  const [prepared = 0, preparedMany = 0, pairwise = 0, prepare = 0, prepareMany = 0, whole = 0] = measure([
    () => findOverlap(entry, fewIndex),
    () => findOverlap(entry, manyIndex),
    () => few.some((other) => overlaps(entry, other)),
    () => prepareOverlaps(few),
    () => prepareOverlaps(many),
    (turn) => recap(draft(1400 + (turn % 30)), fewIndex, context),
  ]);
  const us = (value: number) => `${value.toFixed(value < 10 ? 3 : 1)} µs`;
  const times = `${us(pairwise)} to ask each of them, ${ratio(pairwise, prepared)}`;
  return [
    {
      name: 'overlap, one event against 64',
      value: us(prepared),
      reference: times,
      target: 'at most 0.5 µs',
    },
    { name: 'overlap, one event against 10,000', value: us(preparedMany), target: 'at most 0.5 µs' },
    { name: 'overlap, preparing 64', value: us(prepare), target: 'at most 50 µs' },
    { name: 'overlap, preparing 10,000', value: us(prepareMany) },
    { name: 'recap of a key typed, 64 others', value: us(whole), target: 'at most 20 µs' },
  ];
}

/** Daily events of 10 minutes that leave the evening free; more than a day holds run at the same time. */
function makeOthers(count: number): NamedEntry[] {
  return Array.from({ length: count }, (_, i) => {
    const start = (i * 20) % 1380;
    return { id: `evts/${i + 1}`, name: `Event ${i + 1}`, repeat: 127, time: [start, start + 10] as const };
  });
}

/** Microseconds a call, the middle of several turns; the ways take turns, and the first turn only warms up. */
function measure(ways: readonly ((turn: number) => unknown)[]): number[] {
  const turns = ways.map((): number[] => []);
  let kept: unknown;
  for (let turn = 0; turn <= TURNS; turn++) {
    for (const [i, way] of ways.entries()) {
      let calls = 0;
      let spentMs = 0;
      for (let batch = 1; spentMs < TURN_MS; batch *= 2) {
        const startMs = performance.now();
        for (let call = 0; call < batch; call++) kept = way(call);
        spentMs += performance.now() - startMs;
        calls += batch;
      }
      if (turn > 0) turns[i]?.push((spentMs * 1000) / calls);
    }
  }
  // Said once, so that no compiler may leave out the work.
  if (kept === undefined) throw new Error('Nothing was measured.');
  return turns.map(median);
}
