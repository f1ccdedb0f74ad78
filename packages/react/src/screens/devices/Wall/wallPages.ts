import type { Judgment } from '../../../hooks/device/useAttention.ts';
import { needsAttention } from '../Fleet/reasons.ts';

/** So many tiles stand in a page, six in each of three rows. */
const PAGE_SIZE = 18;
/** How long a page stays; one with trouble stays twice as long. */
export const TURN_MS = 20_000;

/** Cuts devices into pages, in the order in which they are given: a device never leaves its place. */
export function cutPages<Of>(devices: readonly Of[]): readonly (readonly Of[])[] {
  const count = Math.ceil(devices.length / PAGE_SIZE);
  return Array.from({ length: count }, (_, page) => devices.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE));
}

/** Whether a page has shown long enough what is wrong in it, or that nothing is. */
export const isSeen = (judgments: readonly Judgment[], shownMs: number): boolean =>
  shownMs >= (judgments.some(needsAttention) ? 2 : 1) * TURN_MS;
