import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { devices } from '@carillon/protocol/device';
import { login, logout } from '@carillon/protocol/http';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { API_URL, answerJson, catchRejection, OWNER } from '../testBrowser.ts';
import { ApiError, isAborted } from './errors.ts';
import { createHttp, type Fetch } from './http.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const httpOver = (fetch: Fetch) => createHttp({ apiUrl: API_URL, fetch });
const answering = (response: Response) => httpOver(async () => response);

/** The failure of a call that is answered so. */
async function failure(response: Response): Promise<unknown> {
  const error = await catchRejection(answering(response).request(devices.calls.order, {}));
  expect(error).toBeInstanceOf(ApiError);
  return error;
}

const SECRET = 'header.payload.signature';
const html = '<!doctype html><title>502 Bad Gateway</title>';
const refusal = (message?: unknown) => ({ success: false, message });

describe('why a call failed', () => {
  test.each([
    [401, refusal('This account is blocked'), 'unauthorized', 'This account is blocked'],
    [403, refusal('You may not do this.'), 'forbidden', 'You may not do this.'],
    [404, refusal('This record does not exist.'), 'notFound', 'This record does not exist.'],
    [500, refusal('Internal server error'), 'serverError', 'Internal server error'],
    [400, refusal('The request is not valid JSON.'), 'unknownStatus', 'The request is not valid JSON.'],
    [503, refusal(), 'unknownStatus', undefined],
    [401, refusal(null), 'unauthorized', undefined],
    [401, refusal(''), 'unauthorized', undefined],
    [403, refusal(7), 'forbidden', undefined],
    [500, { success: true, data: [] }, 'serverError', undefined],
  ])('API-06 status %i with %j is %s, its message passed on', async (status, body, code, serverMessage) => {
    expect(await failure(answerJson(body, { status }))).toMatchObject({ code, status, serverMessage });
  });

  test.each([
    [500, 'serverError'],
    [502, 'unknownStatus'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    // The platform says what there is not: this is of another server, and tells nothing of a record.
    [404, 'notJson'],
  ])('FLT-066 status %i with a page of HTML is %s, without a message', async (status, code) => {
    expect(await failure(new Response(html, { status }))).toMatchObject({
      code,
      status,
      serverMessage: undefined,
    });
  });

  test.each([
    { detail: 'Not found' },
    { status: 404, message: 'No route matches GET /api/devices/2/7' },
    { error: { code: 404 } },
  ])(
    'LIB-18 status 404 with %j is of the API of something else, and tells nothing of a record',
    async (body) => {
      expect(await failure(answerJson(body, { status: 404 }))).toMatchObject({
        code: 'notJson',
        status: 404,
      });
    },
  );

  test('FLT-068 status 404 of an envelope whose success is no boolean is of the platform', async () => {
    expect(await failure(answerJson({ success: 'false' }, { status: 404 }))).toMatchObject({
      code: 'notFound',
    });
  });

  test.each([
    ['17', 17],
    ['0', 0],
    ['-5', undefined],
    ['soon', undefined],
    ['Wed, 04 Mar 2026 12:00:30 GMT', undefined],
    ['1e999', undefined],
  ])('status 429 with Retry-After %j says to wait %s seconds', async (given, retryAfterSeconds) => {
    const response = answerJson(refusal('Slower'), { status: 429, headers: { 'retry-after': given } });
    expect(await failure(response)).toMatchObject({
      code: 'tooMany',
      retryAfterSeconds,
      serverMessage: 'Slower',
    });
  });

  test.each([
    ['broken JSON', '{"success":true,"data":['],
    ['nothing', ''],
    ['HTML', html],
    ['a bare word', 'OK'],
    ['JSON that is no envelope: a list', '[]'],
    ['JSON that is no envelope: null', 'null'],
    ['JSON that is no envelope: a text', '"ok"'],
  ])('API-07 FLT-067 status 200 with %s is not JSON to us', async (_case, body) => {
    expect(await failure(new Response(body))).toMatchObject({ code: 'notJson', status: 200 });
  });

  test.each([
    [
      'a message',
      refusal('It is still associated with 2 device(s)'),
      'It is still associated with 2 device(s)',
    ],
    ['no message', refusal(), undefined],
    ['a null message', refusal(null), undefined],
    ['an empty message', refusal(''), undefined],
    ['a message that is no text', refusal({ de: 'Nein' }), undefined],
    ['success as the text "true"', { success: 'true', data: [] }, undefined],
    ['success as 1', { success: 1, data: [] }, undefined],
    ['no success', { data: [] }, undefined],
    ['nothing in it', {}, undefined],
  ])('FLT-068 an envelope with %s is a refusal', async (_case, body, serverMessage) => {
    expect(await failure(answerJson(body))).toMatchObject({ code: 'refused', serverMessage });
  });

  test.each([
    ['no data', {}],
    ['null', { data: null }],
    ['data of another shape', { data: [{ name: 'Name A-Z' }] }],
    ['an object in the place of a list', { data: {} }],
  ])('FLT-068 a success with %s is an invalid answer', async (_case, more) => {
    expect(await failure(answerJson({ success: true, ...more }))).toMatchObject({ code: 'invalidAnswer' });
  });

  test('API-07 a network that fails is told with its cause, before the answer and within it', async () => {
    const cause = new TypeError('Failed to fetch');
    const before = httpOver(() => Promise.reject(cause));
    expect(await catchRejection(before.request(devices.calls.order, {}))).toMatchObject({
      code: 'network',
      cause,
    });
    const thrown = httpOver(() => {
      throw cause;
    });
    expect(await catchRejection(thrown.request(devices.calls.order, {}))).toMatchObject({
      code: 'network',
      cause,
    });
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"success":'));
        controller.error(cause);
      },
    });
    expect(await failure(new Response(broken))).toMatchObject({ code: 'network', cause });
  });

  test.each([
    ['knows that it has no network', false, 'offline'],
    ['believes to have one', true, 'network'],
  ])('where the browser %s, that no answer came is told so', async (_case, isOnline, code) => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const http = createHttp({ apiUrl: API_URL, fetch, isOnline: () => isOnline });
    expect(await catchRejection(http.request(devices.calls.order, {}))).toMatchObject({
      code,
      status: undefined,
    });
  });

  test('by itself the browser is asked whether there is a network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const http = httpOver(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await catchRejection(http.request(devices.calls.order, {}))).toMatchObject({ code: 'offline' });
  });

  test('who is offline and is answered all the same, by a server of this machine, has no failure', async () => {
    const fetch = async () => answerJson({ success: true, data: [] });
    const http = createHttp({ apiUrl: API_URL, fetch, isOnline: () => false });
    await expect(http.request(devices.calls.order, {})).resolves.toEqual([]);
  });

  test('the error names the call and never what was sent', async () => {
    const http = answering(answerJson(refusal(), { status: 401 }));
    const error = await catchRejection(http.request(login, { body: OWNER }));
    expect(String(error)).toBe('ApiError: POST /accounts/login failed: unauthorized (401)');
    const device = { name: 'Secret name', icon_id: 1, device_tag_id: null };
    const saved = answering(answerJson(refusal('No')));
    expect(
      await catchRejection(saved.request(devices.calls.update, { userId: 2, id: 1, body: device })),
    ).toMatchObject({
      call: 'PUT /devices/{userId}/{id}',
      status: 200,
      serverMessage: 'No',
    });
  });

  test.each([
    ['an answer of another shape', () => answerJson({ success: true, data: { token: { jwt: SECRET } } })],
    ['another type of token', () => answerJson({ success: true, data: { token: [SECRET], user: SECRET } })],
    ['a status', () => answerJson({ success: true, data: { token: { jwt: SECRET } } }, { status: 500 })],
    ['no JSON', () => new Response(`<html>${SECRET}`)],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('SES-05 no error tells the token, whatever failed: %s', async (_case, respond) => {
    const error = await catchRejection(
      httpOver(async () => respond()).request(login, { body: OWNER }, { jwt: SECRET }),
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(inspect(error, { depth: Infinity, showHidden: true })).not.toMatch(/header\.payload|Owner-123!/);
  });
});

describe('FLT-071 SES-05 a call that is aborted', () => {
  const reason = new Error('The screen was left.');

  /** A fetch as browsers have it: it ends with the reason of its signal. */
  const slow: Fetch = (_url, { signal }) =>
    new Promise((_resolve, reject) => {
      const end = () => reject(signal?.reason);
      if (signal?.aborted) end();
      signal?.addEventListener('abort', end);
    });

  /** A fetch that was handed in and knows of no signals: it never ends. */
  const deaf: Fetch = () => new Promise(() => {});

  test.each([
    ['before it begins', () => AbortSignal.abort(reason)],
    ['while it waits', () => abortSoon()],
  ])('%s rejects with the reason of its signal, and is no ApiError', async (_case, createSignal) => {
    for (const fetch of [slow, deaf]) {
      const options = { signal: createSignal() };
      expect(await catchRejection(httpOver(fetch).request(devices.calls.order, {}, options))).toBe(reason);
    }
  });

  test('before it begins sends nothing', async () => {
    const fetch = vi.fn(slow);
    await catchRejection(
      httpOver(fetch).request(devices.calls.order, {}, { signal: AbortSignal.abort(reason) }),
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  test('within the answer rejects with the reason, too', async () => {
    const controller = new AbortController();
    const body = new ReadableStream({
      pull(stream) {
        controller.abort(reason);
        stream.error(reason);
      },
    });
    const http = httpOver(async () => new Response(body));
    expect(await catchRejection(http.request(devices.calls.order, {}, { signal: controller.signal }))).toBe(
      reason,
    );
  });

  test('has a reason of its own where none was given', async () => {
    const options = { signal: AbortSignal.abort() };
    const error = await catchRejection(httpOver(slow).request(devices.calls.order, {}, options));
    expect(error).toMatchObject({ name: 'AbortError' });
    expect(
      [error, new TypeError('x'), new ApiError('network', { call: 'GET /x' }), null].map(isAborted),
    ).toEqual([true, false, false, false]);
  });

  test('leaves nothing behind on its signal once it is over: a screen makes many with one', async () => {
    const { signal } = new AbortController();
    const heard = new Set<unknown>();
    vi.spyOn(signal, 'addEventListener').mockImplementation((_type, listener) => void heard.add(listener));
    vi.spyOn(signal, 'removeEventListener').mockImplementation(
      (_type, listener) => void heard.delete(listener),
    );
    const http = httpOver(async () => answerJson({ success: true, data: [] }));
    const call = http.request(devices.calls.order, {}, { signal });
    expect(heard.size).toBe(1);
    await call;
    expect(heard.size).toBe(0);
  });

  function abortSoon(): AbortSignal {
    const controller = new AbortController();
    queueMicrotask(() => controller.abort(reason));
    return controller.signal;
  }
});

describe('FLT-069 a slow call', () => {
  const clock = createVirtualClock();
  const late: Fetch = (_url, { signal }) =>
    new Promise((resolve, reject) => {
      clock.after(30_000, () => resolve(answerJson({ success: true, data: [] })));
      signal?.addEventListener('abort', () => reject(signal.reason));
    });

  test('is waited for, and is answered after 30 s', async () => {
    const call = httpOver(late).request(devices.calls.order, {});
    clock.advance(30_000);
    await expect(call).resolves.toEqual([]);
  });

  test('can be ended at any time until then', async () => {
    const controller = new AbortController();
    const call = catchRejection(
      httpOver(late).request(devices.calls.order, {}, { signal: controller.signal }),
    );
    clock.advance(29_999);
    controller.abort();
    expect(isAborted(await call)).toBe(true);
  });
});

describe('what is sent', () => {
  /** Makes a call and returns its request. */
  async function sent(make: (http: ReturnType<typeof createHttp>) => Promise<unknown>) {
    let url = '';
    let init: RequestInit = {};
    const http = httpOver(async (to, given) => {
      url = to;
      init = given;
      return answerJson({ success: true, data: [] });
    });
    await make(http).catch(() => {});
    return { url, init, headers: new Headers(init.headers) };
  }

  test.each([
    ['nothing', {}, ''],
    ['no query', { query: {} }, ''],
    ['what is empty', { query: { offset: undefined, query: '', order_by: '' } }, ''],
    ['the first page', { query: { offset: 0, limit: 10, query: '' } }, '?offset=0&limit=10'],
    [
      'a search',
      { query: { query: 'Café & Söhne #1', order_by: 'name_asc' } },
      '?query=Caf%C3%A9+%26+S%C3%B6hne+%231&order_by=name_asc',
    ],
  ])('LST-10 empty list parameters are left out: %s', async (_case, input, search) => {
    const { url } = await sent((http) => http.request(devices.calls.list, { userId: 2, ...input }));
    expect(url).toBe(`${API_URL}/api/devices/list/2${search}`);
  });

  test('SES-05 the token goes into the header, and never a cookie with it', async () => {
    const { init, headers } = await sent((http) => http.request(devices.calls.order, {}, { jwt: 'x.y.z' }));
    expect(Object.fromEntries(headers)).toEqual({
      accept: 'application/json',
      authorization: 'Bearer x.y.z',
    });
    expect(init).toMatchObject({ method: 'GET', credentials: 'omit', cache: 'no-store' });
    expect(init.body).toBeUndefined();
  });

  test('a body goes as JSON, a call without one says nothing of it', async () => {
    const { init, headers } = await sent((http) => http.request(login, { body: OWNER }));
    expect(JSON.parse(String(init.body))).toEqual(OWNER);
    expect(Object.fromEntries(headers)).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
    });
    const bare = await sent((http) => http.request(logout, {}, { jwt: 'x' }));
    expect([bare.init.body, bare.headers.get('content-type')]).toEqual([undefined, null]);
  });

  test.each([
    ['', '/api/devices/order'],
    ['/', '/api/devices/order'],
    ['https://api.example.org', 'https://api.example.org/api/devices/order'],
    ['https://api.example.org/', 'https://api.example.org/api/devices/order'],
    ['https://example.org/carillon//', 'https://example.org/carillon/api/devices/order'],
  ])('an apiUrl of %j asks %s', async (apiUrl, url) => {
    const fetch = vi.fn<Fetch>(async () => answerJson({ success: true, data: [] }));
    await createHttp({ apiUrl, fetch }).request(devices.calls.order, {});
    expect(fetch.mock.calls[0]?.[0]).toBe(url);
  });
});

describe('FLT-119 an id that no record can have', () => {
  const odd = [Number.NaN, 0, -1, 1.5, Number.POSITIVE_INFINITY, 2 ** 53, 1e21];
  test.each(odd)('%d is not found, and nobody is asked', async (id) => {
    const fetch = vi.fn<Fetch>(async () => answerJson({ success: true, data: [] }));
    for (const ids of [
      { userId: 2, id },
      { userId: id, id: 1 },
    ]) {
      const error = await catchRejection(httpOver(fetch).request(devices.calls.read, ids));
      expect(error).toMatchObject({ code: 'notFound', call: 'GET /devices/{userId}/{id}' });
    }
    expect(fetch).not.toHaveBeenCalled();
  });

  test('the largest that a number can hold is asked for', async () => {
    const fetch = vi.fn<Fetch>(async () => answerJson(refusal(), { status: 404 }));
    await catchRejection(
      httpOver(fetch).request(devices.calls.read, { userId: 1, id: Number.MAX_SAFE_INTEGER }),
    );
    expect(fetch.mock.calls[0]?.[0]).toMatch(/\/devices\/1\/9007199254740991$/);
  });
});

describe('a server that sends to another address', () => {
  const closings: (() => void)[] = [];
  afterEach(() => {
    for (const close of closings.splice(0)) close();
  });

  async function listen(answer: RequestListener): Promise<string> {
    const server = createServer(answer).listen(0, '127.0.0.1');
    closings.push(() => server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  test.each([301, 302, 303, 307, 308])(
    'SES-05 by status %i gets a failure: neither token nor password travels to another origin',
    async (status) => {
      const reached = vi.fn<RequestListener>((_request, response) => {
        response.end(JSON.stringify({ success: true, data: [] }));
      });
      const other = await listen(reached);
      const apiUrl = await listen(({ url }, response) => {
        response.writeHead(status, { location: `${other}${url}` }).end();
      });
      const http = createHttp({ apiUrl, fetch: (url, init) => fetch(url, init) });
      const calls = [
        http.request(devices.calls.order, {}, { jwt: SECRET }),
        http.request(login, { body: OWNER }),
      ];
      for (const call of calls) expect(await catchRejection(call)).toMatchObject({ code: 'network' });
      expect(reached).not.toHaveBeenCalled();
    },
  );
});
