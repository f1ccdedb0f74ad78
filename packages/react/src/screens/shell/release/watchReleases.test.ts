// @vitest-environment happy-dom
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { afterEach, expect, test, vi } from 'vitest';
import { missedParts } from '../../../hooks/page/missedParts.ts';
import { watchReleases } from './watchReleases.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.restoreAllMocks();
});

/** A page that is looked at, or not. */
function watch(...answers: (boolean | Error)[]) {
  const clock = createVirtualClock();
  const find = vi.fn(async () => {
    const answer = answers.shift() ?? false;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const onOutdated = vi.fn();
  const end = watchReleases({ clock, find, onOutdated });
  ends.push(end);
  return { clock, find, onOutdated, end };
}

const MINUTE = 60_000;
const see = (isSeen: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isSeen);
  document.dispatchEvent(new Event('visibilitychange'));
};
const miss = () => missedParts.set(missedParts.getSnapshot() + 1);

test('LIB-07 a page that is looked at asks every five minutes, and no more once there is a newer release', async () => {
  const { clock, find, onOutdated } = watch(false, true);
  await clock.advance(9 * MINUTE);
  expect([find.mock.calls.length, onOutdated.mock.calls.length]).toEqual([1, 0]);
  await clock.advance(MINUTE);
  await vi.waitFor(() => expect(onOutdated).toHaveBeenCalledOnce());
  expect(find).toHaveBeenCalledTimes(2);
  await clock.advance(60 * MINUTE);
  see(true);
  expect([find.mock.calls.length, onOutdated.mock.calls.length]).toEqual([2, 1]);
});

test('LIB-07 a page that nobody sees asks nobody, and asks when somebody comes back, once a minute at most', async () => {
  const { clock, find } = watch();
  see(false);
  await clock.advance(30 * MINUTE);
  expect(find).not.toHaveBeenCalled();
  see(true);
  expect(find).toHaveBeenCalledOnce();
  see(false);
  see(true);
  expect(find).toHaveBeenCalledOnce();
  await clock.advance(MINUTE);
  see(true);
  expect(find).toHaveBeenCalledTimes(2);
});

test('LIB-07 a part that cannot be fetched makes it ask at once, and tell again what is known already', async () => {
  const { find, onOutdated } = watch(false, true);
  miss();
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(1));
  expect(onOutdated).not.toHaveBeenCalled();
  miss();
  await vi.waitFor(() => expect(onOutdated).toHaveBeenCalledTimes(1));
  miss();
  await vi.waitFor(() => expect(onOutdated).toHaveBeenCalledTimes(2));
  expect(find).toHaveBeenCalledTimes(2);
});

test('LIB-07 a server that cannot be asked is asked again', async () => {
  const { clock, onOutdated } = watch(new TypeError('Failed to fetch'), true);
  await clock.advance(5 * MINUTE);
  expect(onOutdated).not.toHaveBeenCalled();
  await clock.advance(5 * MINUTE);
  await vi.waitFor(() => expect(onOutdated).toHaveBeenCalledOnce());
});

test('LIB-07 what is no longer shown asks and tells nothing', async () => {
  const { clock, find, onOutdated, end } = watch(true);
  miss();
  end();
  await clock.advance(30 * MINUTE);
  miss();
  see(true);
  expect(find).toHaveBeenCalledOnce();
  expect(onOutdated).not.toHaveBeenCalled();
});
