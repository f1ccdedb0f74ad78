/** The schedule states (D4), in the order of their numbers on the wire. */
export const SCHEDULE_STATES = ['none', 'stop', 'next', 'play'] as const;
export type ScheduleState = (typeof SCHEDULE_STATES)[number];
