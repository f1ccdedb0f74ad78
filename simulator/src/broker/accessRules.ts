import {
  type Authority,
  MAX_GREETING_BYTES,
  MAX_LIVE_BYTES,
  MAX_PACKET_BYTES,
  parseTopic,
} from '@carillon/protocol/broker';
import { mayPublish, maySubscribe } from '@carillon/protocol/server';
import type { Clock } from '@carillon/protocol/time';
import type { AedesOptions, Client, PublishPacket } from 'aedes';
import { hasExpired } from './broker.ts';
import { scopeClientId } from './clientId.ts';
import type { Sessions } from './sessions.ts';
import type { Admit } from './slowGuesses.ts';

/** What Aedes asks of the code that created it. */
export type AccessRules = Pick<
  AedesOptions,
  'preConnect' | 'authenticate' | 'authorizePublish' | 'authorizeSubscribe'
>;

/** The return codes of a CONNACK that refuses (MQTT 3.1.1, 3.2.2.3). */
const REFUSED = { clientId: 2, unavailable: 3, login: 4 } as const;

const refusal = (reason: keyof typeof REFUSED) =>
  Object.assign(new Error('connection refused'), { returnCode: REFUSED[reason] });

/**
 * Whether a client asks for a session to come back to and gives no id by which to find it: that is refused (MQTT 3.1.1,
 * 3.1.3-8). Version 3.1 knows no empty id at all.
 */
const lacksClientId = ({
  clientId,
  clean,
  protocolVersion,
}: Parameters<NonNullable<AedesOptions['preConnect']>>[1]): boolean =>
  clientId === '' && (!clean || protocolVersion === 3);

/** Login and topic rules as Aedes asks for them. */
export function accessRules(
  authority: Authority,
  admit: (client: Client, username: string, password: string) => ReturnType<Admit>,
  clock: Clock,
  sessions: Sessions,
): AccessRules {
  const nameless = new WeakSet<Client>();
  return {
    preConnect(client, packet, done) {
      if (lacksClientId(packet)) nameless.add(client);
      // A session that outlived its connection would collect messages for somebody who may never come back.
      packet.clean = true;
      done(null, true);
    },
    authenticate(client, username, password, done) {
      if (nameless.has(client)) return done(refusal('clientId'), false);
      if (username === undefined || password === undefined) return done(refusal('login'), false);
      admit(client, username, password.toString()).then(
        (user) => {
          if (user === 'slowed') return done(refusal('unavailable'), false);
          if (!user || hasExpired(user, clock)) return done(refusal('login'), false);
          client.id = scopeClientId(user, client.id);
          sessions.admit(client, user);
          done(null, true);
        },
        () => done(refusal('unavailable'), false),
      );
    },
    authorizePublish(client, packet, done) {
      // Without a client it is the broker itself, with a last will that it kept.
      if (!client) return done(null);
      const user = sessions.userOf(client);
      if (!user || !mayPublish(user, packet.topic, authority))
        return done(new Error('not allowed to publish'));
      if (isTooLarge(packet)) return done(new Error('message too large'));
      // Only a greeting stays: a command kept here would run again at each start of the device.
      if (user.kind !== 'device' || parseTopic(packet.topic)?.kind !== 'reply') packet.retain = false;
      done(null);
    },
    authorizeSubscribe(client, subscription, done) {
      const user = sessions.userOf(client);
      const isAllowed = user !== undefined && maySubscribe(user, subscription.topic, authority);
      // null refuses this filter alone, as SUBACK 0x80; an error would close the connection (FLT-018).
      done(null, isAllowed ? subscription : null);
    },
  };
}

/** Topics that end so are refused to all who subscribe to them, so that a refusal can be tried on an open broker too. */
const UNSUBSCRIBABLE = /(^|\/)nosubscribe$/;

/** The rules of a broker that is open to anybody and for anything, but for what only a broker says of itself. */
export function openRules(): AccessRules {
  const nameless = new WeakSet<Client>();
  return {
    preConnect(client, packet, done) {
      if (lacksClientId(packet)) nameless.add(client);
      done(null, true);
    },
    authenticate(client, _username, _password, done) {
      if (nameless.has(client)) done(refusal('clientId'), false);
      else done(null, true);
    },
    authorizePublish(_client, { topic }, done) {
      done(topic.startsWith('$SYS/') ? new Error('not allowed to publish') : null);
    },
    authorizeSubscribe(_client, subscription, done) {
      done(null, UNSUBSCRIBABLE.test(subscription.topic) ? null : subscription);
    },
  };
}

function isTooLarge({ topic, payload, retain }: PublishPacket): boolean {
  const isLive = parseTopic(topic)?.kind === 'live';
  const maxBytes = isLive ? MAX_LIVE_BYTES : retain ? MAX_GREETING_BYTES : MAX_PACKET_BYTES;
  return payload.length > maxBytes;
}
