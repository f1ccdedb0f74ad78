// The parts of a dashboard, each of which stands alone: it takes what `useDeviceDashboard` says of a device that is ready.
import { asPart } from '../../asPart.tsx';
import { Banners } from './Banners.tsx';
import { EventPanel } from './EventPanel.tsx';
import { Levels } from './Levels.tsx';
import { NextPanel } from './NextPanel.tsx';
import { RadioPanel } from './RadioPanel.tsx';
import { StreamPanel } from './StreamPanel.tsx';

/** What is wrong with connection, device, stream, or the last command. */
export const DeviceBanners = asPart('DeviceBanners', Banners);
/** The event that plays or is to come, with Start and Stop. */
export const DeviceEventPanel = asPart('DeviceEventPanel', EventPanel);
/** What plays next. */
export const DeviceNextPanel = asPart('DeviceNextPanel', NextPanel);
/** What the radio says of itself. */
export const DeviceRadioPanel = asPart('DeviceRadioPanel', RadioPanel);
/** What is decoded. */
export const DeviceStreamPanel = asPart('DeviceStreamPanel', StreamPanel);
/** The two level meters. */
export const DeviceLevels = asPart('DeviceLevels', Levels);
