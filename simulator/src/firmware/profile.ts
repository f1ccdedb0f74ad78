/** What may differ from one make of device to the next within the protocol: its limits, and how long it takes. */
export interface FirmwareProfile {
  /** How many events it stores at most, 1 to 64. */
  readonly events: number;
  /** The shortest and the longest time in which a stream connects, in milliseconds. */
  readonly connectMs: readonly [least: number, most: number];
  /** How long it plays out its buffer before it is silent, in milliseconds. */
  readonly stoppingMs: number;
  /** How long after an answer it asks its time server again, in milliseconds. */
  readonly queryMs: number;
}

/** Our own make. */
export const PROFILE: FirmwareProfile = {
  events: 64,
  connectMs: [300, 900],
  stoppingMs: 150,
  queryMs: 600_000,
};
