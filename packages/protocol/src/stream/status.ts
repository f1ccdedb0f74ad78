/** The states of a stream (D4), in the order of their numbers on the wire. */
export const STREAM_STATUS = ['nothing', 'starting', 'started', 'stopping', 'stopped', 'failed'] as const;
export type StreamStatus = (typeof STREAM_STATUS)[number];
