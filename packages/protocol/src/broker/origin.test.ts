import { expect, test } from 'vitest';
import { isLoopbackOrigin } from './origin.ts';

test.each([
  ['http://localhost', true],
  ['http://localhost:8080', true],
  ['https://127.0.0.1:9443', true],
  ['http://127.8.9.10', true],
  ['http://[::1]:5173', true],
  ['http://shop.localhost:8080', true],
  ['http://localhost.evil.example', false],
  ['http://127.0.0.1.evil.example', false],
  ['http://evil.example', false],
  ['http://[::2]', false],
  ['ftp://localhost', false],
  ['localhost', false],
  ['null', false],
  ['', false],
])('docs/protocol.md, HTTP API: %s is a page of this machine: %s', (origin, isLoopback) => {
  expect(isLoopbackOrigin(origin)).toBe(isLoopback);
});
