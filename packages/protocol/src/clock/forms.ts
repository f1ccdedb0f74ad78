import * as z from 'zod/mini';
import { date, matching } from '../field/field.ts';
import { findProblems, type Problems } from '../form/problem.ts';
import { toEpoch, toLocalDateTime } from './local.ts';
import { ntpHostPattern } from './ntp.ts';
import { type RtccBody, toRtccBody } from './rtcc.ts';

/** What is typed in 'Adjust date and time' (D5, CLK-04): in the zone of the person who types, and when to ask the time server. */
export const clockForm = z.object({
  date: date('problem.clock.date'),
  time: matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'problem.clock.time'),
  boot: z.enum(['always', 'never']),
});
export type ClockForm = z.infer<typeof clockForm>;

/** What is wrong with 'Adjust date and time'; `today` is the date of now, 'YYYY-MM-DD': no earlier one may be set (D5). */
export function findClockProblems(form: ClockForm, today: string): Problems {
  // Dates of this form sort as text.
  const past: Problems = form.date < today ? { date: { key: 'problem.clock.date' } } : {};
  return { ...past, ...findProblems(clockForm, form) };
}

/** What 'Adjust date and time' shows of a device's clock: empty fields where that is no date. */
export const toClockForm = ({ epoch, b }: Pick<RtccBody, 'epoch' | 'b'>, timeZone: string): ClockForm => ({
  ...(toLocalDateTime(epoch, timeZone) ?? { date: '', time: '' }),
  boot: b ? 'always' : 'never',
});

/** What 'Adjust date and time' sends of what was typed: null where that is no date or time from 1970 to 9999. */
export function toClockBody(form: ClockForm, timeZone: string): RtccBody | null {
  return toRtccBody(toEpoch(form, timeZone) ?? Number.NaN, form.boot === 'always');
}

/** What is typed in the NTP server dialog (D5, CLK-03), without blanks around it. */
export const ntpForm = ntpFormIn(false);
export type NtpForm = z.infer<typeof ntpForm>;

/** The rules of the NTP server dialog; `isDevelopment` allows localhost. */
/* @__NO_SIDE_EFFECTS__ */
export function ntpFormIn(isDevelopment: boolean) {
  return z.object({ host: matching(ntpHostPattern(isDevelopment), 'problem.clock.ntp') });
}

/** What the NTP server dialog sends of what was typed, to be checked with `ntpForm`. */
export const toNtpBody = ({ host }: NtpForm): NtpForm => ({ host: host.trim() });
