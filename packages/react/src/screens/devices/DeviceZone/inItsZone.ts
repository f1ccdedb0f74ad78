import type { Device } from '@carillon/protocol/device';
import { type ComponentType, createElement } from 'react';
import { DeviceZone } from './DeviceZone.tsx';

/** Its times are shown in the zone of the device. */
/* @__NO_SIDE_EFFECTS__ */
export function inItsZone<Props extends object>(Content: ComponentType<Props>) {
  return (props: Props & { readonly device: Device }) =>
    createElement(DeviceZone, { label: props.device.device_id, children: createElement(Content, props) });
}
