import { isPlayback, isSender, type ListedEvent } from '@carillon/protocol/device';
import { CircleAlert, type IconType, Radio, RadioTower } from '../../ui/index.ts';

/** What the mode of an event is called (EVT-06); a firmware may be newer than this. */
export const modeKey = (event: ListedEvent) =>
  isPlayback(event) ? 'mode.playback' : isSender(event) ? 'mode.sender' : 'mode.other';

/** And its drawing. */
export const modeIcon = (event: ListedEvent): IconType =>
  isPlayback(event) ? Radio : isSender(event) ? RadioTower : CircleAlert;
