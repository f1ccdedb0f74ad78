// The parts of a dashboard, each of which stands alone: it takes what `useDeviceDashboard` says of a device that is ready.
import { asPart } from '../../asPart.tsx';
import { inItsZone } from '../DeviceZone/inItsZone.ts';
import { SilencePart } from '../Silence/SilencePart.tsx';
import { Banners } from './Banners.tsx';
import { DayPart } from './DayPart.tsx';
import { EventPanel } from './EventPanel.tsx';
import { Levels } from './Levels.tsx';
import { RadioPanel } from './RadioPanel.tsx';
import { StreamPanel } from './StreamPanel.tsx';

/** What is wrong with connection, device, stream, or the last command. */
export const DeviceBanners = asPart('DeviceBanners', Banners);
/** Shows the event that plays or is to come, its source and the two meters, and starts and stops it. */
export const DeviceEventPanel = asPart('DeviceEventPanel', inItsZone(EventPanel));
/** Why it is silent, or a line that nothing speaks against it. */
export const DeviceSilencePanel = asPart('DeviceSilencePanel', inItsZone(SilencePart));
/** The lane of its day: what was, is and comes. */
export const DeviceDayPanel = asPart('DeviceDayPanel', inItsZone(DayPart));
/** What the radio says of itself. */
export const DeviceRadioPanel = asPart('DeviceRadioPanel', RadioPanel);
/** What is decoded. */
export const DeviceStreamPanel = asPart('DeviceStreamPanel', StreamPanel);
/** Shows the two level meters alone, and does nothing: for a page that has its own event and buttons. */
export const DeviceLevels = asPart('DeviceLevels', Levels);
