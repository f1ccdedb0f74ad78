import * as z from 'zod/mini';
import { CAUSES, type Cause } from '../attention/causes.ts';
import { text } from '../field/field.ts';
import { MAX_LIST_LIMIT } from '../list/limits.ts';
import { type IncidentDevice, isVouched, type JudgedDevice } from './falls.ts';

/** A reason of some devices that is hidden for a while: of a device that has another one then, it is told. */
export interface Snooze {
  readonly cause: Cause;
  readonly labels: readonly string[];
  /** In milliseconds since 1970; null until it changes. */
  readonly untilMs: number | null;
}

/** So many are kept in a browser: with one more the oldest wakes. */
export const MOST_SNOOZES = 100;

const MAX_LABEL_LENGTH = 64;

const snooze = z.object({
  cause: z.enum(CAUSES as readonly [Cause]),
  labels: z.array(text(MAX_LABEL_LENGTH)).check(z.minLength(1), z.maxLength(MAX_LIST_LIMIT)),
  untilMs: z.nullable(z.number()),
});

/** The version of what a browser keeps under `carillon.snoozes.{userId}`. */
const VERSION = 1;

/** Whether this hides the reason of a device. */
export const isSnoozed = (
  { cause, labels }: Snooze,
  { device_id }: Pick<IncidentDevice, 'device_id'>,
  reason: Cause,
): boolean => cause === reason && labels.includes(device_id);

/** Hides a reason of devices, in place of what hid it before. */
export function addSnooze(snoozes: readonly Snooze[], added: Snooze): readonly Snooze[] {
  const others = snoozes.flatMap((other) => {
    if (other.cause !== added.cause) return other;
    return withLabels(
      other,
      other.labels.filter((label) => !added.labels.includes(label)),
    );
  });
  return [...others, added].slice(-MOST_SNOOZES);
}

/** Those that hide something still: a time that is over wakes, and so does a reason that has changed, if that is wanted. */
export function keepSnoozes(
  snoozes: readonly Snooze[],
  judged: readonly JudgedDevice[],
  utcMs: number,
): readonly Snooze[] {
  if (snoozes.length === 0) return snoozes;
  const now = new Map(judged.map(({ device, judgment }) => [device.device_id, judgment]));
  const kept = snoozes.flatMap((known) => {
    const { cause, labels, untilMs } = known;
    if (untilMs !== null) return untilMs > utcMs ? known : [];
    return withLabels(
      known,
      labels.filter((label) => {
        const judgment = now.get(label);
        return !judgment || !isVouched(judgment) || judgment.cause === cause;
      }),
    );
  });
  const isSame = kept.length === snoozes.length && kept.every((known, index) => known === snoozes[index]);
  return isSame ? snoozes : kept;
}

/** The same one where it hides as many as before, and none where it hides nothing. */
function withLabels(known: Snooze, labels: readonly string[]): Snooze[] {
  if (labels.length === known.labels.length) return [known];
  return labels.length === 0 ? [] : [{ ...known, labels }];
}

/** The snoozes that a browser has kept. What cannot be one is dropped, and then they are not whole. */
export function readSnoozes(stored: string | null): { snoozes: readonly Snooze[]; isWhole: boolean } {
  if (stored === null) return { snoozes: [], isWhole: true };
  const kept = parseStored(stored) ?? [null];
  const snoozes = kept.flatMap((one) => snooze.safeParse(one).data ?? []).slice(-MOST_SNOOZES);
  return { snoozes, isWhole: snoozes.length === kept.length };
}

function parseStored(stored: string): readonly unknown[] | undefined {
  try {
    const { v, snoozes }: Record<string, unknown> = Object(JSON.parse(stored));
    return v === VERSION && Array.isArray(snoozes) ? snoozes : undefined;
  } catch {
    return undefined;
  }
}

/** The text of snoozes, for a storage; null where there is none. */
export const writeSnoozes = (snoozes: readonly Snooze[]): string | null =>
  snoozes.length === 0 ? null : JSON.stringify({ v: VERSION, snoozes });
