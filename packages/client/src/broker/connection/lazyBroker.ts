import type { Transport } from '@carillon/protocol/broker';
import { createStore, type Store } from '../../store/store.ts';
import type { Broker, BrokerOptions } from '../broker.ts';
import type { BrokerSnapshot } from './connection.ts';
import { secureUrl } from './secureUrl.ts';

/** What the broker of a client is made of: its websocket address or any transport, or one for each address of a cluster. */
export interface LazyBrokerOptions extends Omit<BrokerOptions, 'transport'> {
  readonly broker: string | Transport | readonly (string | Transport)[];
}

/** Makes the broker of a client. */
export type MakeBroker = (options: LazyBrokerOptions) => Broker;

/** The connection of a client to the broker. Its code is loaded only when something needs it. */
export interface LazyBroker extends Store<BrokerSnapshot> {
  /** Opens the connection and keeps it up; when it is waiting for its next try, tries at once. */
  connect(): void;
  /** Closes it; waiting commands fail with 'connectionLost'. */
  disconnect(): void;
  /** Moves to the present credentials without a gap. */
  renew(): void;
  /** Something that was done here makes the broker close it, just now or within 3 s: it is then opened again at once. */
  expectLoss(): void;
  /** The broker itself: made by the first call, the same for all others. `getBroker(client)` is the way to it. */
  open(make: MakeBroker): Broker;
}

/** Creates it; nothing is loaded before `connect` or `open`. */
export function createLazyBroker(load: () => Promise<MakeBroker>, options: LazyBrokerOptions): LazyBroker {
  const { onError } = options;
  // Here and not with the first device: an address that is not secure is said as soon as somebody gives it.
  const broker = [options.broker].flat().map((one) => (typeof one === 'string' ? secureUrl(one) : one));
  const [first = ''] = broker;
  const state = createStore<BrokerSnapshot>(
    {
      status: 'disconnected',
      lastError: null,
      lastErrorAt: null,
      loss: null,
      attempt: 0,
      nextTryAt: null,
      address: typeof first === 'string' ? first : first.address,
    },
    { onError },
  );
  let made: Broker | undefined;
  let isWanted = false;

  function open(make: MakeBroker): Broker {
    if (made) return made;
    const opened = make({ ...options, broker });
    // What it says now is what was said before it was there: nobody is told, for this may happen while React renders.
    opened.subscribe(() => state.set(opened.getSnapshot()));
    made = opened;
    return opened;
  }

  async function loadAndConnect() {
    if (isWanted) return;
    isWanted = true;
    try {
      const opened = open(await load());
      // Meanwhile it may have been closed again, or opened by the first device.
      if (isWanted && opened.getSnapshot().status === 'disconnected') opened.connect();
    } catch (error) {
      onError?.(error);
    } finally {
      isWanted = false;
    }
  }

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    open,
    connect() {
      if (made) made.connect();
      else void loadAndConnect();
    },
    disconnect() {
      isWanted = false;
      made?.disconnect();
    },
    renew: () => made?.renew(),
    expectLoss: () => made?.expectLoss(),
  };
}
