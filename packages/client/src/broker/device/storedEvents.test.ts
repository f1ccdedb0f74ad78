import { exampleEvents } from '@carillon/simulator';
import { describe, expect, test } from 'vitest';
import { learnEvents } from './storedEvents.ts';

const [first, second] = exampleEvents(2);
if (!first || !second) throw new Error('There are no example events.');
const KNOWN = [first, second];
const renamed = { ...first, name: 'Evening radio' };
const third = { ...second, id: 'evts/3' };

const reply = (msg: string, body: unknown, ok = true) => ({ req: 1, msg, ok, body });

describe('what a device stores, after a reply to anybody', () => {
  test.each([
    ['all of them', reply('GetEvents', [second]), [second]],
    ['one saved anew', reply('SetEvent', third), [first, second, third]],
    ['one saved again, in its place', reply('SetEvent', renamed), [renamed, second]],
    ['one deleted', reply('DeleteEvent', { id: first.id }), [second]],
    ['one deleted that was not known', reply('DeleteEvent', { id: 'evts/9' }), KNOWN],
    ['a refusal', reply('SetEvent', { error: 'Overlapping event.' }, false), undefined],
    ['a saved one of the wrong shape', reply('SetEvent', { id: 'evts/1' }), undefined],
    ['a list of the wrong shape', reply('GetEvents', [{ id: 7 }]), undefined],
    ['a deleted one without a name', reply('DeleteEvent', {}), undefined],
    ['another command', reply('StartEvent', { id: first.id }), undefined],
  ])('FLT-030 FLT-035 %s', (_case, message, expected) => {
    expect(learnEvents(KNOWN, message)).toEqual(expected);
  });

  test('is not known from a single event', () => {
    expect(learnEvents(null, reply('SetEvent', first))).toBeUndefined();
    expect(learnEvents(null, reply('DeleteEvent', { id: 'evts/1' }))).toBeUndefined();
    expect(learnEvents(null, reply('GetEvents', []))).toEqual([]);
  });
});
