export { type ClassType, DEVICE_CLASSES, type DeviceClass, deviceClass } from './classes.ts';
export {
  DEVICE_LABEL_PATTERN,
  type Device,
  type DeviceBody,
  device,
  deviceBody,
  deviceLabel,
  devices,
  type Icon,
  icon,
  icons,
  LABEL_REFUSALS,
  NEW_DEVICE,
  type NewDeviceBody,
  type NewDeviceForm,
  newDeviceBody,
  toDeviceBody,
  toDeviceForm,
  toNewDeviceBody,
} from './device.ts';
export {
  type DeviceTag,
  type DeviceTagBody,
  deviceTag,
  deviceTagBody,
  deviceTags,
  NEW_DEVICE_TAG,
  readTypedTag,
  type TypedTag,
  toDeviceTagBody,
  toDeviceTagForm,
} from './deviceTag.ts';
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
