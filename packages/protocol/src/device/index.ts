export { type ClassType, DEVICE_CLASSES, type DeviceClass, deviceClass } from './classes.ts';
export * from './entities.ts';
export {
  type DeviceEvent,
  deviceEvent,
  eventId,
  isPlayback,
  isSender,
  type ListedEvent,
  listedEvent,
  type OtherEvent,
  otherEvent,
  type PlaybackEvent,
  playbackEvent,
  type SenderEvent,
  type StreamSource,
  senderEvent,
  streamSource,
} from './event.ts';
export {
  type PlaybackBody,
  playbackBody,
  type SenderBody,
  type SetEventBody,
  senderBody,
  setEventBody,
} from './eventBody.ts';
export { type ScheduledForm, scheduledForm } from './eventForm.ts';
export { canRun, DEVICE_MODES, type DeviceMode, EVENT_KINDS, type EventKind } from './modes.ts';
export {
  newPlaybackForm,
  type PlaybackForm,
  playbackForm,
  playbackFormIn,
  toPlaybackBody,
  toPlaybackForm,
} from './playbackForm.ts';
export {
  newSenderForm,
  type RadioForm,
  type SenderForm,
  senderForm,
  senderFormIn,
  toSenderBody,
  toSenderForm,
} from './senderForm.ts';
export { readZones, writeZones } from './zones.ts';
