import { expect, test } from 'vitest';
import { isAllowedHost } from './host.ts';

test.each([
  ['localhost', true],
  ['LOCALHOST:8080', true],
  ['127.0.0.1:8080', true],
  ['[::1]:8080', true],
  ['shop.localhost:80', true],
  ['studio.local:8080', true],
  ['[fe80::1]:8080', true],
  ['evil.example', false],
  ['evil.example:8080', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['evil.example@localhost', false],
  ['localhost/evil.example', false],
  ['192.168.1.5:8080', false],
  ['localhost:x', false],
  ['[::1', false],
  ['', false],
  [undefined, false],
])('FLT-112 with two names allowed, a server answers to the Host %s: %s', (host, isAllowed) => {
  expect(isAllowedHost(host, ['Studio.local', 'fe80::1'])).toBe(isAllowed);
});
