/** The modes of a device (D3), in the order of their numbers. */
export const DEVICE_MODES = ['undefined', 'playback', 'sender', 'rtp', 'usb'] as const;
export type DeviceMode = (typeof DEVICE_MODES)[number];

/** The kinds of events that the chooser of new events shows, in its order (D2, Events list). */
export const EVENT_KINDS = ['playback', 'sender', 'rtp', 'storage'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

// No class can do the other two yet.
const CLASS_IDS: Readonly<Partial<Record<EventKind, readonly number[]>>> = {
  playback: [1, 2, 3],
  sender: [3],
};

/** Whether devices of a class can run events of a kind (D2, Events list); those of an unknown class can run none. */
export function canRun(classId: number, kind: EventKind): boolean {
  return CLASS_IDS[kind]?.includes(classId) ?? false;
}
