import { describe, expect, test } from 'vitest';
import type { Authority, BrokerUser } from '../broker/access.ts';
import { mayPublish, maySubscribe } from './access.ts';

const person = (userId: number, isAdmin = false): BrokerUser => ({
  kind: 'person',
  userId,
  isAdmin,
  expiresAtMs: Number.POSITIVE_INFINITY,
});
const users = {
  owner: person(2),
  other: person(3),
  admin: person(1, true),
  device: { kind: 'device', address: { type: 'micro-eth', label: 'CR-1002' } },
} as const satisfies Record<string, BrokerUser>;

/** Person 2 has CR-1002 of class 2, person 3 CR-1004 of class 4: of another type it is not theirs. */
const authority: Pick<Authority, 'ownsDevice'> = {
  ownsDevice: (userId, { type, label }) =>
    [2, 'micro-eth', 'CR-1002'].join() === [userId, type, label].join() ||
    [3, 'std-eth-2', 'CR-1004'].join() === [userId, type, label].join(),
};

type Who = keyof typeof users;
const everybody = Object.keys(users) as Who[];

describe('who may publish', () => {
  test.each<[string, Who[]]>([
    ['cmd/req/micro-eth/CR-1002', ['owner', 'admin']],
    ['cmd/req/std-eth-2/CR-1004', ['other', 'admin']],
    ['cmd/rep/micro-eth/CR-1002', ['device']],
    ['async/micro-eth/CR-1002/vumeter', ['device']],
    // The class of the topic must be the registered one.
    ['cmd/req/nano-eth/CR-1002', ['admin']],
    ['cmd/rep/nano-eth/CR-1002', []],
    ['async/nano-eth/CR-1002/vumeter', []],
    // Another device.
    ['cmd/rep/micro-eth/CR-1003', []],
    ['async/micro-eth/CR-1003/vumeter', []],
    // A topic has no wildcards, whoever asks.
    ['cmd/req/micro-eth/+', []],
    ['cmd/req/+/CR-1002', []],
    ['cmd/req/micro-eth/#', []],
    ['cmd/rep/micro-eth/CR-1002#', []],
    ['async/micro-eth/CR-1002/+', []],
    // Everything else.
    ['cmd/req/micro-eth/CR-1002/x', []],
    ['cmd/req/micro-eth', []],
    ['async/micro-eth/CR-1002', []],
    ['$SYS/broker/clients/total', []],
    ['anything', []],
    ['', []],
  ])('on %j: %j', (topic, allowed) => {
    expect(everybody.filter((who) => mayPublish(users[who], topic, authority))).toEqual(allowed);
  });
});

describe('who may subscribe', () => {
  test.each<[string, Who[]]>([
    ['cmd/rep/micro-eth/CR-1002', ['owner', 'admin']],
    ['cmd/rep/std-eth-2/CR-1004', ['other', 'admin']],
    ['async/micro-eth/CR-1002/vumeter', ['owner', 'admin']],
    ['async/micro-eth/CR-1002/+', ['owner', 'admin']],
    ['cmd/req/micro-eth/CR-1002', ['admin', 'device']],
    // The class of the topic must be the registered one.
    ['cmd/rep/nano-eth/CR-1002', ['admin']],
    ['async/nano-eth/CR-1002/+', ['admin']],
    ['cmd/req/nano-eth/CR-1002', ['admin']],
    // A wildcard anywhere else is for admins.
    ['cmd/rep/micro-eth/+', ['admin']],
    ['cmd/rep/+/CR-1002', ['admin']],
    ['cmd/+/micro-eth/CR-1002', ['admin']],
    ['cmd/rep/micro-eth/#', ['admin']],
    ['cmd/#', ['admin']],
    ['async/#', ['admin']],
    ['async/micro-eth/CR-1002/#', ['admin']],
    ['async/micro-eth/+/vumeter', ['admin']],
    ['async/+/CR-1002/vumeter', ['admin']],
    ['async/micro-eth/CR-1002/v+', ['admin']],
    ['async/micro-eth/CR-100+/vumeter', ['admin']],
    ['cmd/rep/micro-eth/CR-1002/#', ['admin']],
    // What lies outside the platform's topics, for nobody.
    ['#', []],
    ['+/rep/micro-eth/CR-1002', []],
    ['+/#', []],
    ['/cmd/#', []],
    ['cmd', []],
    ['$SYS/#', []],
    ['$SYS/broker/clients/total', []],
    ['$share/group/cmd/#', []],
    ['', []],
  ])('to %j: %j', (filter, allowed) => {
    expect(everybody.filter((who) => maySubscribe(users[who], filter, authority))).toEqual(allowed);
  });
});
