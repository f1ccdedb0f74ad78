import { describe, expect, test, vi } from 'vitest';
import { createApi } from './api.ts';
import { CommandError } from './broker/errors.ts';
import { doMany } from './doMany.ts';
import { ApiError } from './http/errors.ts';
import { only, open, refuse } from './session/testTabs.ts';
import { ADMIN, answerJson } from './testBrowser.ts';

/** An administrator before fifty countries of their own. */
async function openCountries(count = 50) {
  const opened = open();
  const { session, http } = opened.openTab();
  await session.login(ADMIN);
  const api = createApi(http);
  const names = Array.from({ length: count }, (_, i) => `Freedonia ${i}`);
  const countries = [];
  for (const [i, name] of names.entries())
    countries.push(await api.addCountry({ body: { name, code: `F${i}` } }));
  const countLeft = () => api.countCountries({ query: { query: 'Freedonia' } });
  return { ...opened, session, api, countries, countLeft };
}

const isNotFound = (error: unknown) => error instanceof ApiError && error.code === 'notFound';

const idOf = ({ url }: Request) => Number(url.split('/').at(-1));

describe('FLT-075 deleting fifty', () => {
  test('where three fail: 47 are gone, the three are named with what the server said, and the count is right', async () => {
    const { api, countries, countLeft, setFault } = await openCountries();
    const busy = [3, 20, 49].map((i) => countries[i]);
    setFault(
      only('deleteCountry', (request) =>
        busy.some((country) => country?.id === idOf(request))
          ? answerJson({ success: false, message: 'It is still in use' })
          : undefined,
      ),
    );
    const onProgress = vi.fn();
    const { done, failed, left } = await doMany(countries, ({ id }) => api.deleteCountry({ id }), {
      onProgress,
    });
    expect([done.length, failed.map(({ item }) => item), left]).toEqual([47, busy, []]);
    for (const { error } of failed)
      expect(error).toMatchObject({ code: 'refused', serverMessage: 'It is still in use' });
    // Those that are under way count as left.
    const counts = onProgress.mock.calls.map(([so]) => [so.done.length + so.failed.length, so.left.length]);
    expect(counts).toEqual(Array.from({ length: 50 }, (_, i) => [i + 1, 49 - i]));
    expect(onProgress.mock.lastCall?.[0]).toEqual({ done, failed, left });
    setFault();
    expect(await countLeft()).toBe(3);
  });

  test('does a few at a time, or for one where that is wanted', async () => {
    const { api, countries } = await openCountries(10);
    let [running, most] = [0, 0];
    const slow = async ({ id }: { id: number }) => {
      most = Math.max(most, ++running);
      await api.deleteCountry({ id });
      running--;
    };
    await doMany(countries.slice(0, 6), slow);
    expect(most).toBe(4);
    most = 0;
    const rest = await doMany(countries.slice(6), slow, { atOnce: 1 });
    expect([most, rest.done]).toEqual([1, countries.slice(6)]);
  });

  test('can be stopped: what is under way is done, the rest is left and not asked for', async () => {
    const { api, countries, countLeft } = await openCountries(20);
    const controller = new AbortController();
    const { done, failed, left } = await doMany(countries, ({ id }) => api.deleteCountry({ id }), {
      signal: controller.signal,
      onProgress: ({ done }) => done.length === 5 && controller.abort(),
    });
    expect([failed, done.length + left.length]).toEqual([[], 20]);
    expect(done.length).toBeLessThanOrEqual(8);
    expect(left).toEqual(countries.slice(done.length));
    expect(await countLeft()).toBe(left.length);
  });

  test('what somebody else has deleted meanwhile is deleted', async () => {
    const { api, countries } = await openCountries(3);
    await api.deleteCountry({ id: countries[1]?.id ?? 0 });
    const { done, failed } = await doMany(countries, ({ id }) => api.deleteCountry({ id }), {
      isDone: isNotFound,
    });
    expect([done.length, failed]).toEqual([3, []]);
  });

  test('FLT-049 goes on with a new token where the old one runs out in the middle', async () => {
    const { api, countries, session, setFault, countLeft } = await openCountries(9);
    const old = `Bearer ${session.jwt()}`;
    let count = 0;
    setFault(
      only('deleteCountry', ({ headers }) =>
        ++count > 3 && headers.get('authorization') === old ? refuse(401) : undefined,
      ),
    );
    const { done, failed } = await doMany(countries, ({ id }) => api.deleteCountry({ id }));
    expect([done.length, failed, await countLeft()]).toEqual([9, [], 0]);
  });

  test.each([
    ['the network is gone', new ApiError('network', { call: 'DELETE /x' }), 1],
    ['the server asks to wait', new ApiError('tooMany', { call: 'DELETE /x', retryAfterSeconds: 9 }), 1],
    ['the session has ended', new ApiError('unauthorized', { call: 'DELETE /x' }), 1],
    ['the device is off', new CommandError('deviceOffline', { command: 'DeleteEvent', label: 'CR-1002' }), 1],
    ['the person has logged out', new DOMException('The session has ended.', 'AbortError'), 0],
  ])('FLT-074 when %s it ends: no further one is asked for', async (_case, error, failedCount) => {
    const items = Array.from({ length: 10 }, (_, id) => ({ id }));
    const doOne = vi.fn(() => Promise.reject(error));
    const { done, failed, left } = await doMany(items, doOne, { atOnce: 1 });
    expect([done.length, failed.length, left.length]).toEqual([0, failedCount, 10 - failedCount]);
    expect(doOne).toHaveBeenCalledOnce();
  });

  const toDevice = (code: 'deviceOffline' | 'subscription' | 'deviceNotValid' | 'connectionLost') =>
    new CommandError(code, { command: 'StopEvent', label: 'CR-1002' });

  test.each([
    ['is off', toDevice('deviceOffline'), 9],
    ['is not theirs to hear', toDevice('subscription'), 9],
    ['is somebody else’s by now', toDevice('deviceNotValid'), 9],
    ['cannot be told, for the connection is lost', toDevice('connectionLost'), 0],
  ])('FLV-07 where each is another device, one that %s', async (_case, error, doneCount) => {
    const items = Array.from({ length: 10 }, (_, id) => ({ id }));
    const doOne = vi.fn(async ({ id }: { id: number }) => {
      if (id === 0) throw error;
    });
    const { done, failed, left } = await doMany(items, doOne, { atOnce: 1, isEachDevice: true });
    expect(failed).toEqual([{ item: items[0], error }]);
    expect([done.length, left.length]).toEqual([doneCount, 9 - doneCount]);
  });
});
