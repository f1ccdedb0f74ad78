// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserExclusive } from './exclusive.ts';
import { browserStorage, memoryStorage } from './storage.ts';

const KEY = 'carillon.session';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

/** What a browser says in all tabs but the one that wrote. */
const otherTab = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));

describe('the storage of the browser', () => {
  test('keeps texts, and removes what is set to null', () => {
    const storage = browserStorage();
    storage.write(KEY, '{}');
    expect([storage.read(KEY), localStorage.getItem(KEY)]).toEqual(['{}', '{}']);
    storage.write(KEY, null);
    expect([storage.read(KEY), localStorage.length]).toEqual([null, 0]);
  });

  test('FLT-059 tells what another tab changed, also that it cleared everything, until nobody listens', () => {
    const heard: string[] = [];
    const stop = browserStorage().subscribe((key) => heard.push(key));
    otherTab(KEY);
    otherTab('carillon.theme');
    otherTab(null);
    stop();
    otherTab(KEY);
    expect(heard).toEqual([KEY, 'carillon.theme', KEY, 'carillon.basket']);
  });

  test('that is full forgets the older value, which would be worse than none, and throws nothing', () => {
    let value: string | null = 'old';
    vi.stubGlobal('localStorage', {
      getItem: () => value,
      removeItem() {
        value = null;
      },
      setItem() {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      },
    });
    const storage = browserStorage();
    storage.write(KEY, 'new');
    expect(storage.read(KEY)).toBeNull();
  });

  test('that is refused is replaced by the memory of the page', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    const storage = browserStorage();
    storage.write(KEY, '{}');
    expect(storage.read(KEY)).toBe('{}');
    storage.write(KEY, null);
    expect([storage.read(KEY), memoryStorage().read(KEY)]).toEqual([null, null]);
    expect(storage.isLasting?.()).toBe(false);
  });

  test('FLT-061 says whether there is room for a session, and leaves nothing of that', () => {
    expect([browserStorage().isLasting?.(), localStorage.length]).toEqual([true, 0]);
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      removeItem() {},
      setItem() {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      },
    });
    expect(browserStorage().isLasting?.()).toBe(false);
  });
});

describe('one at a time in the browser', () => {
  const run = async () => 'done';

  type Granted = (lock: object | null) => unknown;
  type Options = { ifAvailable?: boolean };

  /** Locks of a browser in which another tab holds them all until `release`. */
  function stubLocks(held?: Promise<void>) {
    const request = vi.fn(async (_name: string, ...rest: [Granted] | [Options, Granted]) => {
      const granted = rest.at(-1) as Granted;
      if (rest.length === 2 && held) return granted(null);
      await held;
      return granted({});
    });
    vi.stubGlobal('navigator', { locks: { request } });
    return request;
  }

  test('FLT-051 takes the Web Lock of that name', async () => {
    const request = stubLocks();
    const asked = vi.fn(run);
    await expect(browserExclusive('carillon.refresh', asked)).resolves.toBe('done');
    expect(request.mock.calls.map(([name]) => name)).toEqual(['carillon.refresh']);
    expect(asked).toHaveBeenCalledExactlyOnceWith(true, false);
  });

  test('FLT-051 waits for another tab that has it, and says that it had to', async () => {
    let release = () => {};
    stubLocks(
      new Promise((resolve) => {
        release = resolve;
      }),
    );
    const asked = vi.fn(run);
    const done = browserExclusive('carillon.refresh', asked);
    await Promise.resolve();
    expect(asked).not.toHaveBeenCalled();
    release();
    await expect(done).resolves.toBe('done');
    expect(asked).toHaveBeenCalledExactlyOnceWith(true, true);
  });

  test('FLT-051 keeps the lock until other tabs can read what was stored', async () => {
    vi.useFakeTimers();
    let isReleased = false;
    const request = async (_name: string, _options: Options, granted: Granted) => {
      const answer = await granted({});
      isReleased = true;
      return answer;
    };
    vi.stubGlobal('navigator', { locks: { request } });
    const done = browserExclusive('carillon.refresh', run);
    await vi.advanceTimersByTimeAsync(50);
    expect(isReleased).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(isReleased).toBe(true);
    await done;
    vi.useRealTimers();
  });

  test.each([
    ['has no locks', undefined],
    ['refuses its locks', { request: () => Promise.reject(new DOMException('No', 'SecurityError')) }],
  ])('runs all the same where the browser %s', async (_case, locks) => {
    vi.stubGlobal('navigator', { locks });
    await expect(browserExclusive('carillon.refresh', run)).resolves.toBe('done');
  });

  test('what fails under the lock fails once, and is not run again', async () => {
    stubLocks();
    const failing = vi.fn(() => Promise.reject(new Error('No')));
    await expect(browserExclusive('carillon.refresh', failing)).rejects.toThrow('No');
    expect(failing).toHaveBeenCalledOnce();
  });
});
