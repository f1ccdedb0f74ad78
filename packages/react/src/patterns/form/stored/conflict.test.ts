import { ApiError } from '@carillon/client';
import { expect, test } from 'vitest';
import { isGone, isMissing, isSameVersion, saysSame } from './conflict.ts';

const home = { id: 3, name: 'Home', uses: 1 };
const toForm = ({ name }: { name: string }) => ({ name });
const dated = (updated_at: string, name = 'Home') => ({ id: 3, name, updated_at });

test.each([
  ['the same', home, home, true],
  ['without dates, what the form shows', home, { ...home, name: 'Office' }, false],
  ['without dates, what no form shows', home, { ...home, uses: 2 }, true],
  ['with dates, the same date', dated('2026-01-07'), dated('2026-01-07', 'Office'), true],
  ['with dates, another date', dated('2026-01-07'), dated('2026-01-08'), false],
])('ENT-03 whether two versions are one: %s', (_case, one, other, expected) => {
  expect(isSameVersion(one, other, toForm)).toBe(expected);
});

const sent = { name: 'Home', password: 'secret', tags: [1, 2] };
test.each([
  ['all that was sent', { name: 'Home', password: 'secret', tags: [1, 2] }, sent, true],
  ['another value', { name: 'Office', password: 'secret', tags: [1, 2] }, sent, false],
  ['another list', { name: 'Home', tags: [2] }, sent, false],
  ['what is not told again', { name: 'Home', password: undefined, tags: [1, 2] }, sent, true],
  ['a body that is none', undefined, sent, false],
  ['nothing was sent', { name: 'Home', password: 'secret', tags: [] }, null, false],
])('FLT-066 whether a record is what was sent: %s', (_case, body, before, expected) => {
  expect(saysSame<unknown>(body, before)).toBe(expected);
});

const loaded = { isLoaded: true, isDirty: false, isDone: false, wasGone: false, error: null };
const notFound = new ApiError('notFound', { call: 'readCountry' });
const broken = new ApiError('serverError', { call: 'readCountry' });

test.each([
  ['a record that is there', loaded, { gone: false, missing: false }],
  ['never found', { ...loaded, isLoaded: false, error: notFound }, { gone: false, missing: true }],
  ['could not be read', { ...loaded, isLoaded: false, error: broken }, { gone: false, missing: true }],
  ['could not be read again', { ...loaded, error: broken }, { gone: false, missing: false }],
  ['not found again, untouched', { ...loaded, error: notFound }, { gone: true, missing: true }],
  [
    'not found again, with something typed',
    { ...loaded, isDirty: true, error: notFound },
    { gone: true, missing: false },
  ],
  ['the save has heard it', { ...loaded, isDirty: true, wasGone: true }, { gone: true, missing: false }],
  [
    'deleted here',
    { ...loaded, isDone: true, isDirty: false, wasGone: true },
    { gone: false, missing: false },
  ],
])('FLT-076 whether a record is gone or missing: %s', (_case, standing, expected) => {
  expect({ gone: isGone(standing), missing: isMissing(standing) }).toEqual(expected);
});
