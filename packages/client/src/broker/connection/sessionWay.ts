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
 * NATS holds a login that comes while it reads its users, for 4 s, also where it has read them long before: one that comes
 * then is let in at once. So a login that gets no answer is tried beside as one that is refused is; so many at once.
 */
const MOST_HELD = 5;

/**
 * The way to a broker that knows each session by a name and a digest of its token, which a process beside it has told it
 * (docs/brokers.md). A login may come before its rights do, or with them: one that is refused is tried again for a while, and
 * one that is held beside itself.
 */
export function sessionWay(transport: Transport, clock: Clock): Transport {
  /** Since when the present token is refused. */
  let refused: { readonly password: string; readonly since: number } | undefined;
  /** The token that was let in last. Who comes back with it is one of many, and waits as they do. */
  let known: string | undefined;

  function isTriedAgain(failure: TransportFailure, password: string): boolean {
    if (failure !== 'refused') return false;
    if (refused?.password !== password) refused = { password, since: clock.elapsed() };
    return clock.elapsed() - refused.since < PATIENCE_MS;
  }

  return {
    address: transport.address,
    connect(login, listener) {
      /** What is dialled and has no answer yet. */
      const held = new Set<TransportConnection>();
      let present: TransportConnection | undefined;
      let dialled = 0;
      let isEnded = false;
      let cancel = () => {};
      const named = sessionLogin(login.username, login.password);

      function endHeld() {
        cancel();
        for (const line of held) line.end();
        held.clear();
      }

      function close(failure: TransportFailure) {
        endHeld();
        isEnded = true;
        listener.onClose(failure);
      }

      function dialAfter(waitMs: number) {
        cancel();
        cancel = clock.after(waitMs, dial);
      }

      function dial() {
        named.then(
          (session) => {
            if (!isEnded) open(session);
          },
          // Not a token with a session in it, or a page without cryptography: nothing that could be sent.
          () => !isEnded && close('refused'),
        );
      }

      function open(session: Awaited<typeof named>) {
        // Of two with one id the later one ends the earlier one.
        const clientId = dialled++ === 0 ? login.clientId : `${login.clientId}.${dialled}`;
        const heard: TransportListener = {
          onMessage(...message) {
            if (line === present) listener.onMessage(...message);
          },
          onConnect() {
            if (!held.delete(line)) return;
            endHeld();
            present = line;
            refused = undefined;
            known = login.password;
            listener.onConnect();
          },
          onClose(failure) {
            if (line !== present && !held.delete(line)) return;
            if (line === present || !isTriedAgain(failure, login.password)) close(failure);
            else dialAfter(AGAIN_MS);
          },
        };
        const line = transport.connect({ clientId, ...session }, heard);
        held.add(line);
        if (known !== login.password && held.size < MOST_HELD) dialAfter(AGAIN_MS);
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
          endHeld();
          present?.end();
        },
      };
    },
  };
}
