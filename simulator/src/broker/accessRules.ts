import {
  type Authority,
  type BrokerUser,
  MAX_GREETING_BYTES,
  MAX_LIVE_BYTES,
  MAX_PACKET_BYTES,
  mayPublish,
  maySubscribe,
  parseTopic,
} from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';
import type { AedesOptions, Client, PublishPacket } from 'aedes';
import { hasExpired } from './broker.ts';

/** Login and topic rules as Aedes asks for them. */
export function accessRules(
  authority: Authority,
  clock: Clock,
  users: WeakMap<Client, BrokerUser>,
): Pick<AedesOptions, 'preConnect' | 'authenticate' | 'authorizePublish' | 'authorizeSubscribe'> {
  const BAD_LOGIN = 4;
  const UNAVAILABLE = 3;
  const refusal = (returnCode: 3 | 4) => Object.assign(new Error('connection refused'), { returnCode });
  return {
    preConnect(_client, packet, done) {
      // A session that outlived its connection would collect messages for somebody who may never come back.
      packet.clean = true;
      done(null, true);
    },
    authenticate(client, username, password, done) {
      if (username === undefined || password === undefined) return done(refusal(BAD_LOGIN), false);
      authority.authenticate(username, password.toString()).then(
        (user) => {
          if (!user || hasExpired(user, clock)) return done(refusal(BAD_LOGIN), false);
          users.set(client, user);
          done(null, true);
        },
        () => done(refusal(UNAVAILABLE), false),
      );
    },
    authorizePublish(client, packet, done) {
      // Without a client it is the broker itself, with a last will that it kept.
      if (!client) return done(null);
      const user = users.get(client);
      if (!user || !mayPublish(user, packet.topic, authority))
        return done(new Error('not allowed to publish'));
      if (isTooLarge(packet)) return done(new Error('message too large'));
      // Only a greeting stays: a command kept here would run again at each start of the device.
      if (user.kind !== 'device' || parseTopic(packet.topic)?.kind !== 'reply') packet.retain = false;
      done(null);
    },
    authorizeSubscribe(client, subscription, done) {
      const user = users.get(client);
      const isAllowed = user !== undefined && maySubscribe(user, subscription.topic, authority);
      // null refuses this filter alone, as SUBACK 0x80; an error would close the connection (FLT-018).
      done(null, isAllowed ? subscription : null);
    },
  };
}

function isTooLarge({ topic, payload, retain }: PublishPacket): boolean {
  const isLive = parseTopic(topic)?.kind === 'live';
  const maxBytes = isLive ? MAX_LIVE_BYTES : retain ? MAX_GREETING_BYTES : MAX_PACKET_BYTES;
  return payload.length > maxBytes;
}
