/** The modes of a device (D3), in the order of their numbers. */
export const DEVICE_MODES = ['undefined', 'playback', 'sender', 'rtp', 'usb'] as const;
export type DeviceMode = (typeof DEVICE_MODES)[number];

/** The kinds of events that the chooser of new events shows, in its order, and the classes that run them (D2, Events list). */
export const EVENT_KINDS = {
  playback: [1, 2, 3],
  sender: [3],
  // No class can do these two yet.
  rtp: [],
  storage: [],
} as const satisfies Readonly<Record<string, readonly number[]>>;
export type EventKind = keyof typeof EVENT_KINDS;

/** Whether devices of a class can run events of a kind (D2, Events list); those of an unknown class can run none. */
export function canRun(classId: number, kind: EventKind): boolean {
  const classIds: readonly number[] = EVENT_KINDS[kind];
  return classIds.includes(classId);
}
