import { type DeviceAddress, deviceAddress } from '@carillon/protocol/broker';
import type { CarillonClient } from '../../client.ts';
import type { FleetDevice } from '../../fleet/fleet.ts';
import type { Broker } from '../broker.ts';
import { getBroker } from '../connection/getBroker.ts';
import { createNarrowing, type Narrowing } from './narrowing.ts';

const narrowings = new WeakMap<Broker, Narrowing>();

/**
 * For a page that shows many devices: of these only replies, `schedule`, `stream` and `rtc` are subscribed until the returned
 * function is called, so that levels that other consoles ask for do not come here. Of a device whose levels this page asks for
 * itself (`watchExtra`) everything is.
 */
export function narrowDevices(client: CarillonClient, devices: readonly FleetDevice[]): () => void {
  const broker = getBroker(client);
  let narrowing = narrowings.get(broker);
  if (!narrowing) {
    narrowing = createNarrowing(
      client.clock,
      (address) => broker.device(address).getSnapshot().presence !== 'unknown',
    );
    narrowings.set(broker, narrowing);
    broker.through(narrowing.layer);
  }
  const addresses = devices
    .map(deviceAddress)
    .filter((address): address is DeviceAddress => address !== null);
  return narrowing.narrow(addresses);
}
