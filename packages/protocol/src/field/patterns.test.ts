import { describe, expect, test } from 'vitest';
import {
  hostPattern,
  LINE_PATTERN,
  LOGIN_PASSWORD_PATTERN,
  LOGIN_USER_PATTERN,
  MOUNTPOINT_PATTERN,
  radioAddressPattern,
} from './patterns.ts';

const radioAddress = radioAddressPattern();
const relayHost = hostPattern(32);
const ntpHost = hostPattern(30);

// The examples are those of the notes on the domain (8.3).
const examples = [
  {
    name: 'PBK-02 the pattern of a radio address by name',
    pattern: radioAddress,
    accepted: [
      'radio.example.com/index.mp3',
      'http://radio.example.com',
      'https://radio.example.com:8443/live',
      'stream.example.org:8000/;stream',
      'http://a.it/?x=1&y=2',
      'HTTP://Radio.Example.COM/Live.mp3',
      'a-b.c-d.fm/stream',
      'icecast.local:8000/mount%20one',
      'http://s1.example.co.uk/a/b/c.ogg',
      'xn--bcher-kva.example/x',
      `http://a.it/${'x'.repeat(116)}`, // exactly 128
      'http://a.it:65535/x@y',
    ],
    refused: [
      '',
      'radio',
      'http://',
      'ftp://a.it/x',
      'http://u:p@a.it/x',
      'http://a.it:0/x',
      'http://a.it:65536/',
      'http://a b.it/',
      'http://-a.it/',
      'javascript:alert(1)',
      'http:/a.it',
      'http://a.it/#frag',
      `http://a.it/${'x'.repeat(117)}`,
      'http://a.it/%zz',
      'http://a.it/\n',
      'http://localhost/x',
    ],
  },
  {
    name: 'PBK-02 the pattern of a radio address by IP',
    pattern: radioAddress,
    accepted: [
      '192.168.1.10/live',
      'http://10.0.0.1',
      'https://10.0.0.1:8443/x',
      '1.2.3.4:8000/;',
      'http://255.255.255.255/',
      '127.0.0.1:8000',
      'http://172.16.0.5/a?b=c',
      '8.8.8.8',
      'http://192.168.0.20:80/radio.mp3',
      '0.0.0.0/x',
    ],
    refused: [
      '256.1.1.1/x',
      '1.2.3',
      '1.2.3.4.5/x',
      '01.2.3.4/x',
      'http://1.2.3.4:70000/',
      '1.2.3.4/x y',
      'http://u@1.2.3.4/',
      'ftp://1.2.3.4/',
      '1.2.3.4#x',
      'http://1,2,3,4/',
    ],
  },
  {
    name: 'SND-02 the pattern of a relay by name',
    pattern: relayHost,
    accepted: [
      'icecast.example.com',
      'a.it',
      'relay-1.example.fm',
      'caster.fm',
      's3.streams.example.co',
      'nas.local',
      'A.B.IT',
      'xn--bcher-kva.ch',
      '1.example.org',
      'r2d2.radio',
      `${'a'.repeat(29)}.it`, // exactly 32
    ],
    refused: [
      '',
      'radio',
      '-a.it',
      'a-.it',
      'a_b.it',
      'a..it',
      '.a.it',
      'a.it.',
      'http://a.it',
      'a.it/x',
      'a.it:8000',
      `${'a'.repeat(30)}.it`,
      'localhost',
      'a.it\n',
    ],
  },
  {
    name: 'SND-02 the pattern of a relay by IP',
    pattern: relayHost,
    accepted: [
      '1.2.3.4',
      '0.0.0.0',
      '255.255.255.255',
      '10.0.0.1',
      '192.168.1.254',
      '172.16.254.1',
      '8.8.8.8',
      '127.0.0.1',
      '100.64.0.1',
      '203.0.113.9',
    ],
    refused: [
      '256.1.1.1',
      '1.2.3',
      '1.2.3.4.5',
      '01.2.3.4',
      '1.2.3.4 ',
      'a.b.c.d',
      '1.2.3.-4',
      '::1',
      '1.2.3.4/24',
    ],
  },
  {
    name: 'the pattern of a host of at most 30 characters, such as a time server',
    pattern: ntpHost,
    accepted: [
      'pool.ntp.org',
      '0.europe.pool.ntp.org',
      'time.google.com',
      'time.cloudflare.com',
      'ptbtime1.ptb.de',
      '192.168.1.1',
      'time.nist.gov',
      'ntp1.inrim.it',
      'TIME.windows.com',
      'north-america.pool.ntp.org',
      `${'a'.repeat(26)}.org`, // exactly 30
    ],
    refused: [
      '',
      'ntp',
      'http://pool.ntp.org',
      'pool.ntp.org:123',
      'pool ntp org',
      '256.0.0.1',
      'pool..ntp.org',
      '-pool.ntp.org',
      'pool.ntp.org/',
      'pool_ntp.org',
      '::1',
      `${'a'.repeat(27)}.org`,
    ],
  },
  {
    name: 'SND-02 the pattern of a mountpoint',
    pattern: MOUNTPOINT_PATTERN,
    accepted: [
      '/live',
      'live',
      'stream.mp3',
      '/a/b.ogg',
      'radio_1',
      'a-b',
      '/~x',
      'LIVE',
      '0',
      '/stream/1',
      'a'.repeat(32),
      `/${'a'.repeat(32)}`, // as the one above is stored
      '/..x/.y',
    ],
    refused: [
      '',
      '/',
      '//',
      'a b',
      'a?b',
      'a#b',
      'a//b',
      '/a/',
      '/../x',
      'é',
      'a'.repeat(33),
      '.',
      'x/..',
      'a/./b',
      'a\n',
    ],
  },
  {
    name: 'PBK-02 the pattern of a user',
    pattern: LOGIN_USER_PATTERN,
    accepted: ['', 'ann', 'Ann Lee', 'ann@example.com', 'é', '𝒜'.repeat(32), 'a/b?c#d'],
    refused: ['a:b', 'a\nb', '\u0000', '\u007f', 'x'.repeat(33), '\ud800', 'a\udc00b'],
  },
  {
    name: 'PBK-02 the pattern of a password',
    pattern: LOGIN_PASSWORD_PATTERN,
    accepted: ['', 'hackme', 'p@ss:w/rd%', ' ', '𝒜'.repeat(32)],
    refused: ['a\r\nb', '\u0085', 'x'.repeat(33), '\ud800'],
  },
  {
    name: 'the pattern of one line',
    pattern: LINE_PATTERN,
    accepted: ['', 'Bells & more, 24/7', 'è'.repeat(999)],
    refused: ['a\r\nicy-url: http://evil.example', 'a\tb', '\u0000', '\ud800'],
  },
];

describe.each(examples)('$name', ({ pattern, accepted, refused }) => {
  test.each(accepted)('accepts %j', (text) => expect(pattern.test(text)).toBe(true));
  test.each(refused)('refuses %j', (text) => expect(pattern.test(text)).toBe(false));
});

test.each([
  ['localhost', hostPattern(32, true)],
  ['localhost', radioAddressPattern(true)],
  ['http://LOCALHOST:8000/live', radioAddressPattern(true)],
])('only in development %j is a host', (text, pattern) => {
  expect(pattern.test(text)).toBe(true);
  expect([relayHost.test(text), radioAddress.test(text)]).toEqual([false, false]);
  expect(pattern.test(text.replace(/localhost/i, 'localhosts'))).toBe(false);
});

// Linear by their form, not by a stopwatch.
describe('the patterns do not backtrack without end', () => {
  test.each([
    [radioAddress, 128],
    [radioAddressPattern(true), 128],
    [relayHost, 32],
  ])('%s measures a text first, and looks at no more than its limit again', ({ source, flags }, limit) => {
    expect(source.startsWith(`^(?=.{1,${limit}}$)`)).toBe(true);
    expect(flags).toBe('i');
  });

  test('a mountpoint is parts of a bounded length, each after a slash that no part contains', () => {
    const [part, more] = ['[A-Za-z0-9._~-]+', '(?:\\/[A-Za-z0-9._~-]+)*'];
    expect(MOUNTPOINT_PATTERN.source.endsWith(`\\/?(?=.{1,32}$)${part}${more}$`)).toBe(true);
  });

  test.each([LOGIN_USER_PATTERN, LOGIN_PASSWORD_PATTERN, LINE_PATTERN])(
    '%s repeats one class alone',
    ({ source }) => {
      expect(source).toMatch(/^\^\[\^[^\]]+\](\*|\{0,32\})\$$/);
    },
  );

  const patterns = [radioAddress, relayHost, MOUNTPOINT_PATTERN, LOGIN_USER_PATTERN, LOGIN_PASSWORD_PATTERN];

  test.each(['a', 'a.', 'a-', '1.', '%41', 'xn--', '/a', '/', './', '../', 'a/', 'http://a', ' ', '@', '𝒜'])(
    '10 KB of %j are refused',
    (part) => {
      const text = part.repeat(10_240 / part.length);
      expect(patterns.map((pattern) => pattern.test(text))).toEqual(patterns.map(() => false));
      expect(LINE_PATTERN.test(`${text}\n`)).toBe(false);
    },
  );
});
