import {
  findOverlap,
  type NamedEntry,
  overlaps,
  prepareOverlaps,
  recap,
  type ScheduleDraft,
} from '@carillon/protocol/schedule';
import { boundUnits, type Cost, costText, measureCosts } from './reference.ts';
import type { Row } from './table.ts';

const TURNS = { turns: 9, turnMs: 60 };

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

  const [prepared, preparedMany, pairwise, prepare, prepareMany, whole] = measureCosts(
    [
      () => findOverlap(entry, fewIndex),
      () => findOverlap(entry, manyIndex),
      () => few.some((other) => overlaps(entry, other)),
      () => prepareOverlaps(few),
      () => prepareOverlaps(many),
      (call) => recap(draft(1400 + (call % 30)), fewIndex, context),
    ],
    TURNS,
  );
  const row = (name: string, cost: Cost | undefined, bound?: number): Row => ({
    name,
    value: cost ? us(cost) : 'not measured',
    ...(cost && { reference: costText(cost) }),
    ...(bound === undefined ? {} : boundUnits(cost, bound)),
  });
  const us = ({ ms }: Cost) => `${(1000 * ms).toFixed(ms < 0.01 ? 3 : 1)} µs`;
  return [
    row('overlap, one event against 64', prepared, 0.0005),
    row('overlap, one event against 64, each of them asked', pairwise),
    row('overlap, one event against 10,000', preparedMany, 0.0005),
    row('overlap, preparing 64', prepare, 0.05),
    row('overlap, preparing 10,000', prepareMany),
    row('recap of a key typed, 64 others', whole, 0.02),
  ];
}

/** Daily events of 10 minutes that leave the evening free; more than a day holds run at the same time. */
function makeOthers(count: number): NamedEntry[] {
  return Array.from({ length: count }, (_, i) => {
    const start = (i * 20) % 1380;
    return { id: `evts/${i + 1}`, name: `Event ${i + 1}`, repeat: 127, time: [start, start + 10] as const };
  });
}
