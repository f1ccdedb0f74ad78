import { describe, expect, test } from 'vitest';
import { readKeepMs } from './tokenLife.ts';
import { readTokenOwner } from './tokenOwner.ts';

const ISSUED = 1_772_625_600;

const jwt = (payload: unknown) =>
  `eyJhbGciOiJIUzI1NiJ9.${btoa(JSON.stringify(payload)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}.c2ln`;

describe('how long a token is good after it was issued', () => {
  test.each([
    ['until refresh_at', { iat: ISSUED, exp: ISSUED + 3600 }, ISSUED + 1800, 1_800_000],
    ['also where it has no end', { iat: ISSUED }, ISSUED + 1800, 1_800_000],
    ['not at all where it is due when it is issued', { iat: ISSUED, exp: ISSUED + 3600 }, ISSUED, 0],
    [
      'half its life where it would be due after its end',
      { iat: ISSUED, exp: ISSUED + 3600 },
      99_999_999_999,
      1_800_000,
    ],
    ['with other claims, in any letters', { iat: ISSUED, name: '>>>???ÿ' }, ISSUED + 60, 60_000],
  ])('FLT-056 %s', (_case, payload, refresh_at, keepMs) => {
    expect(readKeepMs({ jwt: jwt(payload), refresh_at })).toBe(keepMs);
  });

  test.each([
    ['an opaque token', 'opaque'],
    ['no JSON', 'a.b.c'],
    ['a payload without iat', jwt({ exp: ISSUED })],
    ['an iat that is text', jwt({ iat: 'now' })],
    ['a payload that is null', jwt(null)],
    ['a payload that is a list', jwt([ISSUED])],
  ])('FLT-056 is not told by %s', (_case, text) => {
    expect(readKeepMs({ jwt: text, refresh_at: ISSUED })).toBeUndefined();
  });
});

describe('LIB-01 whose a bare token is', () => {
  test.each([
    [
      'by a name in digits, due at half of its life',
      { sub: '2', iat: ISSUED, exp: ISSUED + 3600 },
      ISSUED + 1800,
    ],
    ['by a number', { sub: 2, iat: ISSUED, exp: ISSUED + 60 }, ISSUED + 30],
    ['with no beginning', { sub: '2', exp: ISSUED }, ISSUED],
    ['with no end', { sub: '2', iat: ISSUED }, 99_999_999_999],
  ])('%s', (_case, payload, refresh_at) => {
    expect(readTokenOwner(jwt(payload))).toEqual({ userId: 2, refresh_at });
  });

  test.each([
    ['an opaque token', 'opaque'],
    ['one without a person', jwt({ iat: ISSUED, exp: ISSUED + 3600 })],
    ['one of a machine', jwt({ sub: 'backup@portal' })],
    ['a person that no record can have', jwt({ sub: '-1' })],
    ['part of one', jwt({ sub: '1.5' })],
    ['nobody', jwt({ sub: '' })],
    ['null', jwt({ sub: null })],
  ])('is not told by %s', (_case, text) => {
    expect(readTokenOwner(text)).toBeUndefined();
  });
});
