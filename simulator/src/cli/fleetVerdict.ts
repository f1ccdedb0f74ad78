import type { Clock } from '@carillon/protocol/time';
import type { FleetCounters } from '../fleet/uplink.ts';
import { formatMs } from '../scenario/expectation.ts';
import { type OptionValues, readTime } from './options.ts';
import { UsageError } from './usage.ts';

/** What a fleet is to come to. */
export interface Goal {
  /** How long it runs; without it, until there is a verdict. */
  readonly forMs: number | undefined;
  /** So many devices are to be online. */
  readonly online: number | undefined;
  /** How long that may take, at the begin and after connections were cut. */
  readonly withinMs: number;
  /** So many connections are cut once the devices are online. */
  readonly cut: number;
}

const DEFAULT_WITHIN_MS = 30_000;
const LOOK_MS = 50;
/** What nobody expects is known sooner. */
const OUT_OF_REACH_MS = 10_000;

/** The goal that a command line names; undefined where it names none. Throws a UsageError for what is no time and no share. */
export function readGoal(values: OptionValues, devices: number): Goal | undefined {
  const { for: run, within, kill, 'expect-online': expected } = values;
  const alone = (['within', 'kill'] as const).find((name) => values[name] !== undefined);
  if (alone !== undefined && expected === undefined) {
    throw new UsageError(`--${alone} needs --expect-online, such as --expect-online 100%.`);
  }
  if (run === undefined && expected === undefined) return undefined;
  return {
    forMs: run === undefined ? undefined : readTime('for', run),
    online: expected === undefined ? undefined : readShare('expect-online', expected, devices),
    withinMs: within === undefined ? DEFAULT_WITHIN_MS : readTime('within', within),
    cut: kill === undefined ? 0 : readShare('kill', kill, devices),
  };
}

/** A share such as 10%, or a number, of so many; at least one. */
function readShare(name: string, given: string, of: number): number {
  const [, count, percent] = /^(\d{1,7}(?:\.\d{1,3})?)(%)?$/.exec(given) ?? [];
  const share = percent ? (of * Number(count)) / 100 : Number(count);
  if (share > 0 && share <= of && (percent || Number.isInteger(share))) return Math.ceil(share);
  throw new UsageError(
    `--${name} must be a share or a number of the ${of} devices, such as 10% or 1, not '${given}'.`,
  );
}

/** What a fleet is judged by. */
export interface Judged {
  readonly clock: Clock;
  readonly counters: Readonly<FleetCounters>;
  cut(count: number): number;
  /** Why the last connection failed or was lost. */
  why(): string;
}

interface FleetVerdict {
  readonly isGood: boolean;
  readonly sentence: string;
}

/** Waits until a fleet has come to its goal, or cannot any more; in a sentence. */
export async function judge(goal: Goal, fleet: Judged, signal: AbortSignal): Promise<FleetVerdict> {
  const { forMs, online = 0, withinMs, cut } = goal;
  const { clock, counters } = fleet;
  const startMs = clock.now();
  const count = (value: number) => value.toLocaleString('en-US');
  const plural = (value: number, one: string, many: string) => `${count(value)} ${value === 1 ? one : many}`;
  const says: string[] = [];
  const fail = (what: string): FleetVerdict => ({ isGood: false, sentence: `${what}: ${fleet.why()}.` });
  const isOnline = () => counters.online >= online;

  /** How long it took, or undefined where it did not come, or a signal did. */
  async function wait(isThere: () => boolean, mostMs: number): Promise<number | undefined> {
    const fromMs = clock.now();
    while (!isThere()) {
      if (signal.aborted || clock.now() - fromMs >= mostMs) return undefined;
      await new Promise<void>((resolve) => void clock.after(LOOK_MS, resolve));
    }
    return clock.now() - fromMs;
  }
  const isAsked = goal.online !== undefined;
  const ended = {
    isGood: !isAsked,
    sentence: isAsked ? 'ended by a signal before there was a verdict.' : '',
  };

  if (!isAsked) {
    const tookMs = await wait(() => counters.online > 0, OUT_OF_REACH_MS);
    if (signal.aborted) return ended;
    if (tookMs === undefined) return fail(`no device was online after ${formatMs(OUT_OF_REACH_MS)}`);
  } else {
    const tookMs = await wait(isOnline, withinMs);
    if (signal.aborted) return ended;
    const all = `${count(counters.online)} of ${count(online)} expected devices were online`;
    if (tookMs === undefined) return fail(`${all} after ${formatMs(withinMs)}`);
    says.push(`${plural(online, 'device was', 'devices were')} online after ${formatMs(tookMs)}`);
  }
  if (cut > 0) {
    const lostBefore = counters.lost;
    const done = fleet.cut(cut);
    const tookMs = await wait(() => counters.lost - lostBefore >= done && isOnline(), withinMs);
    if (signal.aborted) return ended;
    const what = plural(done, 'connection was cut', 'connections were cut');
    if (tookMs === undefined) {
      return fail(
        `${what}, and ${count(counters.online)} of ${count(online)} devices were online ${formatMs(withinMs)} later`,
      );
    }
    says.push(
      `${what}, and ${plural(online, 'device was', 'devices were')} online again after ${formatMs(tookMs)}`,
    );
  }
  if (forMs !== undefined) {
    await wait(() => false, Math.max(0, startMs + forMs - clock.now()));
    if (signal.aborted) return ended;
    if (!isOnline())
      return fail(`at the end ${count(counters.online)} of ${count(online)} expected devices were online`);
    const ranMs = clock.now() - startMs;
    // A second more is no more than was asked for.
    says.push(`it ran for ${formatMs(ranMs - forMs < 1000 ? forMs : ranMs)}`);
  }
  return { isGood: true, sentence: `${says.join('; ')}.` };
}
