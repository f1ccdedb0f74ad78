import { describe, expect, test } from 'vitest';
import { userForm } from './bodies.ts';
import { toUserForm } from './forms.ts';
import { sessionToken, user } from './user.ts';

const person = {
  id: 2,
  first_name: 'Oscar',
  last_name: 'Lindqvist',
  username: 'owner@carillon.example',
  location: 'Kielstadt',
  role: 'user',
  verified: true,
  blocked: false,
  created_at: '2026-01-05T08:00:00.000Z',
  updated_at: '2026-01-05T08:00:00.000Z',
  accessed_at: null,
};

test('a person is read without what this version does not know, such as a password', () => {
  expect(user.parse({ ...person, password: 'Owner-123!' })).toEqual(person);
});

test('a role that only a newer platform knows costs nobody the person; the form sends none', () => {
  const operator = user.parse({ ...person, role: 'operator' });
  expect(operator.role).toBe('operator');
  expect(toUserForm(operator).role).toBeNull();
  expect(userForm.safeParse(toUserForm(operator)).success).toBe(true);
  expect(userForm.safeParse({ ...toUserForm(operator), role: 'operator' }).success).toBe(false);
});

test.each([
  ['id 0', { id: 0 }],
  ['an id as text', { id: '2' }],
  ['a flag as text', { verified: 'true' }],
  ['no name', { first_name: undefined }],
])('a person with %s is refused', (_case, change) => {
  expect(user.safeParse({ ...person, ...change }).success).toBe(false);
});

describe('FLT-055 a token', () => {
  test.each([
    ['in the past', 0],
    ['with fractions of a second', 1_780_000_000.5],
    ['far away', 99_999_999_999],
  ])('is accepted with a refresh_at %s', (_case, refresh_at) => {
    expect(sessionToken.safeParse({ jwt: 'x', refresh_at }).success).toBe(true);
  });

  test.each([
    ['absent', undefined],
    ['null', null],
    ['text', '1780000000'],
    ['negative', -1],
    ['of the year 9999', 253_402_300_799],
    ['in milliseconds', 1_780_000_000_000],
    ['no number', Number.NaN],
    ['endless', Number.POSITIVE_INFINITY],
  ])('is refused with a refresh_at that is %s', (_case, refresh_at) => {
    expect(sessionToken.safeParse({ jwt: 'x', refresh_at }).success).toBe(false);
  });

  test.each([
    ['empty', ''],
    ['longer than 8 KiB', 'x'.repeat(8193)],
    ['no text', 7],
    ['with a space', 'a b'],
    ['with a character that no header takes', 'a\u0000b'],
    ['not of ASCII', 'clé'],
  ])('is refused with a jwt that is %s', (_case, jwt) => {
    expect(sessionToken.safeParse({ jwt, refresh_at: 1 }).success).toBe(false);
  });
});
