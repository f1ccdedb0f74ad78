import { ApiError } from '@carillon/client';
import { expect, test } from 'vitest';
import { endDeletion, findDeletionStep } from './question.ts';

const error = new Error('No');

test.each([
  ['before it is confirmed', { status: 'idle' }, { status: 'asking', error: null }],
  ['while it is deleted', { status: 'running', input: 1 }, { status: 'running', error: null }],
  ['when it has failed', { status: 'failed', input: 1, error }, { status: 'failed', error }],
  [
    'when it was deleted, until the form is left',
    { status: 'done', input: 1, answer: undefined },
    { status: 'asking', error: null },
  ],
] as const)('ENT-01 what the question of a deletion says %s', (_case, state, expected) => {
  expect(findDeletionStep(state)).toEqual(expected);
});

function fail(code: 'notFound' | 'serverError'): never {
  throw new ApiError(code, { call: 'deleteCountry' });
}

test.each([
  ['answered', async () => {}, undefined],
  ['nothing to delete it from', () => undefined, undefined],
  ['somebody else was faster', async () => fail('notFound'), undefined],
  ['refused', async () => fail('serverError'), 'serverError'],
])('ENT-01 a deletion ends: %s', async (_case, remove, code) => {
  const end = await endDeletion(remove()).catch((reason: ApiError) => reason.code);
  expect(end).toBe(code);
});
