import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatSenderUri, formatStreamUri, parseSenderUri, parseStreamUri } from './uri.ts';

const user = fc.string({ unit: 'grapheme', maxLength: 32 });
const host = fc.constantFrom('radio.example.com', 'a.it', '192.168.1.10', 'localhost');
const port = fc.integer({ min: 1, max: 65_535 });
// Anything at all, lone surrogates too, rich in what a uri is taken apart by.
const odd = fc.string({
  unit: fc.oneof(fc.constantFrom(...'/:?#@%.a1 \n\ud800'), fc.string({ minLength: 1 })),
});

describe('PBK-02 the uri of a stream', () => {
  const address = fc
    .tuple(
      fc.constantFrom('http', 'https'),
      host,
      fc.option(port),
      fc.constantFrom('', '/', '/Live.mp3', '/;', '?a=b@c'),
    )
    .map(([scheme, name, at, path]) => `${scheme}://${name}${at === null ? '' : `:${at}`}${path}`);

  test.each([
    ['http://a.it/x', 'http://a.it/x', '', ''],
    ['http://ann:secret@a.it:8000/Live', 'http://a.it:8000/Live', 'ann', 'secret'],
    ['http://ann@a.it/x', 'http://a.it/x', 'ann', ''],
    ['http://:secret@a.it', 'http://a.it', '', 'secret'],
    ['http://a.it:8000/x@y', 'http://a.it:8000/x@y', '', ''],
    ['http://an%40n:p%2Fss%3A%25@a.it/?x=a@b', 'http://a.it/?x=a@b', 'an@n', 'p/ss:%'],
  ])('%s is its address, user and password, and the other way round', (uri, address, user, password) => {
    expect(parseStreamUri(uri)).toEqual({ address, user, password });
    expect(formatStreamUri({ address, user, password })).toBe(uri);
  });

  test('what is read of a uri that was put together is what it was put together of', () => {
    fc.assert(
      fc.property(address, user, user, (address, user, password) => {
        const parts = { address, user, password };
        expect(parseStreamUri(formatStreamUri(parts))).toEqual(parts);
      }),
    );
  });

  test('putting together and reading again changes nothing more, whatever was typed', () => {
    fc.assert(
      fc.property(odd, odd, odd, (address, user, password) => {
        const uri = formatStreamUri({ address: `a.it/${address}`, user, password });
        const parts = parseStreamUri(uri);
        if (parts) expect(formatStreamUri(parts)).toBe(uri);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['HTTP://Radio.Example.COM:8000/Live.MP3?Q=A', 'http://radio.example.com:8000/Live.MP3?Q=A'],
    ['Radio.example.com/Live', 'http://radio.example.com/Live'],
    ['HTTPS://A.it', 'https://a.it'],
  ])('%s is stored as %s', (address, uri) => {
    expect(formatStreamUri({ address, user: '', password: '' })).toBe(uri);
  });

  test.each([
    ['ann:secret@a.it:8000/x', { address: 'a.it:8000/x', user: 'ann', password: 'secret' }],
    ['http://ann:p@ss:word@a.it/x', { address: 'http://a.it/x', user: 'ann', password: 'p@ss:word' }],
    ['http://ann%zz:100%@a.it', { address: 'http://a.it', user: 'ann%zz', password: '100%' }],
    ['ftp://a.it/x', { address: 'ftp://a.it/x', user: '', password: '' }],
  ])('the odd uri %s of an older device can still be shown and mended', (uri, parts) => {
    expect(parseStreamUri(uri)).toEqual(parts);
  });

  test.each([
    '',
    'http://',
    '/live',
    'http://ann:se/cret@a.it/x',
    'http://ann:12/34@a.it/x',
    'http://[::1]/x',
    'http://ann:secret@',
    'a.it/\n',
  ])('FLT-092 of %j nothing is shown', (uri) => {
    expect(parseStreamUri(uri)).toBeNull();
  });

  test('a text that is no address stays as it is, and a lone surrogate becomes the sign for what cannot be read', () => {
    expect(formatStreamUri({ address: 'no address', user: 'ann', password: 'x' })).toBe(
      'http://ann:x@no address',
    );
    expect(formatStreamUri({ address: '/x', user: 'ann', password: 'x' })).toBe('/x');
    expect(formatStreamUri({ address: 'a.it', user: '\ud800', password: '' })).toBe('http://%EF%BF%BD@a.it');
  });
});

describe('SND-05 the uri of a sender', () => {
  const part = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
    .map((text) => text.replaceAll('/', '-'));
  const mountpoint = fc
    .array(part, { maxLength: 4 })
    .map((parts) => parts.map((text) => `/${text}`).join(''));
  const common = { user, password: user, host, port: fc.option(port) };
  const parts = fc.oneof(
    fc.record({ scheme: fc.constant('icecast' as const), ...common, mountpoint }),
    fc.record({ scheme: fc.constant('shoutcast' as const), ...common, mountpoint: fc.constant('') }),
  );

  test('reading and putting together are inverses', () => {
    fc.assert(
      fc.property(parts, (parts) => {
        expect(parseSenderUri(formatSenderUri(parts))).toEqual(parts);
      }),
      { numRuns: 1000 },
    );
  });

  test('putting together and reading again changes nothing more, whatever a device holds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('icecast://', 'shoutcast://', 'ICECAST://', ''),
        odd,
        odd,
        (scheme, login, tail) => {
          const parts = parseSenderUri(`${scheme}${login}@a.it${tail}`);
          const again = parts && parseSenderUri(formatSenderUri(parts));
          if (again) expect(parseSenderUri(formatSenderUri(again))).toEqual(again);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test.each([
    [
      'icecast://source:hack%40me@relay.example.com:8000/a%20b/c.ogg',
      { scheme: 'icecast', user: 'source', password: 'hack@me', port: 8000, mountpoint: '/a b/c.ogg' },
    ],
    [
      'icecast://relay.example.com:8000/live',
      { scheme: 'icecast', user: '', password: '', port: 8000, mountpoint: '/live' },
    ],
    [
      'icecast://:hackme@relay.example.com:1/live',
      { scheme: 'icecast', user: '', password: 'hackme', port: 1, mountpoint: '/live' },
    ],
    [
      'shoutcast://dj:secret@relay.example.com:65535',
      { scheme: 'shoutcast', user: 'dj', password: 'secret', port: 65_535, mountpoint: '' },
    ],
    [
      'icecast://relay.example.com',
      { scheme: 'icecast', user: '', password: '', port: null, mountpoint: '' },
    ],
  ] as const)('%s is read and written', (uri, rest) => {
    const parts = { ...rest, host: 'relay.example.com' };
    expect(parseSenderUri(uri)).toEqual(parts);
    expect(formatSenderUri(parts)).toBe(uri);
  });

  test.each([
    ['live', '/live'],
    ['//live', '/live'],
    ['/', ''],
    ['a?b#c', '/a%3Fb%23c'],
  ])('a mountpoint typed as %j is stored as %j', (mountpoint, path) => {
    const parts = {
      scheme: 'icecast',
      user: '',
      password: '',
      host: 'A.it',
      port: 8000,
      mountpoint,
    } as const;
    expect(formatSenderUri(parts)).toBe(`icecast://a.it:8000${path}`);
  });

  test('shoutcast has no mountpoint: one that stands there is ignored', () => {
    expect(parseSenderUri('shoutcast://a.it:8000/live')?.mountpoint).toBe('');
    const parts = { scheme: 'shoutcast', user: '', password: '', host: 'a.it', port: 8000 } as const;
    expect(formatSenderUri({ ...parts, mountpoint: '/live' })).toBe('shoutcast://a.it:8000');
  });

  test.each([
    '',
    'http://a.it:8000/live',
    'a.it:8000/live',
    'icecast:/a.it:8000/live',
    'icecast://:8000/live',
    'icecast://a.it:100000/live',
    `icecast://a.it:${'9'.repeat(400)}/live`,
    'icecast://source:hack/me@a.it:8000/live',
    'icecast://source:12/34@a.it:8000/live',
  ])('FLT-092 %j is none: nothing of it is shown', (uri) => {
    expect(parseSenderUri(uri)).toBeNull();
  });
});

test.each(['a', ':', '@', '/', '/@', ':@', '@:', '%', '%zz', 'icecast://', '\ud800', '\n'])(
  'FLT-092 a hostile text of 100 KB of %j is read or refused, and never throws',
  (part) => {
    for (const start of ['', 'http://', 'icecast://', 'icecast://a:b@']) {
      const uri = start + part.repeat(100_000 / part.length);
      for (const parts of [parseStreamUri(uri), parseSenderUri(uri)]) {
        expect(parts === null || !('display' in parts)).toBe(true);
      }
    }
  },
);
