import type { Transport, TransportConnection } from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';

const isGone = () => Promise.reject(new Error('The connection is closed.'));

/** `sessionWay`, whose code is fetched with the first connection: most installations have brokers that need none of it. */
export function sessionTransport(transport: Transport, clock: Clock): Transport {
  let way: Promise<Transport> | undefined;
  return {
    address: transport.address,
    connect(login, listener) {
      let present: TransportConnection | undefined;
      let isEnded = false;
      way ??= import('./sessionWay.ts').then(({ sessionWay }) => sessionWay(transport, clock));
      way.then(
        (known) => {
          if (!isEnded) present = known.connect(login, listener);
        },
        () => {
          way = undefined;
          if (!isEnded) listener.onClose('socket');
        },
      );
      return {
        publish: (topic, payload) => present?.publish(topic, payload) ?? false,
        subscribe: (filters) => present?.subscribe(filters) ?? isGone(),
        unsubscribe: (filters) => present?.unsubscribe(filters),
        ping: () => present?.ping() ?? isGone(),
        end() {
          isEnded = true;
          present?.end();
        },
      };
    },
  };
}
