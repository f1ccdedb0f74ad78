import type { BrokerSnapshot } from '@carillon/client';
import { useSyncExternalStore } from 'react';
import { useCarillon } from '../context.ts';

export type UseBroker = BrokerSnapshot & {
  /** Opens the connection; while it waits for its next try, tries at once. */
  readonly connect: () => void;
  readonly disconnect: () => void;
};

/** The connection to the broker (D4, Broker connection). It opens and closes with the session by itself. */
export function useBroker(): UseBroker {
  const { broker } = useCarillon('useBroker').client;
  const snapshot = useSyncExternalStore(broker.subscribe, broker.getSnapshot, broker.getSnapshot);
  return { ...snapshot, connect: broker.connect, disconnect: broker.disconnect };
}
