// @vitest-environment happy-dom
// A wall that hangs for a month of virtual time: only in `npm run soak`.
import { encodeRepeat } from '@carillon/protocol/schedule';
import { cleanup, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DeviceList } from '../DeviceList/DeviceList.tsx';
import { HOUR_MS, MINUTE_MS, STEP_MS, startLongTime } from '../testLongTime.tsx';

/** How much of the month, at least three hours: a session is renewed every hour. */
const share = Number(process.env.CARILLON_SOAK ?? 1);
const HOURS = Math.max(3, Math.floor(30 * 24 * share));
/** All on one page of the wall. */
const DEVICES = 12;

/** Each plays at other hours. */
const EVENTS = Array.from({ length: DEVICES }, (_, i) => {
  const start = (90 * i) % 1200;
  return [
    {
      id: 'evts/1',
      name: `Radio ${i + 1}`,
      mode: 'playback' as const,
      repeat: encodeRepeat({ kind: 'daily', days: [0, 1, 2, 3, 4, 5, 6] }),
      time: [start, start + 190] as [number, number],
      main: { uri: 'http://music.example/a.mp3', tmo: 15 },
    },
  ];
});

/** Levels are no part of it: of nothing that is drawn in happy-dom anybody can say that it is in sight. */
class Nowhere {
  observe() {}
  unobserve() {}
  disconnect() {}
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('FLV-06 a wall that hangs for a month is logged in, and true', {
  timeout: 300_000 + 7_200_000 * share,
}, async () => {
  vi.stubGlobal('IntersectionObserver', Nowhere);
  const { clock, records, pass, open, until, truth } = startLongTime(Date.UTC(2026, 2, 2, 4, 30), EVENTS);
  const page = await open('/manage/2/list?view=tiles&wall=1', <DeviceList userId={2} />);
  const wall = within(document.body);
  const looks = () => {
    const tiles = wall.queryAllByRole('listitem');
    return records.map(
      ({ name }) =>
        tiles.find(({ textContent }) => textContent?.includes(name))?.getAttribute('data-look') === 'playing',
    );
  };
  const isTrue = () => looks().join() === truth().join();
  await until(isTrue);
  const wrong: string[] = [];
  for (let hour = 0; hour < HOURS; hour++) {
    await pass(HOUR_MS);
    // A connection ends with its token: it may just be on its way back.
    for (let step = 0; step < 10 && !isTrue(); step++) await pass(STEP_MS);
    if (!isTrue()) wrong.push(`${new Date(clock.now()).toISOString()} ${looks()}, true is ${truth()}`);
  }
  expect(wrong).toEqual([]);
  expect(page.client.session.getSnapshot()).toMatchObject({ user: { id: 2 } });
  expect(wall.getByText('Live')).toBeTruthy();
  await pass(MINUTE_MS);
  page.close();
});
