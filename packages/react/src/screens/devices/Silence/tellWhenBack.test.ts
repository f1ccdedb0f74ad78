import type { Fleet } from '@carillon/client';
import { createHeard, type Judgment, judge } from '@carillon/protocol/attention';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isAwaited, tellWhenBack } from './tellWhenBack.ts';

const device = { device_id: 'CR-1002', class_id: 2 };
const words = 'Café terrace is back.';
const shown: string[] = [];

class Notice {
  static permission = 'default';
  static answer = 'granted';
  static requestPermission = async () => Notice.answer;
  constructor(title: string) {
    shown.push(title);
  }
}

beforeEach(() => {
  shown.length = 0;
  Notice.answer = 'granted';
  vi.stubGlobal('Notification', Notice);
});
afterEach(() => vi.unstubAllGlobals());

/** A fleet of which a test says whether the device is checked. */
function open() {
  const clock = createVirtualClock(0);
  const nothing = judge(createHeard(2, 0), { nowMs: 0, utcMs: 0 });
  const listeners = new Set<() => void>();
  let judgment: Judgment = nothing;
  const fleet: Fleet = {
    watch(_devices, listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    judgment: () => judgment,
  };
  return {
    clock,
    fleet,
    listeners,
    say(isChecked: boolean) {
      judgment = { ...nothing, isChecked };
      for (const listener of listeners) listener();
    },
  };
}

test('FLV-03 a device that is back, and stays, is told once; nobody waits for it any more', async () => {
  const { fleet, clock, listeners, say } = open();
  await expect(tellWhenBack({ fleet, clock, device, words })).resolves.toBe(true);
  await tellWhenBack({ fleet, clock, device, words });
  expect([isAwaited(fleet, device), listeners.size]).toEqual([true, 1]);
  say(true);
  say(true);
  clock.advance(4999);
  expect(shown).toEqual([]);
  clock.advance(1);
  expect(shown).toEqual([words]);
  expect([isAwaited(fleet, device), listeners.size]).toEqual([false, 0]);
});

test('FLV-03 one that is back for 300 ms is told to nobody, and goes on to be waited for', async () => {
  const { fleet, clock, say } = open();
  await tellWhenBack({ fleet, clock, device, words });
  say(true);
  clock.advance(300);
  say(false);
  clock.advance(60_000);
  expect([shown, isAwaited(fleet, device)]).toEqual([[], true]);
});

test('FLV-03 where the browser does not allow it, nobody is waited for', async () => {
  const { fleet, clock } = open();
  Notice.answer = 'denied';
  await expect(tellWhenBack({ fleet, clock, device, words })).resolves.toBe(false);
  expect(isAwaited(fleet, device)).toBe(false);
});
