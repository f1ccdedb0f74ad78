import { encodeRepeat } from '@carillon/protocol/schedule';
import { expect, test } from 'vitest';
import { playback, sender } from '../common/testEvents.ts';
import { findMisfits, toCopy } from './copies.ts';

const noon = playback('evts/1');
const evening = playback('evts/2', { time: [1080, 1140] });
const sunday = playback('evts/3', { repeat: encodeRepeat({ kind: 'daily', days: [0] }) });

test('EVT-08 what runs at the same time as an event of the other device does not fit there', () => {
  expect(findMisfits([noon, evening], { class_id: 2 }, [sunday])).toEqual([
    { event: noon, reason: 'overlap', other: sunday },
  ]);
});

test('EVT-08 nor does what its class cannot run', () => {
  const relay = sender('evts/4');
  expect(findMisfits([relay, evening], { class_id: 2 }, [])).toEqual([{ event: relay, reason: 'class' }]);
  expect(findMisfits([relay], { class_id: 3 }, [])).toEqual([]);
});

test('EVT-08 a copy has no id, and all else', () => {
  const { id, ...rest } = noon;
  expect(id).toBe('evts/1');
  expect(toCopy(noon)).toEqual(rest);
});
