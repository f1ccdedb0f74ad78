// @vitest-environment happy-dom
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { afterEach, expect, test, vi } from 'vitest';
import { watchReleases } from './watchReleases.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.restoreAllMocks();
});

/** A page that is looked at, or not. */
async function watch(...answers: (boolean | Error)[]) {
  const clock = createVirtualClock();
  const find = vi.fn(async () => {
    const answer = answers.shift() ?? false;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const onOutdated = vi.fn();
  const missing = new Set<() => void>();
  const load = async () => ({
    findRelease: find,
    onMissingPart(listener: () => void) {
      missing.add(listener);
      return () => missing.delete(listener);
    },
  });
  const end = watchReleases({ clock, load, onOutdated });
  ends.push(end);
  const miss = () => {
    for (const listener of missing) listener();
  };
  await vi.waitFor(() => expect(missing.size).toBe(1));
  return { clock, find, onOutdated, end, miss };
}

const MINUTE = 60_000;
const see = (isSeen: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isSeen);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('LIB-07 a page that is looked at asks every five minutes, and no more once there is a newer release', async () => {
  const { clock, find, onOutdated } = await watch(false, true);
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
  const { clock, find } = await watch();
  see(false);
  await clock.advance(30 * MINUTE);
  expect(find).not.toHaveBeenCalled();
  see(true);
  await vi.waitFor(() => expect(find).toHaveBeenCalledOnce());
  see(false);
  see(true);
  expect(find).toHaveBeenCalledOnce();
  await clock.advance(MINUTE);
  see(true);
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(2));
});

test('LIB-07 a part that cannot be fetched makes it ask at once, and tell again what is known already', async () => {
  const { find, onOutdated, miss } = await watch(false, true);
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
  const { clock, onOutdated } = await watch(new TypeError('Failed to fetch'), true);
  await clock.advance(5 * MINUTE);
  expect(onOutdated).not.toHaveBeenCalled();
  await clock.advance(5 * MINUTE);
  await vi.waitFor(() => expect(onOutdated).toHaveBeenCalledOnce());
});

test('LIB-07 what is no longer shown asks and tells nothing', async () => {
  const { clock, find, onOutdated, end, miss } = await watch(true);
  miss();
  end();
  await clock.advance(30 * MINUTE);
  miss();
  see(true);
  expect(find).toHaveBeenCalledOnce();
  expect(onOutdated).not.toHaveBeenCalled();
});
