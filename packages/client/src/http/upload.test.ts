import { createPlatform } from '@carillon/mocks';
import { medias } from '@carillon/protocol/catalog';
import type { CallInput } from '@carillon/protocol/http';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createCarillonClient } from '../client.ts';
import { memoryStorage } from '../session/storage.ts';
import { ADMIN, API_URL, answerJson, catchRejection, createTestServer } from '../testBrowser.ts';
import { createHttp, type Http } from './http.ts';
import { type UploadInit, type UploadProgress, xhrUpload } from './upload.ts';

const picture = new File(['a picture'], 'rack.png', { type: 'image/png' });
const body = { upload: picture, description: 'The rack', tag_ids: [3, 1] };
const media = {
  id: 25,
  path: 'rack.png',
  description: 'The rack',
  type: 'image/png',
  file_size: 9,
  user_id: 1,
  tags: [],
  product_count: 0,
  created_at: '2026-03-04T12:00:00.000Z',
  updated_at: '2026-03-04T12:00:00.000Z',
};

describe('MED-02 what is uploaded', () => {
  /** What a call hands to its way of uploading. */
  async function sent(make: (http: Http) => Promise<unknown>): Promise<UploadInit> {
    const inits: UploadInit[] = [];
    const http = createHttp({
      apiUrl: API_URL,
      fetch: () => Promise.reject(new Error('Files are not sent so.')),
      async upload(_url, init) {
        inits.push(init);
        return answerJson({ success: true, data: media });
      },
    });
    await make(http);
    return inits[0] as UploadInit;
  }

  test('is a form with a field for each value, and one for each tag', async () => {
    const { body: form } = await sent((http) => http.request(medias.calls.add, { body }));
    expect([...form]).toEqual([
      ['upload', picture],
      ['description', 'The rack'],
      ['tag_ids', '3'],
      ['tag_ids', '1'],
    ]);
  });

  test('is no file where the picture stays', async () => {
    const changes = { upload: undefined, description: 'The rack', tag_ids: [] };
    const { body: form } = await sent((http) => http.request(medias.calls.update, { id: 1, body: changes }));
    expect([...form]).toEqual([['description', 'The rack']]);
  });

  test('carries the token, and leaves it to the browser to say where its parts end', async () => {
    const { method, headers } = await sent((http) =>
      http.request(medias.calls.add, { body }, { jwt: 'x.y.z' }),
    );
    expect([method, headers]).toEqual([
      'POST',
      { accept: 'application/json', authorization: 'Bearer x.y.z' },
    ]);
  });
});

/** An XMLHttpRequest that does what its test says. */
class FakeXhr {
  static readonly made: FakeXhr[] = [];
  static onSend: (xhr: FakeXhr) => void = () => {};
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  address = '';
  body: unknown;
  status = 0;
  responseText = '';
  responseURL = '';
  answered = '';
  isAborted = false;
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onloadend = () => {};

  constructor() {
    FakeXhr.made.push(this);
  }
  open(method: string, url: string) {
    this.address = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.body = body;
    FakeXhr.onSend(this);
  }
  abort() {
    this.isAborted = true;
    this.onabort();
    this.onloadend();
  }
  getAllResponseHeaders = () => this.answered;

  sendPart(loaded: number) {
    this.upload.onprogress?.({ loaded, total: 1000 });
  }
  fail() {
    this.onerror();
    this.onloadend();
  }
  answer(status: number, text: string, headers = 'content-type: application/json\r\n') {
    Object.assign(this, { status, responseText: text, answered: headers });
    this.onload();
    this.onloadend();
  }
}

describe('an upload by XMLHttpRequest', () => {
  const onlyUpload = { apiUrl: API_URL, fetch: () => Promise.reject(new Error('Files are not sent so.')) };
  const http = createHttp({ ...onlyUpload, upload: xhrUpload });
  const success = JSON.stringify({ success: true, data: media });
  beforeEach(() => {
    FakeXhr.made.length = 0;
    vi.stubGlobal('XMLHttpRequest', FakeXhr);
    return () => vi.unstubAllGlobals();
  });

  /** Begins an upload and returns the request that it makes. */
  function begin(
    options: Parameters<Http['request']>[2] = {},
    input: CallInput<typeof medias.calls.add> = { body },
  ) {
    const answer = http.request(medias.calls.add, input, options);
    answer.catch(() => {});
    return { answer, xhr: FakeXhr.made.at(-1) as FakeXhr };
  }

  test('MED-02 tells how much of it was sent, and answers as any call does', async () => {
    const heard: UploadProgress[] = [];
    const { answer, xhr } = begin({ jwt: 'x.y.z', onProgress: (progress) => heard.push(progress) });
    expect(xhr.address).toBe(`POST ${API_URL}/api/medias/add`);
    expect(xhr.headers).toEqual({ accept: 'application/json', authorization: 'Bearer x.y.z' });
    expect(xhr.body).toBeInstanceOf(FormData);
    for (const loaded of [0, 500, 1000]) xhr.sendPart(loaded);
    xhr.answer(200, success);
    expect(await answer).toEqual(media);
    expect(heard).toEqual([0, 500, 1000].map((loadedBytes) => ({ loadedBytes, totalBytes: 1000 })));
  });

  test('FLT-082 broken at half of it is a failed network, and the same file can be sent again', async () => {
    const heard: number[] = [];
    const input = { body };
    const options = { onProgress: ({ loadedBytes }: UploadProgress) => heard.push(loadedBytes) };
    const first = begin(options, input);
    first.xhr.sendPart(500);
    first.xhr.fail();
    expect(await catchRejection(first.answer)).toMatchObject({ name: 'ApiError', code: 'network' });
    const second = begin(options, input);
    expect(second.xhr).not.toBe(first.xhr);
    expect((second.xhr.body as FormData).get('upload')).toEqual(picture);
    second.xhr.sendPart(1000);
    second.xhr.answer(200, success);
    expect(await second.answer).toEqual(media);
    expect(heard).toEqual([500, 1000]);
  });

  test.each([
    [413, { success: false, message: 'The file is larger than 10 MiB.' }, 'tooLarge'],
    [401, { success: false, message: 'Please log in first.' }, 'unauthorized'],
    [200, { success: false, message: 'The file is not a PNG, JPEG, WebP or GIF picture.' }, 'refused'],
  ])('API-06 status %i with %j is %s, its message passed on', async (status, envelope, code) => {
    const { answer, xhr } = begin();
    xhr.answer(status, JSON.stringify(envelope));
    expect(await catchRejection(answer)).toMatchObject({ code, status, serverMessage: envelope.message });
  });

  test.each([
    ['a page of HTML', 502, '<!doctype html>', 'unknownStatus'],
    ['nothing', 200, '', 'notJson'],
    ['nothing, as it should be', 204, '', 'notJson'],
    ['a status that there is not', 999, '', 'network'],
  ])('API-07 %s, with status %i', async (_case, status, text, code) => {
    const { answer, xhr } = begin();
    xhr.answer(status, text);
    expect(await catchRejection(answer)).toMatchObject({ code });
  });

  test.each([
    ['another origin', 'https://elsewhere.example/api/medias/add', 'network'],
    ['another path', `${API_URL}/api/elsewhere`, 'network'],
    ['nobody', `${API_URL}/api/medias/add`, undefined],
  ])('SES-05 what it was sent on to %s answers, is no answer of ours', async (_case, responseURL, code) => {
    const { answer, xhr } = begin();
    xhr.responseURL = responseURL;
    xhr.answer(200, success);
    const error = await answer.then(
      () => undefined,
      (reason) => reason,
    );
    expect(error?.code).toBe(code);
  });

  test('status 429 says how long to wait', async () => {
    const { answer, xhr } = begin();
    xhr.answer(429, '{"success":false}', 'Content-Type: application/json\r\nRetry-After: 17\r\n');
    expect(await catchRejection(answer)).toMatchObject({ code: 'tooMany', retryAfterSeconds: 17 });
  });

  test('FLT-071 aborted in the middle it ends with the reason, and so does the request', async () => {
    const controller = new AbortController();
    const reason = new Error('The screen was left.');
    const { answer, xhr } = begin({ signal: controller.signal });
    xhr.sendPart(500);
    controller.abort(reason);
    expect(await catchRejection(answer)).toBe(reason);
    expect(xhr.isAborted).toBe(true);
  });

  test('FLT-071 aborted before it begins it is not sent, and after its end nothing is aborted', async () => {
    await catchRejection(begin({ signal: AbortSignal.abort() }).answer);
    const signal = AbortSignal.abort();
    await catchRejection(xhrUpload(`${API_URL}/api/medias/add`, { body: new FormData(), signal }));
    expect(FakeXhr.made).toEqual([]);
    const controller = new AbortController();
    const { answer, xhr } = begin({ signal: controller.signal });
    xhr.answer(200, success);
    await answer;
    controller.abort();
    expect(xhr.isAborted).toBe(false);
  });
});

describe('which way an upload takes', () => {
  const login = async (options: Partial<Parameters<typeof createCarillonClient>[0]>) => {
    const client = createCarillonClient({
      apiUrl: API_URL,
      broker: 'ws://x',
      storage: memoryStorage(),
      ...options,
    });
    await client.session.login(ADMIN);
    return client;
  };

  test('a fetch that is handed in is used for files as well', async () => {
    const server = createTestServer();
    const client = await login({ fetch: server.fetch });
    // The mocks look at the content: nine letters are no picture.
    const error = await catchRejection(client.http.request(medias.calls.add, { body }));
    expect(error).toMatchObject({
      code: 'refused',
      serverMessage: 'The file is not a PNG, JPEG, WebP or GIF picture.',
    });
  });

  test('a way that is handed in goes before it', async () => {
    const server = createTestServer();
    const upload = vi.fn(async () => answerJson({ success: true, data: media }));
    const client = await login({ fetch: server.fetch, upload });
    expect(await client.http.request(medias.calls.add, { body })).toEqual(media);
    expect(upload).toHaveBeenCalledOnce();
  });

  test('otherwise it is an XMLHttpRequest', async () => {
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      createPlatform().handle(new Request(url, init)),
    );
    vi.stubGlobal('XMLHttpRequest', FakeXhr);
    FakeXhr.onSend = (xhr) => xhr.answer(200, JSON.stringify({ success: true, data: media }));
    const client = await login({});
    expect(await client.http.request(medias.calls.add, { body })).toEqual(media);
    vi.unstubAllGlobals();
  });
});
