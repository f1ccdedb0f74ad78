import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPath } from './call.ts';
import { calls } from './calls.ts';
import { envelope } from './envelope.ts';

describe('the path of a call', () => {
  test.each([
    ['/devices/{userId}/{id}', { userId: 2, id: 7 }, '/devices/2/7'],
    ['/devices/order', {}, '/devices/order'],
    ['/{id}/{id}', { id: 1 }, '/1/1'],
    ['/x/{id}', { id: '../../accounts' }, '/x/..%2F..%2Faccounts'],
    ['/x/{id}', { id: 'a?b=c#d' }, '/x/a%3Fb%3Dc%23d'],
    ['/x/{id}', { id: '{userId}' }, '/x/%7BuserId%7D'],
    ['/x/{id}', { id: '$&' }, '/x/%24%26'],
  ])('%s is filled in with %j', (path, params, filled) => {
    expect(formatPath(path, params)).toBe(filled);
  });

  test('whatever is filled in stays one segment', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        const [, first, second, ...rest] = formatPath('/x/{id}', { id }).split('/');
        expect([first, decodeURIComponent(second ?? ''), rest]).toEqual(['x', id, []]);
      }),
    );
  });
});

describe('the table of calls', () => {
  test.each(Object.entries(calls))(
    '%s reads without a body, and takes one only where it saves',
    (_name, call) => {
      expect('body' in call && call.method === 'GET').toBe(false);
      expect(call.path).toMatch(/^(\/([a-z_-]+|\{[A-Za-z]+\}))+$/);
    },
  );

  test('whose path names a person asks for that person, and only login is public', () => {
    for (const { path, access } of Object.values(calls))
      expect(path.includes('{userId}')).toBe(access === 'owner');
    expect(Object.values(calls).filter(({ access }) => access === 'public')).toEqual([calls.login]);
  });
});

describe('the envelope', () => {
  test.each([
    ['data', { success: true, data: [] }],
    ['a message', { success: false, message: 'No' }],
    ['a null message', { success: false, message: null }],
    ['nothing else', { success: true }],
    ['the token of an e-mail', { success: true, data: {}, debug: { jwt: 'x' } }],
  ])('is read with %s', (_case, json) => {
    expect(envelope.parse(json)).toEqual(json);
  });

  test.each([
    ['success as text', { success: 'true' }],
    ['success as 1', { success: 1 }],
    ['no success', { data: [] }],
    ['a message that is no text', { success: false, message: 7 }],
    ['a list', []],
    ['null', null],
  ])('FLT-068 is none with %s', (_case, json) => {
    expect(envelope.safeParse(json).success).toBe(false);
  });
});
