import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STREAM_STATUS } from './stream.ts';
import { parseStreamAddress } from './uri.ts';

test('BRK-08 the states of a stream stand in the order of their numbers', () => {
  expect(STREAM_STATUS).toEqual(['nothing', 'starting', 'started', 'stopping', 'stopped', 'failed']);
});

describe('the address of a stream', () => {
  test.each([
    ['http://radio.example.com/live.mp3', 'radio.example.com', 'radio.example.com/live.mp3'],
    ['https://radio.example.com:8443/live', 'radio.example.com', 'radio.example.com:8443/live'],
    ['HTTP://Radio.Example.COM/Live.mp3', 'Radio.Example.COM', 'Radio.Example.COM/Live.mp3'],
    ['radio.example.com/index.mp3', 'radio.example.com', 'radio.example.com/index.mp3'],
    ['stream.example.org:8000/;stream', 'stream.example.org', 'stream.example.org:8000/;stream'],
    ['http://a.it/?x=1&y=2', 'a.it', 'a.it/?x=1&y=2'],
    ['http://a.it?x=a@b', 'a.it', 'a.it?x=a@b'],
    ['192.168.1.10/live', '192.168.1.10', '192.168.1.10/live'],
    ['icecast://relay.example.com:8000/live', 'relay.example.com', 'relay.example.com:8000/live'],
    ['http://ann:secret@a.it/x', 'a.it', 'a.it/x'],
    ['ann:secret@a.it:8000/x', 'a.it', 'a.it:8000/x'],
    ['http://ann@a.it/x', 'a.it', 'a.it/x'],
    ['http://:secret@a.it/x', 'a.it', 'a.it/x'],
    ['http://ann:se:cr@et@a.it/x', 'a.it', 'a.it/x'],
    ['http://ann:s%2Fecret@a.it/x', 'a.it', 'a.it/x'],
    [
      'icecast://source:hackme@relay.example.com:8000/live',
      'relay.example.com',
      'relay.example.com:8000/live',
    ],
  ])('%s is shown by its host and path alone', (uri, host, display) => {
    expect(parseStreamAddress(uri)).toEqual({ host, display });
  });

  test.each([
    '',
    'http://',
    'http:///x',
    '/live',
    'http://@/x',
    'http:/ann:secret@a.it',
    'http://ann:secret@',
    'http://ann:secret',
    // An unescaped slash in a password: what stands before it is no host.
    'http://ann:secret/more@a.it/x',
    'http://ann:12/34@a.it/x',
    'http://ann:p@ss/word@a.it/x',
    'http://ann:12?34@a.it/x',
    'http://ann:12#34@a.it/x',
    'http://an/n:secret@a.it/x',
    'http://proxy.example/http://ann:secret@a.it/x',
    'http://[::1]:8000/x',
  ])('%j is none: nothing of it is shown', (uri) => {
    expect(parseStreamAddress(uri)).toBeNull();
  });

  // Without an '@' of its own, which is what the end of the password is known by.
  const tail = fc.string().map((text) => text.replaceAll('@', '').replace(/^(?=.)/s, '/'));
  const odd = fc.string({
    unit: fc.oneof(fc.constantFrom(...'/:?#@%\\ \n\t0123'), fc.string({ minLength: 1 })),
  });
  const scheme = fc.constantFrom('', 'http://', 'HTTPS://', 'icecast://', '//', 'http:/', ' http://');

  test('FLT-092 of an address with user and password only what follows them is ever shown, however odd they are', () => {
    fc.assert(
      fc.property(scheme, odd, odd, tail, (start, user, password, path) => {
        const address = parseStreamAddress(`${start}${user}:${password}@radio.example${path}`);
        if (address) expect(address).toEqual({ host: 'radio.example', display: `radio.example${path}` });
      }),
      { numRuns: 3000 },
    );
  });

  test('FLT-092 nothing that could be user:password@ is shown of any text at all', () => {
    fc.assert(
      fc.property(odd, (text) => {
        expect(parseStreamAddress(text)?.display ?? '').not.toMatch(/:.*@/s);
      }),
      { numRuns: 3000 },
    );
  });
});
