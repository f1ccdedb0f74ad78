import { type CallName, calls } from '@carillon/protocol/http';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { type Api, createApi } from './api.ts';
import { createHttp, type Fetch } from './http/http.ts';
import { open } from './session/testTabs.ts';
import { ADMIN, API_URL, answerJson, catchRejection } from './testBrowser.ts';

const names = Object.keys(calls) as CallName[];

describe('API-01 API-02 API-03 API-04 API-05 one function for each call of the table', () => {
  test('there is one for each, and no other', () => {
    expect(Object.keys(createApi(createHttp({ apiUrl: API_URL, fetch: vi.fn() })))).toEqual(names);
  });

  test.each(names)('%s asks by the method and path of its row', async (name) => {
    const fetch = vi.fn<Fetch>(async () => answerJson({ success: false }));
    const ask = createApi(createHttp({ apiUrl: API_URL, fetch }))[name] as (
      input: object,
    ) => Promise<unknown>;
    const { method, path, body } = calls[name] as { method: string; path: string; body?: unknown };
    const input = { userId: 2, id: 3, flag: true, ...(body !== undefined && { body: {} }) };
    expect(await catchRejection(ask(input))).toMatchObject({
      code: 'refused',
      call: `${method} ${path}`,
    });
    const filled = path.replace('{userId}', '2').replace('{id}', '3').replace('{flag}', 'true');
    expect(fetch.mock.calls.map(([url, init]) => [url, init.method])).toEqual([
      [`${API_URL}/api${filled}`, method],
    ]);
  });
});

test('API-02 the platform answers them, parsed and typed', async () => {
  const { openTab } = open();
  const { session, http } = openTab();
  const api = createApi(http);
  await session.login(ADMIN);
  const added = await api.addCountry({ body: { name: 'Freedonia', code: 'FD' } });
  expect(await api.readCountry({ id: added.id })).toEqual(added);
  expect(await api.listCountries({ query: { query: 'Freedonia' } })).toEqual([added]);
  expect(await api.deleteCountry({ id: added.id })).toEqual({ id: added.id });
  expect(await catchRejection(api.readCountry({ id: added.id }))).toMatchObject({
    code: 'notFound',
    status: 404,
  });
});

test('FLT-076 a save of what somebody has deleted or changed says so, and can be looked at before', async () => {
  const { openTab, server } = open();
  const { session, http } = openTab();
  const api = createApi(http);
  await session.login(ADMIN);
  const body = { name: 'Freedonia', code: 'FD' };
  const { id, updated_at } = await api.addCountry({ body });
  await server.pass(1000);
  await api.updateCountry({ id, body: { ...body, name: 'Freedonia, of somebody else' } });
  // What a form reads again before it saves: the time has moved, and nothing was overwritten.
  expect((await api.readCountry({ id })).updated_at).not.toBe(updated_at);
  await api.deleteCountry({ id });
  expect(await catchRejection(api.updateCountry({ id, body }))).toMatchObject({
    code: 'notFound',
    serverMessage: 'This record does not exist.',
  });
  expect(await api.countCountries({ query: { query: 'Freedonia' } })).toBe(0);
});

test('a call with nothing to give is called without anything, and can be aborted', async () => {
  const fetch = vi.fn<Fetch>(async () => answerJson({ success: true, data: [] }));
  const api = createApi(createHttp({ apiUrl: API_URL, fetch }));
  await expect(api.listCountries()).resolves.toEqual([]);
  const reason = new Error('The screen was left.');
  expect(await catchRejection(api.listCountries({}, { signal: AbortSignal.abort(reason) }))).toBe(reason);
});

test('what a call needs is asked for by its type', () => {
  expectTypeOf<Api['listCountries']>().toBeCallableWith();
  expectTypeOf<Parameters<Api['readCountry']>[0]>().toEqualTypeOf<object & { readonly id: number }>();
  expectTypeOf<Awaited<ReturnType<Api['countDevices']>>>().toEqualTypeOf<number>();
});
