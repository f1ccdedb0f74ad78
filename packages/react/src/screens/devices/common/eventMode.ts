import {
  DEVICE_MODES,
  type DeviceMode,
  isPlayback,
  isSender,
  type ListedEvent,
} from '@carillon/protocol/device';
import { CircleAlert, type IconType, Radio, RadioTower } from '../../../ui/index.ts';

/** What the mode of an event is called (EVT-06); a firmware may be newer than this. */
export function modeKey({ mode }: ListedEvent): `mode.${DeviceMode | 'other'}` {
  return `mode.${DEVICE_MODES.find((known) => known === mode) ?? 'other'}`;
}

/** And its drawing. */
export const modeIcon = (event: ListedEvent): IconType =>
  isPlayback(event) ? Radio : isSender(event) ? RadioTower : CircleAlert;
