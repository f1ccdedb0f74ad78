export { type ClassType, DEVICE_CLASSES, type DeviceClass, deviceClass } from './classes.ts';
export {
  DEVICE_LABEL_PATTERN,
  type Device,
  type DeviceTag,
  device,
  deviceLabel,
  deviceTag,
  type Icon,
  icon,
  type TagVariant,
  tagVariant,
} from './device.ts';
export {
  type DeviceEvent,
  deviceEvent,
  eventId,
  type PlaybackEvent,
  playbackEvent,
  type SenderEvent,
  type StreamSource,
  senderEvent,
  streamSource,
} from './event.ts';
