import { expect, test } from 'vitest';
import { looksSame } from './kept.ts';

const DATE = new Date(0);
const onChange = () => {};
const field = (value: unknown, errorText?: string) => ({ value, errorText, onChange });
const options = (label: string) => [
  { value: 'tls', label },
  { value: 'plain', label: 'Plain' },
];

test.each([
  ['a field of the same value', { label: 'User', ...field('me') }, { label: 'User', ...field('me') }, true],
  ['another value', field('me'), field('you'), false],
  ['no number and none yet', field(null), field(undefined), false],
  ['a flag', field('me'), field('me', 'Taken'), false],
  ['fields in an object', { fields: { host: field('a') } }, { fields: { host: field('a') } }, true],
  ['one of them is another', { fields: { host: field('a') } }, { fields: { host: field('b') } }, false],
  ['another function', field('me'), { ...field('me'), onChange: () => {} }, false],
  ['the same options', { options: options('TLS') }, { options: options('TLS') }, true],
  ['in another language', { options: options('TLS') }, { options: options('Cifrato') }, false],
  ['a prop more', { label: 'User' }, { label: 'User', hint: 'Yours' }, false],
  ['a prop less', { label: 'User', hint: 'Yours' }, { label: 'User' }, false],
  ['another date', { at: new Date(1) }, { at: new Date(2) }, false],
  ['another map', { by: new Map([[1, 'a']]) }, { by: new Map([[1, 'b']]) }, false],
  ['another set', { days: new Set([1]) }, { days: new Set([2]) }, false],
  ['one and the same date', { at: DATE }, { at: DATE }, true],
  ['no list but an object', { options: [] }, { options: {} }, false],
  ['an object without a prototype', Object.assign(Object.create(null), { a: 1 }), { a: 1 }, true],
  ['one that is no longer given', { hint: undefined }, { label: undefined }, false],
])('a part of a form with %s looks the same: %o, %o, %s', (_case, before, now, expected) => {
  expect(looksSame(before, now)).toBe(expected);
});
