// The parts of a dashboard, each of which stands alone: it takes what `useDeviceDashboard` says of a device that is ready.
import type { Device } from '@carillon/protocol/device';
import { type ComponentType, createElement } from 'react';
import { asPart } from '../../asPart.tsx';
import { DeviceZone } from '../DeviceZone/DeviceZone.tsx';
import { SilencePart } from '../Silence/SilencePart.tsx';
import { Banners } from './Banners.tsx';
import { DayPart } from './DayPart.tsx';
import { EventPanel } from './EventPanel.tsx';
import { Levels } from './Levels.tsx';
import { RadioPanel } from './RadioPanel.tsx';
import { StreamPanel } from './StreamPanel.tsx';

/** Its times are shown in the zone of the device. */
/* @__NO_SIDE_EFFECTS__ */
function inItsZone<Props extends object>(Content: ComponentType<Props>) {
  return (props: Props & { readonly device: Device }) =>
    createElement(DeviceZone, { label: props.device.device_id, children: createElement(Content, props) });
}

/** What is wrong with connection, device, stream, or the last command. */
export const DeviceBanners = asPart('DeviceBanners', Banners);
/** The event that plays or is to come, with Start and Stop. */
export const DeviceEventPanel = asPart('DeviceEventPanel', inItsZone(EventPanel));
/** Why it is silent, or a line that nothing speaks against it. */
export const DeviceSilencePanel = asPart('DeviceSilencePanel', inItsZone(SilencePart));
/** The lane of its day: what was, is and comes. */
export const DeviceDayPanel = asPart('DeviceDayPanel', inItsZone(DayPart));
/** What the radio says of itself. */
export const DeviceRadioPanel = asPart('DeviceRadioPanel', RadioPanel);
/** What is decoded. */
export const DeviceStreamPanel = asPart('DeviceStreamPanel', StreamPanel);
/** The two level meters. */
export const DeviceLevels = asPart('DeviceLevels', Levels);
