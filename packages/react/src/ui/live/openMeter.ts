import type { Clock } from '@carillon/protocol/time';
import { type MeterLabels, type MeterParts, type MeterSource, startMeter } from './meterDrawing.ts';
import { createMeterTicker, type MeterTicker, type PageState, watchPage } from './meterTicker.ts';

let page: PageState | undefined;
const tickers = new WeakMap<Clock, MeterTicker>();

/** Makes a rendered meter live; all of a page that go by one clock beat together. Returns a function that stops it. */
export function openMeter(
  parts: MeterParts,
  source: MeterSource,
  getLabels: () => MeterLabels,
  clock: Clock,
): () => void {
  page ??= watchPage();
  const ticker = tickers.get(clock) ?? createMeterTicker(clock, page);
  tickers.set(clock, ticker);
  return startMeter(parts, source, getLabels, ticker, clock, page);
}
