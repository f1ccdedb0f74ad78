import { products } from '@carillon/protocol/catalog';
import { devices } from '@carillon/protocol/device';
import { defineCall, login } from '@carillon/protocol/http';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { API_URL, answerJson, catchRejection, OWNER } from '../testBrowser.ts';
import { authorizedHttp } from './authorizedHttp.ts';
import { createHttp } from './http.ts';

const save = (method: 'POST' | 'PUT' | 'DELETE') =>
  defineCall({
    method,
    path: '/devices/{userId}/{id}',
    access: 'owner',
    body: z.object({}),
    answer: z.unknown(),
  });

let jwt: string | undefined;
let sent: string[];
let status: (authorization: string) => number;
let ended: AbortController;
const renew = vi.fn<(usedJwt: string) => Promise<boolean>>();
const recheck = vi.fn(async () => {});

const http = authorizedHttp(
  createHttp({
    apiUrl: API_URL,
    async fetch(_url, init) {
      const authorization = new Headers(init.headers).get('authorization') ?? 'nobody';
      sent.push(`${init.method} ${authorization}`);
      return answerJson({ success: true, data: [] }, { status: status(authorization) });
    },
  }),
  {
    jwt: () => jwt,
    freshJwt: async () => jwt,
    signal: () => (jwt ? ended.signal : undefined),
    renew,
    recheck,
  },
);

beforeEach(() => {
  jwt = 'old';
  ended = new AbortController();
  sent = [];
  recheck.mockClear();
  status = (authorization) => (authorization === 'Bearer new' ? 200 : 401);
  renew.mockReset();
  renew.mockImplementation(async () => {
    jwt = 'new';
    return true;
  });
});

describe('calls with the token of the session', () => {
  test('SES-05 every call carries it, but for the public ones', async () => {
    status = () => 200;
    await http.request(devices.calls.order, {});
    await http.request(save('PUT'), { userId: 2, id: 1, body: {} });
    await http.request(login, { body: OWNER }).catch(() => {});
    expect(sent).toEqual(['GET Bearer old', 'PUT Bearer old', 'POST nobody']);
  });

  test('SES-05 a public list carries it too: an administrator sees more of it than a visitor', async () => {
    status = () => 200;
    await http.request(products.calls.list, {});
    jwt = undefined;
    await http.request(products.calls.list, {});
    expect(sent).toEqual(['GET Bearer old', 'GET nobody']);
  });

  test('SHP-01 the shop asks as nobody, whoever is logged in', async () => {
    status = () => 200;
    await http.request(products.calls.list, {}, { isAnonymous: true });
    await http.request(devices.calls.order, {}, { isAnonymous: true });
    expect(sent).toEqual(['GET nobody', 'GET Bearer old']);
  });

  test('FLT-049 after a 401 it is renewed once and a reading call repeated', async () => {
    await expect(http.request(devices.calls.order, {})).resolves.toEqual([]);
    expect(sent).toEqual(['GET Bearer old', 'GET Bearer new']);
    expect(renew.mock.calls).toEqual([['old']]);
  });

  test.each(['POST', 'PUT', 'DELETE'] as const)(
    'FLT-049 after a 401 it is renewed, but a %s is not repeated: it may have been saved',
    async (method) => {
      const input = { userId: 2, id: 1, body: {} };
      expect(await catchRejection(http.request(save(method), input))).toMatchObject({
        code: 'unauthorized',
        isRenewed: true,
        status: 401,
        call: `${method} /devices/{userId}/{id}`,
      });
      expect(sent).toEqual([`${method} Bearer old`]);
      expect(renew).toHaveBeenCalledOnce();
      status = () => 200;
      await http.request(save(method), input);
      expect(sent.at(-1)).toBe(`${method} Bearer new`);
    },
  );

  test('FLT-049 a second 401 is the end of it', async () => {
    status = () => 401;
    expect(await catchRejection(http.request(devices.calls.order, {}))).toMatchObject({
      code: 'unauthorized',
    });
    expect(sent).toHaveLength(2);
    expect(renew).toHaveBeenCalledOnce();
  });

  test('where it cannot be renewed, nothing is repeated', async () => {
    renew.mockResolvedValue(false);
    expect(await catchRejection(http.request(devices.calls.order, {}))).toMatchObject({
      code: 'unauthorized',
      isRenewed: false,
    });
    expect(sent).toHaveLength(1);
  });

  test.each([403, 404, 500, 502])('status %i renews nothing', async (given) => {
    status = () => given;
    expect(await catchRejection(http.request(devices.calls.order, {}))).toMatchObject({ status: given });
    expect([sent.length, renew.mock.calls.length]).toEqual([1, 0]);
  });

  test.each([
    [403, 1],
    [401, 0],
    [404, 0],
  ])('FLT-062 status %i asks %i times who is logged in', async (given, times) => {
    status = () => given;
    await catchRejection(http.request(devices.calls.order, {}));
    expect(recheck).toHaveBeenCalledTimes(times);
  });

  test('FLT-062 a 403 to nobody asks nothing', async () => {
    jwt = undefined;
    status = () => 403;
    await catchRejection(http.request(devices.calls.order, {}));
    expect(recheck).not.toHaveBeenCalled();
  });

  test('a refused login renews nothing: it is the password that is wrong', async () => {
    expect(await catchRejection(http.request(login, { body: OWNER }))).toMatchObject({
      code: 'unauthorized',
    });
    expect(renew).not.toHaveBeenCalled();
  });

  test('without a session a 401 renews nothing', async () => {
    jwt = undefined;
    expect(await catchRejection(http.request(devices.calls.order, {}))).toMatchObject({
      code: 'unauthorized',
    });
    expect(renew).not.toHaveBeenCalled();
  });

  const read = (signal: AbortSignal) => http.request(devices.calls.order, {}, { signal });
  const write = (signal: AbortSignal) =>
    http.request(save('PUT'), { userId: 2, id: 1, body: {} }, { signal });

  test.each([
    ['and nothing is repeated', read, true],
    ['also where it could not be renewed', read, false],
    ['also a saving one', write, true],
  ])('FLT-071 aborted while it is renewed, a call ends silently, %s', async (_case, make, isRenewed) => {
    const controller = new AbortController();
    const reason = new Error('The screen was left.');
    renew.mockImplementation(async () => {
      controller.abort(reason);
      return isRenewed;
    });
    expect(await catchRejection(make(controller.signal))).toBe(reason);
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['a reading', () => http.request(devices.calls.order, {})],
    ['a saving', () => http.request(save('PUT'), { userId: 2, id: 1, body: {} })],
  ])(
    'FLT-058 while whose token is renewed another person logs in, %s call ends silently',
    async (_case, make) => {
      const reason = new Error('The session has ended.');
      renew.mockImplementation(async () => {
        ended.abort(reason);
        jwt = 'new';
        return true;
      });
      expect(await catchRejection(make())).toBe(reason);
      expect(sent).toHaveLength(1);
    },
  );
});
