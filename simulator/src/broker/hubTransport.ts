import {
  type BrokerUser,
  MAX_PACKET_BYTES,
  type Transport,
  type TransportConnection,
  type TransportFailure,
  type TransportListener,
  type TransportLogin,
} from '@carillon/protocol/broker';
import { mayPublish, maySubscribe } from '@carillon/protocol/server';
import { hasExpired } from './broker.ts';
import { scopeClientId } from './clientId.ts';
import { createFilters, isFilter } from './filter.ts';
import type { HubClient, HubCore } from './hubCore.ts';

/** Creates the transport of a hub. Nothing arrives within the call that sends it, as with a socket. */
export function createHubTransport(hub: HubCore, latencyMs: number | undefined): Transport {
  // Timers of a page may overtake each other by some milliseconds: what is under way keeps its order, as on a line of TCP.
  const underWay: (() => void)[] = [];
  const later = (run: () => void) => {
    if (latencyMs === undefined) return queueMicrotask(run);
    underWay.push(run);
    hub.clock.after(latencyMs, () => underWay.shift()?.());
  };
  return { address: 'hub://page', connect: (login, listener) => connect(hub, later, login, listener) };
}

function connect(
  hub: HubCore,
  later: (run: () => void) => void,
  login: TransportLogin,
  listener: TransportListener,
): TransportConnection {
  const encoder = new TextEncoder();
  const filters = createFilters();
  const waiting = new Set<(error: Error) => void>();
  let client: HubClient | null = null;
  let cancelExpiry = () => {};
  // 'gone' at the broker and 'ended' for the caller are two moments: what is under way in between still counts as lost.
  let isEnded = false;

  const tell = (run: () => void) =>
    later(() => {
      if (!isEnded) run();
    });

  function leave() {
    if (client) hub.clients.delete(client);
    client = null;
    cancelExpiry();
    filters.clear();
    for (const reject of waiting) reject(new Error('The connection closed before the broker answered.'));
    waiting.clear();
  }

  function fail(failure: TransportFailure) {
    leave();
    tell(() => {
      isEnded = true;
      listener.onClose(failure);
    });
  }

  function admit(user: BrokerUser) {
    const id = login.clientId && scopeClientId(user, login.clientId);
    for (const other of [...hub.clients]) if (id && other.id === id) other.close();
    const newClient: HubClient = {
      user,
      id,
      wants: filters.match,
      deliver: (topic, payload, isRetained) => tell(() => listener.onMessage(topic, payload, isRetained)),
      close: () => fail('closed'),
    };
    client = newClient;
    hub.clients.add(newClient);
    if (user.kind === 'person' && user.expiresAtMs !== Number.POSITIVE_INFINITY) {
      cancelExpiry = hub.clock.after(user.expiresAtMs - hub.clock.now(), newClient.close);
    }
    tell(() => listener.onConnect());
  }

  later(async () => {
    if (isEnded) return;
    if (!hub.isRunning()) return fail('socket');
    const user = await hub.authority.authenticate(login.username, login.password).catch(() => null);
    if (isEnded) return;
    if (!hub.isRunning()) return fail('socket');
    if (user && !hasExpired(user, hub.clock)) admit(user);
    else fail('refused');
  });

  return {
    publish(topic, payload) {
      if (!client || isEnded) return false;
      later(() => {
        if (!client) return;
        const isTooLarge = encoder.encode(payload).byteLength > MAX_PACKET_BYTES;
        // MQTT 3.1.1 has no refusal of a publish: the broker closes the connection (FLT-019).
        if (isTooLarge || !mayPublish(client.user, topic, hub.authority)) client.close();
        else hub.publish(topic, payload);
      });
      return true;
    },
    subscribe(wanted) {
      return new Promise((resolve, reject) => {
        if (!client || isEnded) return reject(new Error('The connection is not open.'));
        waiting.add(reject);
        later(() => {
          if (!client) return;
          const { user } = client;
          const granted = wanted.map((f) => isFilter(f) && maySubscribe(user, f, hub.authority));
          tell(() => {
            if (waiting.delete(reject)) resolve(granted);
          });
          for (const [i, filter] of wanted.entries()) {
            if (!granted[i]) continue;
            filters.add(filter);
            for (const [topic, payload] of hub.retained(filter)) {
              const bytes = encoder.encode(payload);
              tell(() => listener.onMessage(topic, bytes, true));
            }
          }
        });
      });
    },
    unsubscribe(unwanted) {
      later(() => {
        for (const filter of unwanted) filters.delete(filter);
      });
    },
    ping() {
      return new Promise((resolve, reject) => {
        if (!client || isEnded) return reject(new Error('The connection is not open.'));
        waiting.add(reject);
        later(() =>
          tell(() => {
            if (waiting.delete(reject)) resolve();
          }),
        );
      });
    },
    end() {
      isEnded = true;
      leave();
    },
  };
}
