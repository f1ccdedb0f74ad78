import * as z from 'zod/mini';
import { type FirmwareProfile, PROFILE } from '../firmware/profile.ts';
import { type Allowed, sayWrong } from '../scenario/wrongShape.ts';

const HALF_MINUTE_MS = 30_000;
const DAY_MS = 86_400_000;

const within = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
const profile = z.strictObject({
  events: z.optional(within(1, 64)),
  connectMs: z.optional(z.tuple([within(0, HALF_MINUTE_MS), within(0, HALF_MINUTE_MS)])),
  stoppingMs: z.optional(within(0, HALF_MINUTE_MS)),
  queryMs: z.optional(within(HALF_MINUTE_MS, DAY_MS)),
});

const A_WHILE = `a whole number of milliseconds from 0 to ${HALF_MINUTE_MS}`;
const ALLOWED: Allowed = {
  '': Object.keys(profile.shape).join(', '),
  events: 'a whole number from 1 to 64',
  connectMs: 'the shortest and the longest time, such as [300, 900],',
  'connectMs.*': A_WHILE,
  stoppingMs: A_WHILE,
  queryMs: `a whole number of milliseconds from ${HALF_MINUTE_MS} to ${DAY_MS}`,
};

/** Reads a profile; what it leaves out is as in our own make. Throws a RangeError that says what is allowed. */
export function parseProfile(value: unknown): FirmwareProfile {
  const parsed = profile.safeParse(value);
  if (!parsed.success) throw new RangeError(sayWrong(parsed.error, ALLOWED, '', 'a profile'));
  const { connectMs = PROFILE.connectMs } = parsed.data;
  if (connectMs[0] > connectMs[1]) {
    throw new RangeError(`connectMs is not valid: ${ALLOWED.connectMs} the shortest first, is allowed.`);
  }
  return { ...PROFILE, ...parsed.data, connectMs };
}
