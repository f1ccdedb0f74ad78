import { buildDevice } from '@carillon/mocks';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { expect, test } from 'vitest';
import type { Fleet, Judgment } from '../../../hooks/device/useAttention.ts';
import { tellAttention } from './tellAttention.ts';

const devices = [1, 2, 3].map((id) => buildDevice({ id, device_id: `CR-${id}` }));
const WELL = { standing: 'well', severity: 'none', cause: 'well' } as Judgment;
const REST = { standing: 'rest', severity: 'none', cause: 'outsideHours' } as Judgment;
const FAILED = { standing: 'fault', severity: 'danger', cause: 'failed' } as Judgment;
const UNKNOWN = { standing: 'unknown', severity: 'none', cause: 'notAnswered' } as Judgment;
const LOST = { standing: 'unknown', severity: 'warning', cause: 'connectionLost' } as Judgment;

function open(...start: Judgment[]) {
  const clock = createVirtualClock();
  const now = new Map(devices.map(({ device_id }, i) => [device_id, start[i] ?? WELL]));
  let listener = () => {};
  let watchers = 0;
  const fleet: Fleet = {
    judgment: ({ device_id }) => now.get(device_id) ?? UNKNOWN,
    watch(_devices, next) {
      watchers++;
      listener = next;
      return () => watchers--;
    },
  };
  const told: number[][] = [];
  const stop = tellAttention({
    fleet,
    clock,
    devices,
    tell: (fallen) => told.push(fallen.map(({ device }) => device.id)),
  });
  return {
    clock,
    told,
    stop,
    watchers: () => watchers,
    judge(id: number, judgment: Judgment) {
      now.set(`CR-${id}`, judgment);
      listener();
    },
  };
}

test('FLV-01 what falls within seconds is told together, once', () => {
  const { clock, told, judge } = open();
  judge(1, FAILED);
  clock.advance(1000);
  judge(3, FAILED);
  expect(told).toEqual([]);
  clock.advance(2000);
  expect(told).toEqual([[1, 3]]);
  judge(1, FAILED);
  clock.advance(60_000);
  expect(told).toEqual([[1, 3]]);
});

test('FLV-01 what is wrong already, or found so with the first answer, is nothing new', () => {
  const { clock, told, judge } = open(FAILED, UNKNOWN);
  judge(2, FAILED);
  clock.advance(60_000);
  expect(told).toEqual([]);
  judge(1, WELL);
  judge(1, FAILED);
  clock.advance(60_000);
  expect(told).toEqual([[1]]);
});

test('FLV-01 one that is well again before it is told is not, nor is any by a loss of the connection', () => {
  const { clock, told, judge } = open();
  judge(1, FAILED);
  clock.advance(1000);
  judge(1, REST);
  judge(2, LOST);
  judge(2, WELL);
  clock.advance(60_000);
  expect(told).toEqual([]);
});

test('FLV-01 nothing is told after it was ended', () => {
  const { clock, told, judge, stop, watchers } = open();
  judge(1, FAILED);
  stop();
  clock.advance(60_000);
  expect([told, watchers(), clock.pending]).toEqual([[], 0, 0]);
});
