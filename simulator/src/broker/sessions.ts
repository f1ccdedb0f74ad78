import type { BrokerUser } from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';
import type { Client } from 'aedes';

/** Who is connected, and how their connections end. */
export interface Sessions {
  /** What a client may do is asked of this; nobody may do anything after their session was ended. */
  userOf(client: Client): BrokerUser | undefined;
  /** From here on until its stream closes the client is somebody's; with their token it ends by itself. */
  admit(client: Client, user: BrokerUser): void;
  /** Closes the connections of those to whom the predicate applies; their last wills are not carried out. */
  end(predicate: (user: BrokerUser) => boolean): void;
}

export function createSessions(clock: Clock): Sessions {
  // A last will is published after its stream has closed, and is bound by the rights of its sender.
  const users = new WeakMap<Client, BrokerUser>();
  const connected = new Set<Client>();

  function end(client: Client) {
    users.delete(client);
    client.close();
  }

  return {
    userOf: (client) => users.get(client),
    admit(client, user) {
      users.set(client, user);
      connected.add(client);
      const canExpire = user.kind === 'person' && user.expiresAtMs !== Number.POSITIVE_INFINITY;
      const cancel = canExpire ? clock.after(user.expiresAtMs - clock.now(), () => end(client)) : undefined;
      client.conn.once('close', () => {
        connected.delete(client);
        cancel?.();
      });
    },
    end(predicate) {
      for (const client of [...connected]) {
        const user = users.get(client);
        if (user && predicate(user)) end(client);
      }
    },
  };
}
