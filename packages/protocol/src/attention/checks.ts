/** What is asked of a device, in the order of the chain; at first nothing is known. */
export const NOTHING_KNOWN = {
  connection: 'unknown',
  online: 'unknown',
  due: 'unknown',
  notStopped: 'unknown',
  stream: 'unknown',
  sound: 'unknown',
  volume: 'unknown',
  clock: 'unknown',
} as const;
export type CheckName = keyof typeof NOTHING_KNOWN;

/** The checks in the order of their chain. */
export const CHECKS = Object.keys(NOTHING_KNOWN) as readonly CheckName[];

/** 'wrong' speaks against it too, after the cause; 'notAsked' has nothing to ask before the cause is gone. */
export type CheckMark = 'good' | 'cause' | 'wrong' | 'unknown' | 'notAsked';
