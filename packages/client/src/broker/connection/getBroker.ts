import { type Broker, createBroker } from '../broker.ts';
import type { LazyBroker, MakeBroker } from './lazyBroker.ts';
import { mqttTransport } from './mqttTransport.ts';

export const makeBroker: MakeBroker = ({ broker, ...options }) =>
  createBroker({
    ...options,
    transport: [broker].flat().map((one) => (typeof one === 'string' ? mqttTransport(one) : one)),
  });

/**
 * The broker of a client, with a link for each device: `getBroker(client).device({ type: 'micro-eth', label: 'CR-1002' })`.
 * A function beside the client and not a part of it, so that only its callers load the code of devices.
 */
export const getBroker = (client: { readonly broker: LazyBroker }): Broker => client.broker.open(makeBroker);
