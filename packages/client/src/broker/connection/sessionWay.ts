import {
  sessionLogin,
  type Transport,
  type TransportConnection,
  type TransportFailure,
  type TransportListener,
} from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';

/** How long a refused token is tried again. A connection tries two, the second one renewed: 10 s in all (FLT-005). */
const PATIENCE_MS = 5000;
const AGAIN_MS = 250;

/**
 * The way to a broker that knows each session by a name and a digest of its token, which a process beside it has told it
 * (docs/brokers.md). A login may come before its rights do: one that is refused is tried again for a while.
 */
export function sessionWay(transport: Transport, clock: Clock): Transport {
  /** Since when the present token is refused. */
  let refused: { readonly password: string; readonly since: number } | undefined;

  function isTriedAgain(failure: TransportFailure, password: string): boolean {
    if (failure !== 'refused') return false;
    if (refused?.password !== password) refused = { password, since: clock.elapsed() };
    return clock.elapsed() - refused.since < PATIENCE_MS;
  }

  return {
    address: transport.address,
    connect(login, listener) {
      let present: TransportConnection | undefined;
      let isEnded = false;
      let cancel = () => {};

      const heard: TransportListener = {
        onMessage: listener.onMessage,
        onConnect() {
          refused = undefined;
          listener.onConnect();
        },
        onClose(failure) {
          if (isTriedAgain(failure, login.password)) cancel = clock.after(AGAIN_MS, dial);
          else listener.onClose(failure);
        },
      };
      const named = sessionLogin(login.username, login.password);
      function dial() {
        named.then(
          (known) => {
            if (!isEnded) present = transport.connect({ ...login, ...known }, heard);
          },
          // Not a token with a session in it, or a page without cryptography: nothing that could be sent.
          () => !isEnded && listener.onClose('refused'),
        );
      }
      dial();

      const lost = () => Promise.reject(new Error('The connection is closed.'));
      return {
        publish: (topic, payload) => present?.publish(topic, payload) ?? false,
        subscribe: (filters) => present?.subscribe(filters) ?? lost(),
        unsubscribe: (filters) => present?.unsubscribe(filters),
        ping: () => present?.ping() ?? lost(),
        end() {
          isEnded = true;
          cancel();
          present?.end();
        },
      };
    },
  };
}
