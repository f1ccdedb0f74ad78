import * as z from 'zod/mini';
import type { Schema } from '../field/schema.ts';
import type { ScheduleEntry } from '../schedule/index.ts';
import { eventSchedule } from './event.ts';

/** What the form of an event sends (D5): what was typed of its kind, and when it runs. */
export interface ScheduledForm<Form> {
  readonly event: Form;
  /** Null while the schedule is not whole; what it still needs, `recap` says. */
  readonly schedule: ScheduleEntry | null;
}

/** The rules of an event form together with its schedule. */
/* @__NO_SIDE_EFFECTS__ */
export function scheduledForm<Form>(form: Schema<Form>): Schema<ScheduledForm<Form>> {
  return z.object({ event: form, schedule: z.nullable(z.object(eventSchedule)) });
}
