import { liveTopic, replyTopic, requestTopic } from '@carillon/protocol/broker';

/** The device of the owner, and that of somebody else (testPeople.ts). */
export const OWN = { type: 'micro-eth', label: 'CR-1002' } as const;
export const FOREIGN = { type: 'std-eth-2', label: 'CR-1004' } as const;

/** Logins that every broker refuses. */
export const REFUSED_LOGINS = [
  ['a wrong token', { username: '1', password: 'stale' }],
  ['a wrong device key', { username: 'CR-1002', password: 'KEY-9999' }],
  ['no name at all', { username: '', password: '' }],
] as const;

/** Who may subscribe to what: our brokers keep these rules, and stock ones that `carillon-rights` has told. */
export const SUBSCRIPTIONS = [
  ['owner', replyTopic(OWN), true],
  ['owner', liveTopic(OWN, '+'), true],
  ['owner', liveTopic(OWN, 'stream'), true],
  ['owner', requestTopic(OWN), false],
  ['owner', replyTopic(FOREIGN), false],
  ['owner', 'async/std-eth/CR-1002/+', false],
  ['owner', 'async/micro-eth/+/stream', false],
  ['owner', 'cmd/rep/#', false],
  ['owner', '#', false],
  ['owner', '$SYS/#', false],
  ['other', replyTopic(OWN), false],
  ['other', liveTopic(OWN, '+'), false],
  ['admin', replyTopic(OWN), true],
  ['admin', 'cmd/#', true],
  ['admin', 'async/#', true],
  ['admin', '#', false],
  ['admin', '$SYS/#', false],
  ['device', requestTopic(OWN), true],
  ['device', replyTopic(OWN), false],
  ['device', requestTopic(FOREIGN), false],
] as const;

/** A filter that each may subscribe to: a refusal is the answer to one filter alone, its neighbour is granted (FLT-018). */
export const NEIGHBOURS = {
  owner: replyTopic(OWN),
  other: replyTopic(FOREIGN),
  admin: 'cmd/#',
  device: requestTopic(OWN),
} as const;

export const PUBLICATIONS = [
  ['owner', requestTopic(OWN)],
  ['admin', requestTopic(OWN)],
  ['admin', requestTopic(FOREIGN)],
  ['device', replyTopic(OWN)],
  ['device', liveTopic(OWN, 'stream')],
] as const;

/** What nobody hears. */
export const REFUSED_PUBLICATIONS = [
  ['owner', requestTopic(FOREIGN)],
  ['owner', replyTopic(OWN)],
  ['other', requestTopic(OWN)],
  ['device', requestTopic(OWN)],
  ['device', replyTopic(FOREIGN)],
  ['admin', '$SYS/x/heartbeat'],
  ['owner', 'elsewhere'],
] as const;
