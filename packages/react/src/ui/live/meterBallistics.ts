import { meterTop } from './meterScale.ts';

const fallPerSecond = 13; // PPM type I, IEC 60268-10
const peakHoldMs = 3000;
const clipHoldMs = 3000;
const staleAfterMs = 2000;

/** One channel of a meter, as it stands at `atMs`. Immutable; the functions below answer the next one. */
export interface MeterLane {
  /** What the bar shows. */
  readonly level: number;
  /** What the device said last; the bar falls to it. */
  readonly target: number;
  readonly peak: number;
  readonly peakHeldUntilMs: number;
  readonly clipUntilMs: number;
  readonly heardAtMs: number;
  readonly atMs: number;
}

/** A channel that has never been heard. */
export const silentLane: MeterLane = {
  level: 0,
  target: 0,
  peak: 0,
  peakHeldUntilMs: Number.NEGATIVE_INFINITY,
  clipUntilMs: Number.NEGATIVE_INFINITY,
  heardAtMs: Number.NEGATIVE_INFINITY,
  atMs: Number.NEGATIVE_INFINITY,
};

/** FLT-043: a level within the scale, or nothing if it is no number. */
export function readLevel(value: unknown): number | undefined {
  if (typeof value !== 'number' || Number.isNaN(value)) return undefined;
  return Math.min(Math.max(value, 0), meterTop);
}

/** A message came: the bar rises at once. A value that is none keeps the last one, but the device is alive. */
export function receiveLevel(lane: MeterLane, value: unknown, nowMs: number): MeterLane {
  const now = advanceLane(lane, nowMs);
  const target = readLevel(value) ?? now.target;
  const level = Math.max(now.level, target);
  const isNewPeak = level > 0 && level >= now.peak;
  return {
    level,
    target,
    peak: isNewPeak ? level : now.peak,
    peakHeldUntilMs: isNewPeak ? nowMs + peakHoldMs : now.peakHeldUntilMs,
    clipUntilMs: target >= meterTop ? nowMs + clipHoldMs : now.clipUntilMs,
    heardAtMs: nowMs,
    atMs: nowMs,
  };
}

/** Time passed: the bar falls 13 dB a second to what was said last, after 2 s without a message to nothing. */
export function advanceLane(lane: MeterLane, nowMs: number): MeterLane {
  if (nowMs <= lane.atMs) return lane;
  const staleAtMs = lane.heardAtMs + staleAfterMs;
  let level = Math.max(lane.target, lane.level - fall(lane.atMs, Math.min(nowMs, staleAtMs)));
  if (nowMs > staleAtMs) level = Math.max(0, level - fall(Math.max(lane.atMs, staleAtMs), nowMs));
  const target = isStale(lane, nowMs) ? 0 : lane.target;
  const peak = Math.max(level, lane.peak - fall(Math.max(lane.atMs, lane.peakHeldUntilMs), nowMs));
  if (level === lane.level && peak === lane.peak && target === lane.target) return lane;
  return {
    level,
    target,
    peak,
    peakHeldUntilMs: lane.peakHeldUntilMs,
    clipUntilMs: lane.clipUntilMs,
    heardAtMs: lane.heardAtMs,
    atMs: nowMs,
  };
}

/** Dimmed: no message for 2 s. */
export function isStale(lane: MeterLane, nowMs: number): boolean {
  return nowMs - lane.heardAtMs >= staleAfterMs;
}

/** The CLIP lamp: a value of 95 or more within the last 3 s. */
export function isClipping(lane: MeterLane, nowMs: number): boolean {
  return nowMs < lane.clipUntilMs;
}

/** When the lane will next look different if nothing more is heard: now, later, or never (Infinity). */
export function nextChangeMs(lane: MeterLane, nowMs: number): number {
  const target = isStale(lane, nowMs) ? 0 : lane.target;
  if (lane.level > target) return nowMs;
  const changes = [
    lane.peak > lane.level ? Math.max(nowMs, lane.peakHeldUntilMs) : Number.POSITIVE_INFINITY,
    isClipping(lane, nowMs) ? lane.clipUntilMs : Number.POSITIVE_INFINITY,
    isStale(lane, nowMs) ? Number.POSITIVE_INFINITY : lane.heardAtMs + staleAfterMs,
  ];
  return Math.min(...changes);
}

function fall(sinceMs: number, nowMs: number): number {
  return sinceMs < nowMs ? ((nowMs - sinceMs) / 1000) * fallPerSecond : 0;
}
