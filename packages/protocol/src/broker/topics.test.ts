import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DeviceAddress,
  type DeviceTopic,
  deviceAddress,
  LIVE_CHANNELS,
  liveTopic,
  parseTopic,
  replyTopic,
  requestTopic,
  topicMatches,
} from './topics.ts';

const ADDRESS = { type: 'micro-eth', label: 'CR-1042' } as const;

describe('the topics of a device', () => {
  test('BRK-02 BRK-03 are those of the specification', () => {
    expect(requestTopic(ADDRESS)).toBe('cmd/req/micro-eth/CR-1042');
    expect(replyTopic(ADDRESS)).toBe('cmd/rep/micro-eth/CR-1042');
    expect(LIVE_CHANNELS.map((channel) => liveTopic(ADDRESS, channel))).toEqual([
      'async/micro-eth/CR-1042/schedule',
      'async/micro-eth/CR-1042/stream',
      'async/micro-eth/CR-1042/codec',
      'async/micro-eth/CR-1042/vumeter',
      'async/micro-eth/CR-1042/rtc',
    ]);
  });

  test.each([
    [1, 'nano-eth'],
    [2, 'micro-eth'],
    [3, 'std-eth'],
    [4, 'std-eth-2'],
  ])('DEV-05 class %i has the type %s in them', (class_id, type) => {
    expect(deviceAddress({ class_id, device_id: 'CR-1' })).toEqual({ type, label: 'CR-1' });
  });

  test.each([0, 5, -1])('DEV-05 class %i has none', (class_id) => {
    expect(deviceAddress({ class_id, device_id: 'CR-1' })).toBeNull();
  });

  const addresses: fc.Arbitrary<DeviceAddress> = fc.record({
    type: fc.constantFrom('nano-eth', 'micro-eth', 'std-eth', 'std-eth-2'),
    label: fc.stringMatching(/^[A-Za-z0-9_-]{1,32}$/),
  });

  test('parsing takes back every formatting', () => {
    fc.assert(
      fc.property(addresses, fc.constantFrom(...LIVE_CHANNELS, '+' as const), (address, channel) => {
        expect(parseTopic(requestTopic(address))).toEqual({ kind: 'request', ...address });
        expect(parseTopic(replyTopic(address))).toEqual({ kind: 'reply', ...address });
        expect(parseTopic(liveTopic(address, channel))).toEqual({ kind: 'live', ...address, channel });
      }),
    );
  });

  function format({ kind, type, label, channel }: DeviceTopic): string {
    return kind === 'live' ? `async/${type}/${label}/${channel}` : `cmd/${kind.slice(0, 3)}/${type}/${label}`;
  }

  test('formatting takes back everything that can be parsed', () => {
    const level = fc.constantFrom('cmd', 'async', 'req', 'rep', 'micro-eth', 'CR-1', '+', '#', '', '$SYS');
    fc.assert(
      fc.property(fc.array(level, { minLength: 1, maxLength: 6 }), (levels) => {
        const topic = levels.join('/');
        const parsed = parseTopic(topic);
        if (parsed) expect(format(parsed)).toBe(topic);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    '',
    'cmd',
    'cmd/req/micro-eth',
    'cmd/req/micro-eth/',
    'cmd/req//CR-1042',
    'cmd/req/micro-eth/CR-1042/more',
    'cmd/run/micro-eth/CR-1042',
    'CMD/req/micro-eth/CR-1042',
    '/cmd/req/micro-eth/CR-1042',
    'async/micro-eth/CR-1042',
    'async/micro-eth/CR-1042/vumeter/left',
    'async/micro-eth//vumeter',
    '$SYS/broker/uptime/now',
    '$share/group/cmd/req',
  ])('%j is no topic of a device', (topic) => {
    expect(parseTopic(topic)).toBeNull();
  });
});

describe('a filter and a topic (MQTT 3.1.1, 4.7)', () => {
  test.each([
    ['a/b', 'a/b', true],
    ['a/b', 'a/B', false],
    ['a/b', 'a/b/', false],
    ['a/b', 'a/b/c', false],
    ['a/b/c', 'a/b', false],
    // 4.7.1.2: '#' is the level itself and everything below it.
    ['#', 'a', true],
    ['#', 'a/b/c', true],
    ['#', '/a', true],
    ['sport/tennis/player1/#', 'sport/tennis/player1', true],
    ['sport/tennis/player1/#', 'sport/tennis/player1/ranking', true],
    ['sport/tennis/player1/#', 'sport/tennis/player1/score/wimbledon', true],
    ['sport/#', 'sport', true],
    ['sport/#', 'sports', false],
    // 4.7.1.3: '+' is exactly one level, also an empty one.
    ['sport/tennis/+', 'sport/tennis/player1', true],
    ['sport/tennis/+', 'sport/tennis/player1/ranking', false],
    ['sport/+', 'sport', false],
    ['sport/+', 'sport/', true],
    ['+', 'finance', true],
    ['+', '/finance', false],
    ['+/+', '/finance', true],
    ['/+', '/finance', true],
    ['+/tennis/#', 'sport/tennis/player1', true],
    ['+/+/+', 'a/b', false],
    // 4.7.2: a wildcard does not begin what begins with $.
    ['#', '$SYS/broker', false],
    ['+/broker', '$SYS/broker', false],
    ['+', '$SYS', false],
    ['$SYS/#', '$SYS/broker', true],
    ['$SYS/+', '$SYS/broker', true],
    ['$SYS/broker', '$SYS/broker', true],
    ['a/#', 'a/$SYS', true],
    ['a/+', 'a/$SYS', true],
    // 4.7.3: a level is compared as it is, and only whole levels are wildcards.
    ['a/v+', 'a/vumeter', false],
    ['a/b#', 'a/bc', false],
    ['ACCOUNTS', 'Accounts', false],
  ])('%s matches %s: %s', (filter, topic, isMatch) => {
    expect(topicMatches(filter, topic)).toBe(isMatch);
  });
});
