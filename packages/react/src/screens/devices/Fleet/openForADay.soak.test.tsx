// @vitest-environment happy-dom
// A thousand tiles that somebody leaves open for a day of virtual time: only in `npm run soak`.
import { liveTopic } from '@carillon/protocol/broker';
import { type DeviceEvent, deviceClass } from '@carillon/protocol/device';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DeviceList } from '../DeviceList/DeviceList.tsx';
import { HOUR_MS, heapInUse, MINUTE_MS, startLongTime } from '../testLongTime.tsx';

/** How much of the day, at least two hours. */
const share = Number(process.env.CARILLON_SOAK ?? 1);
const HOURS = Math.max(2, Math.floor(24 * share));
const DEVICES = 1000;
/** In sight; all others have another stream once a minute. */
const SEEN = 50;

const ALWAYS: DeviceEvent = {
  id: 'evts/1',
  name: 'Foyer radio',
  mode: 'playback',
  repeat: encodeRepeat({ kind: 'always' }),
  time: [0, 0],
  main: { uri: 'http://music.example/a.mp3', tmo: 300 },
};

/** Those of the first tiles that are observed are in sight, and stay there. */
class Sight {
  static seen = 0;
  readonly #tell: IntersectionObserverCallback;

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element) {
    if (Sight.seen++ >= SEEN) return;
    this.#tell([{ target, isIntersecting: true } as IntersectionObserverEntry], this as never);
  }

  unobserve() {}
  disconnect() {}
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('FLV-01 a thousand tiles that are left open for a day hold at most a fifth more than after the first hour', {
  timeout: 600_000 + 7_200_000 * share,
}, async () => {
  vi.stubGlobal('IntersectionObserver', Sight);
  const { hub, records, pass, open, until } = startLongTime(
    Date.UTC(2026, 2, 4, 8),
    Array.from({ length: DEVICES }, () => [ALWAYS]),
  );
  /** All that are not in sight go to their fail over, or back. */
  function change(isFailOver: boolean) {
    for (const { class_id, device_id: label } of records.slice(SEEN)) {
      const { type } = deviceClass(class_id);
      if (!type) continue;
      const told = { id: ALWAYS.id, status: 2, ctx: { fail: isFailOver ? 1 : 0 } };
      hub.publish(liveTopic({ type, label }, 'stream'), JSON.stringify(told));
    }
  }
  const before = await heapInUse();
  const page = await open('/manage/2/list?view=tiles', <DeviceList userId={2} />);
  const text = () => page.screen.container.textContent ?? '';
  await until(() => text().includes('1,000 playing'));
  expect(text()).toContain('1,000 playing');
  async function passHour() {
    for (let minute = 0; minute < 60; minute++) {
      change(minute % 2 === 0);
      await pass(MINUTE_MS);
    }
    // All are back on their main stream, and have been for a while.
    await pass(5 * MINUTE_MS);
    expect(text()).toContain('1,000 playing');
    expect(page.screen.container.querySelectorAll('[data-carillon-part="tile"] a')).toHaveLength(SEEN);
  }
  await passHour();
  const hour = (await heapInUse()) - before;
  for (let passed = 1; passed < HOURS; passed++) await passHour();
  const day = (await heapInUse()) - before;
  console.log(
    `After an hour ${Math.round(hour / DEVICES)} B a device, after ${HOURS} ${Math.round(day / DEVICES)} B.`,
  );
  expect(day).toBeLessThan(1.2 * hour);
  expect(HOURS * HOUR_MS).toBeGreaterThan(HOUR_MS);
  page.close();
});
