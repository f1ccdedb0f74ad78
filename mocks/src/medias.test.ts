import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, MAX_UPLOAD_BYTES, mediaUrl, sniffPicture } from '@carillon/protocol';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildMedia } from './builders.ts';
import { createMemoryFiles } from './media/fileStore.ts';
import { quickPasswords } from './platform/passwords.ts';
import type { PlatformOptions } from './platform/platform.ts';
import { table as medias } from './records/medias.ts';
import { fillStorage } from './seed/fill.ts';
import { defaultSeed } from './seed/seed.ts';
import { openPlatform } from './server/open.ts';
import { createScryptPasswords } from './server/scrypt.ts';
import { createMemoryStorage } from './storage/memory.ts';
import { type Door, doors } from './testing/doors.ts';
import { makeFile, makeForm, makePicture } from './testing/pictures.ts';
import { openSession, type Session } from './testing/session.ts';

const minute = (n: number) => new Date(Date.UTC(2026, 0, 5, 9, n)).toISOString();
const times = (created: number, updated: number) => ({
  created_at: minute(created),
  updated_at: minute(updated),
});

const seed = {
  products: [],
  medias: [
    buildMedia({ id: 1, description: 'rack', file_size: 300, ...times(1, 9) }),
    buildMedia({ id: 2, description: 'Éclair', file_size: 100, ...times(3, 3) }),
    buildMedia({ id: 3, description: '50%_a', file_size: 200, ...times(3, 5) }),
    buildMedia({ id: 4, description: 'ARCADE', file_size: 200, ...times(2, 7) }),
  ],
};

describe.each(doors)('API-02 the media calls through $name', (door) => {
  let session: Session;
  let token: string;
  beforeAll(async () => {
    session = await openSession(door, { seed });
    token = await session.logIn('admin');
  });
  afterAll(() => session.close());

  async function listIds(query: string): Promise<number[]> {
    const { data } = await session.call('listMedias', { token, query });
    return calls.listMedias.answer.parse(data).map(({ id }) => id);
  }

  test.each([
    ['', [3, 2, 4, 1], 'newest first, the later id first where equally old'],
    ['?order_by=last_created', [3, 2, 4, 1], 'newest first'],
    ['?order_by=last_modified', [1, 4, 3, 2], 'last modified first'],
    ['?order_by=description_asc', [3, 4, 2, 1], 'by description, whatever the case and the accents'],
    ['?order_by=description_des', [1, 2, 4, 3], 'by description backwards'],
    ['?order_by=size_asc', [2, 3, 4, 1], 'the smallest file first'],
    ['?order_by=size_des', [1, 3, 4, 2], 'the largest file first'],
    ['?order_by=date_asc', [1, 4, 2, 3], 'the oldest first'],
    ['?order_by=date_des', [3, 2, 4, 1], 'the newest first'],
    ['?limit=2&offset=1&order_by=size_asc', [3, 4], 'a page of them'],
    ['?query=ecl', [2], 'searched without regard to case and accents'],
    ['?query=%25', [3], 'searched for a percent sign'],
  ])('listMedias%s answers medias %j: %s', async (query, ids) => {
    expect(await listIds(query)).toEqual(ids);
  });

  test('an order that does not exist is refused, and every one that is offered is taken', async () => {
    const refusal = await session.call('listMedias', { token, query: '?order_by=path_asc' });
    expect(refusal).toMatchObject({ status: 200, envelope: { success: false } });
    const { data } = await session.call('orderMedias', { token });
    const orders = calls.orderMedias.answer.parse(data);
    expect(orders).toHaveLength(7);
    for (const { order } of orders) expect(await listIds(`?order_by=${order}`)).toHaveLength(4);
  });

  test('a count counts what the list would list', async () => {
    expect((await session.call('countMedias', { token })).data).toBe(4);
    expect((await session.call('countMedias', { token, query: '?query=ar' })).data).toBe(1);
  });

  test('a single media is answered as in the list, an unknown one is 404', async () => {
    expect((await session.call('readMedia', { token, params: { id: 2 } })).data).toEqual(seed.medias[1]);
    expect((await session.call('readMedia', { token, params: { id: 99 } })).status).toBe(404);
  });
});

const direct = doors[0] as Door;

/** A form whose file never ends. */
const CUT_FORM = '--B\r\nContent-Disposition: form-data; name="upload"; filename="a.png"\r\n\r\nabc';

const productWith = (media_id: number) => ({
  title: 'Rack',
  sku: '',
  stock: 1,
  summary: 'A rack',
  description: 'A rack',
  is_active: true,
  is_available: true,
  prices: [{ price: 100, quantity: 1, discount: 0 }],
  medias: [{ id: media_id }],
  tags: [],
  tax_percentage: 22,
  note: '',
  alert: '',
  features: '',
});

/** A fresh platform, an administrator in it, and what they do with pictures. */
async function openStudio(door: Door, options: PlatformOptions = {}) {
  const session = await openSession(door, options);
  const token = await session.logIn('admin');
  const png = await makePicture('image/png', 800, 400);
  const upload = (fields: Parameters<typeof makeForm>[0] = {}) =>
    session.call('addMedia', {
      token,
      body: makeForm({ upload: makeFile(png, 'image/png'), description: 'The rack', ...fields }),
    });
  const save = (id: number, fields: Parameters<typeof makeForm>[0]) =>
    session.call('updateMedia', {
      token,
      params: { id },
      body: makeForm({ description: 'The rack', ...fields }),
    });
  const countAll = async () => (await session.call('countMedias', { token })).data;
  async function look(path: string, size?: 'thumb' | 'small') {
    const response = await session.fetch(mediaUrl(path, size));
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, picture: sniffPicture(bytes), bytes };
  }
  return { session, token, png, upload, save, countAll, look };
}

describe.each(doors)('MED-02 what is uploaded through $name', (door) => {
  let studio: Awaited<ReturnType<typeof openStudio>>;
  beforeEach(async () => {
    studio = await openStudio(door);
  });
  afterEach(() => {
    expect(studio.session.errors).toEqual([]);
    return studio.session.close();
  });

  test('a picture is kept with its description and tags, and served in three sizes', async () => {
    const { data } = await studio.upload({ tag_ids: [3, 1, 3] });
    const added = calls.addMedia.answer.parse(data);
    expect(added).toMatchObject({
      description: 'The rack',
      type: 'image/png',
      file_size: studio.png.byteLength,
      user_id: 1,
      product_count: 0,
      created_at: '2026-06-01T12:00:00.000Z',
    });
    expect(added.tags.map(({ id }) => id)).toEqual([3, 1]);
    expect(
      (await studio.session.call('readMedia', { token: studio.token, params: { id: added.id } })).data,
    ).toEqual(added);
    const type = 'image/png';
    expect((await studio.look(added.path)).bytes).toEqual(studio.png);
    expect((await studio.look(added.path, 'small')).picture).toEqual({ type, width: 650, height: 325 });
    expect((await studio.look(added.path, 'thumb')).picture).toEqual({ type, width: 120, height: 60 });
  });

  test.each(['image/jpeg', 'image/webp', 'image/gif'] as const)('%s is taken as well', async (type) => {
    const file = makeFile(await makePicture(type, 300, 200), type);
    const { data } = await studio.upload({ upload: file });
    const { path } = calls.addMedia.answer.parse(data);
    const found = await studio.look(path);
    expect([found.headers.get('content-type'), found.picture?.type]).toEqual([type, type]);
    expect((await studio.look(path, 'thumb')).picture).toMatchObject({ width: 120, height: 80 });
  });

  test('security gate 5.2.2: its name is of our own, whatever the sender calls it', async () => {
    const turned = `${'a'.repeat(290)}\u202egnp.exe`;
    for (const name of ['../../etc/passwd', 'shell.php', 'a b.svg', 'C:\\x.png', '"; rm -rf', turned]) {
      const { data } = await studio.upload({ upload: makeFile(studio.png, 'image/png', name) });
      expect(calls.addMedia.answer.parse(data).path).toMatch(/^[\da-f-]{36}\.png$/);
    }
  });

  test('without a file the picture stays; a new one gets a new path, and the old one is gone', async () => {
    const first = calls.addMedia.answer.parse((await studio.upload({ tag_ids: [1, 2] })).data);
    const renamed = (await studio.save(first.id, { description: 'New words' })).data;
    expect(renamed).toMatchObject({ id: first.id, path: first.path, description: 'New words', tags: [] });
    expect((await studio.look(first.path)).status).toBe(200);

    const jpeg = await makePicture('image/jpeg', 200, 100);
    const { data } = await studio.save(first.id, { upload: makeFile(jpeg, 'image/jpeg'), tag_ids: [2] });
    const replaced = calls.updateMedia.answer.parse(data);
    expect(replaced).toMatchObject({ type: 'image/jpeg', file_size: jpeg.byteLength, tags: [{ id: 2 }] });
    expect(replaced.path).not.toBe(first.path);
    expect((await studio.look(replaced.path, 'thumb')).picture).toMatchObject({ width: 120 });
    for (const size of [undefined, 'thumb', 'small'] as const) {
      expect((await studio.look(first.path, size)).status).toBe(404);
    }
  });

  test('a deleted media is gone with its pictures', async () => {
    const { id, path } = calls.addMedia.answer.parse((await studio.upload({ tag_ids: [1] })).data);
    const { token } = studio;
    expect((await studio.session.call('deleteMedia', { token, params: { id } })).data).toEqual({ id });
    expect((await studio.session.call('deleteMedia', { token, params: { id } })).status).toBe(404);
    expect((await studio.save(id, { upload: makeFile(studio.png, 'image/png') })).status).toBe(404);
    expect((await studio.look(path)).status).toBe(404);
  });

  test.each<[string, Parameters<typeof makeForm>[0], string]>([
    ['no description', { description: ' ' }, 'description is not valid.'],
    [
      'a description that is too long',
      { description: 'x'.repeat(1025) },
      'description must be at most 1024 characters.',
    ],
    ['text in the place of a file', { upload: 'x' }, 'upload is missing or not of type file.'],
    ['no file', { upload: [] }, 'upload is missing or not of type file.'],
    [
      'two files',
      { upload: [makeFile('a', 'image/png'), makeFile('b', 'image/png')] },
      'upload is missing or not of type file.',
    ],
    [
      'a file in the place of text',
      { description: makeFile('x', 'text/plain') },
      'description is missing or not of type string.',
    ],
    ['an empty file', { upload: makeFile('', 'image/png') }, 'upload must be at least 1 bytes.'],
    [
      'a kind that is not taken',
      { upload: makeFile('<svg/>', 'image/svg+xml') },
      'upload must be one of image/png, image/jpeg, image/webp, image/gif.',
    ],
    [
      'a script that says it is a picture',
      { upload: makeFile('<svg onload="alert(1)"/>', 'image/png') },
      'The file is not a PNG, JPEG, WebP or GIF picture.',
    ],
    [
      'a text that is called a picture',
      { upload: makeFile('A text.', 'image/png') },
      'The file is not a PNG, JPEG, WebP or GIF picture.',
    ],
    [
      'a picture that ends after its beginning',
      { upload: makeFile('\x89PNG\r\n\x1a\n', 'image/png') },
      'The file is not a PNG, JPEG, WebP or GIF picture.',
    ],
    ['a tag that does not exist', { tag_ids: [1, 999] }, 'There is no tag with the id 999.'],
    ['a tag that is none', { tag_ids: ['one'] }, 'tag_ids.0 is missing or not of type number.'],
    [
      'too many tags',
      { tag_ids: Array.from({ length: 101 }, (_, i) => i + 1) },
      'tag_ids must be at most 100 entries.',
    ],
  ])('FLT-081 %s is refused, and nothing is kept', async (_case, fields, message) => {
    const before = await studio.countAll();
    const refusal = await studio.upload(fields);
    expect(refusal).toMatchObject({ status: 200, envelope: { success: false }, message });
    expect(await studio.countAll()).toBe(before);
  });

  test('a picture that a product shows is not deleted', async () => {
    const { token } = studio;
    const { id } = calls.addMedia.answer.parse((await studio.upload()).data);
    const body = { ...productWith(id), sku: 'RACK-1' };
    const { data } = await studio.session.call('addProduct', { token, body });
    const refusal = await studio.session.call('deleteMedia', { token, params: { id } });
    expect(refusal).toMatchObject({
      status: 200,
      envelope: { success: false },
      message: 'The rack is still associated with 1 product(s)',
    });
    const product = calls.addProduct.answer.parse(data);
    await studio.session.call('deleteProduct', { token, params: { id: product.id } });
    expect((await studio.session.call('deleteMedia', { token, params: { id } })).data).toEqual({ id });
  });

  test.each<[string, unknown, Record<string, string>]>([
    ['JSON', '{"description":"The rack"}', { 'content-type': 'application/json' }],
    ['a form without its parts', 'nothing', { 'content-type': 'multipart/form-data; boundary=B' }],
    ['a form that does not say where its parts end', '--B--', { 'content-type': 'multipart/form-data' }],
    ['a form that ends too early', CUT_FORM, { 'content-type': 'multipart/form-data; boundary=B' }],
    ['a body without a type', new Uint8Array(3), {}],
  ])('%s is 400', async (_case, body, headers) => {
    const answer = await studio.session.call('addMedia', { token: studio.token, body, headers });
    expect(answer).toMatchObject({ status: 400, message: 'The request is not a valid multipart form.' });
  });

  test('security gate 5.2.1: more than 10 MiB is 413', async () => {
    for (const size of [MAX_UPLOAD_BYTES + 1, MAX_UPLOAD_BYTES + 2 ** 16]) {
      const upload = makeFile(new Uint8Array(size), 'image/png');
      expect(await studio.upload({ upload })).toMatchObject({
        status: 413,
        message: 'The file is larger than 10 MiB.',
      });
    }
  });

  test('nobody but an administrator uploads, changes or deletes', async () => {
    const body = makeForm({ upload: makeFile(studio.png, 'image/png'), description: 'x' });
    const owner = await studio.session.logIn('owner');
    for (const name of ['addMedia', 'updateMedia', 'deleteMedia'] as const) {
      const sent = name === 'deleteMedia' ? {} : { body };
      expect((await studio.session.call(name, sent)).status).toBe(401);
      expect((await studio.session.call(name, { token: owner, ...sent })).status).toBe(403);
    }
  });
});

describe.each(doors)('MED-03 /public/media through $name', (door) => {
  let session: Session;
  beforeAll(async () => {
    session = await openSession(door);
  });
  afterAll(() => session.close());

  test.each([
    ['catalog/micro-front.webp', 1280],
    ['catalog/thumb-small-box.webp', 120],
    ['catalog/small-nano-white.webp', 650],
  ])('%s is answered to everybody, %d pixels wide', async (path, width) => {
    const response = await session.fetch(`/public/media/${path}`);
    expect(response.status).toBe(200);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(sniffPicture(bytes)).toMatchObject({ type: 'image/webp', width });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test('HEAD answers the same without the picture', async () => {
    const response = await session.fetch('/public/media/catalog/thumb-horn.webp', { method: 'HEAD' });
    const { headers } = await session.fetch('/public/media/catalog/thumb-horn.webp');
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('content-length')).toBe(headers.get('content-length'));
  });

  test.each([
    '',
    'catalog/',
    'catalog/harp.webp',
    'catalog/large-horn.webp',
    'catalog/thumb-thumb-horn.webp',
    'thumb-catalog/horn.webp',
    'catalog/thumb-',
    'catalog/horn.webp/',
    '/catalog/horn.webp',
    'catalog//horn.webp',
    'seed%2fhorn.webp',
    'catalog/%2e%2e/catalog/../horn.webp',
    'catalog/..%2fcatalog%2fhorn.webp',
    'catalog/..%5c..%5cplatform.sqlite',
    '..%2fplatform.sqlite',
    '%2e%2e%2fplatform.sqlite',
    '..;/platform.sqlite',
    'platform.sqlite',
    'catalog/horn.webp%00.svg',
    'catalog/horn.svg',
    'SEED/01.PNG',
    '__proto__',
    'constructor',
    `${'a/'.repeat(2000)}b.png`,
  ])('FLT-090 %j is 404', async (path) => {
    const response = await session.fetch(`/public/media/${path}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.json()).toEqual({ success: false, message: 'There is no such picture.' });
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s is 404', async (method) => {
    expect((await session.fetch('/public/media/catalog/horn.webp', { method })).status).toBe(404);
  });

  test('nothing of all this was a surprise to the platform', () => expect(session.errors).toEqual([]));
});

describe('a process that is killed between a file and its row', () => {
  /** A platform that is watched: what it wrote, file by file and row by row. */
  async function openWatched() {
    const storage = createMemoryStorage();
    fillStorage(storage, defaultSeed, ({ password }) => quickPasswords.hash(password));
    const written: string[] = [];
    const files = createMemoryFiles();
    const kept = new Set<string>();
    const hasRow = (path: string) =>
      storage.rows(medias).first({ path: path.replace(/(thumb|small)-/, '') }) !== undefined;
    const options: PlatformOptions = {
      storage,
      files: {
        get: files.get,
        async put(path, bytes) {
          written.push(`put ${hasRow(path) ? 'of a row' : 'before its row'}`);
          kept.add(path);
          await files.put(path, bytes);
        },
        async delete(path) {
          written.push(`delete ${hasRow(path) ? 'of a row' : 'after its row'}`);
          kept.delete(path);
          await files.delete(path);
        },
        sweep: files.sweep,
      },
    };
    const studio = await openStudio(direct, options);
    return { ...studio, storage, written, kept };
  }

  const three = (what: string) => [what, what, what];

  test('leaves a file that nobody asks for, and never a row without its file', async () => {
    const { upload, save, session, token, written, png } = await openWatched();
    const { id } = calls.addMedia.answer.parse((await upload()).data);
    expect(written.splice(0)).toEqual(three('put before its row'));
    await save(id, { upload: makeFile(png, 'image/png') });
    expect(written.splice(0)).toEqual([...three('put before its row'), ...three('delete after its row')]);
    await session.call('deleteMedia', { token, params: { id } });
    expect(written).toEqual(three('delete after its row'));
  });

  test('a refused upload leaves no file', async () => {
    const { upload, kept } = await openWatched();
    await upload({ tag_ids: [999] });
    expect([...kept]).toEqual([]);
  });

  test('two pictures sent for one media at once: the later one stays, and nothing of the other', async () => {
    const { upload, save, kept, png, look } = await openWatched();
    const { id } = calls.addMedia.answer.parse((await upload()).data);
    const answers = await Promise.all([1, 2].map(() => save(id, { upload: makeFile(png, 'image/png') })));
    const paths = answers.map(({ data }) => calls.updateMedia.answer.parse(data).path);
    expect(kept.size).toBe(3);
    expect(
      (await Promise.all(paths.map((path) => look(path)))).map(({ status }) => status).toSorted(),
    ).toEqual([200, 404]);
  });

  test('a media deleted while its new picture is made is 404, and leaves no file', async () => {
    const { upload, save, session, token, kept, png } = await openWatched();
    const { id } = calls.addMedia.answer.parse((await upload()).data);
    const [saved] = await Promise.all([
      save(id, { upload: makeFile(png, 'image/png') }),
      session.call('deleteMedia', { token, params: { id } }),
    ]);
    expect(saved.status).toBe(404);
    expect([...kept]).toEqual([]);
  });
});

test('FLT-082 an upload that is cut on its way leaves nothing, and the same one is taken afterwards', async () => {
  const door = doors.find(({ name }) => name === 'HTTP with SQLite') as Door;
  const studio = await openStudio(door);
  const before = await studio.countAll();
  const form = makeForm({ upload: makeFile(studio.png, 'image/png'), description: 'The rack' });
  const encoded = new Response(form);
  const whole = new Uint8Array(await encoded.arrayBuffer());
  const socket = connect(studio.session.port ?? 0, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    [
      'POST /api/medias/add HTTP/1.1',
      'Host: 127.0.0.1',
      `Authorization: Bearer ${studio.token}`,
      `Content-Type: ${encoded.headers.get('content-type')}`,
      `Content-Length: ${whole.length}`,
      '\r\n',
    ].join('\r\n'),
  );
  socket.resume().end(whole.subarray(0, Math.floor(whole.length * 0.6)));
  await once(socket, 'close');
  expect((await studio.upload()).envelope).toMatchObject({ success: true });
  expect(await studio.countAll()).toBe(Number(before) + 1);
  expect(studio.session.errors).toEqual([]);
  await studio.session.close();
});

test('security gate 5.2.1: an upload that never ends is refused while it is read', async () => {
  const studio = await openStudio(direct);
  let pulled = 0;
  const body = new ReadableStream({
    pull(controller) {
      pulled++;
      controller.enqueue(new Uint8Array(2 ** 20));
    },
  });
  const headers = {
    authorization: `Bearer ${studio.token}`,
    'content-type': 'multipart/form-data; boundary=B',
  };
  const request = new Request('http://x/api/medias/add', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
  expect((await studio.session.platform.handle(request)).status).toBe(413);
  expect(pulled).toBeLessThan(15);
});

test.each([
  ['demoted', { role: 'user' }, 403],
  ['blocked', { blocked: true }, 401],
] as const)('FLT-062 who is %s while a picture is made smaller saves nothing', async (_, changes, status) => {
  const kept = new Set<string>();
  const files = createMemoryFiles();
  let onResize = () => {};
  const studio = await openStudio(direct, {
    resize: async (bytes) => {
      onResize();
      return bytes;
    },
    files: {
      ...files,
      put(path, bytes) {
        kept.add(path);
        return files.put(path, bytes);
      },
      delete(path) {
        kept.delete(path);
        return files.delete(path);
      },
    },
  });
  const { id } = calls.addMedia.answer.parse((await studio.upload()).data);
  const before = [[...kept], await studio.countAll()];
  onResize = () => studio.session.platform.changeUser(1, changes);
  const upload = makeFile(studio.png, 'image/png');
  for (const save of [() => studio.upload(), () => studio.save(id, { upload, description: 'Mine' })]) {
    studio.session.platform.changeUser(1, { role: 'admin', blocked: false });
    expect((await save()).status).toBe(status);
  }
  studio.session.platform.changeUser(1, { role: 'admin', blocked: false });
  expect([[...kept], await studio.countAll()]).toEqual(before);
  const read = await studio.session.call('readMedia', { token: studio.token, params: { id } });
  expect(read.data).toMatchObject({ description: 'The rack' });
});

test('FLT-081 no form, however broken, is a surprise to the platform', async () => {
  // What is made of a broken picture is looked at beside `resizePicture`.
  const studio = await openStudio(direct, { resize: async (bytes) => bytes });
  const encoded = new Response(
    makeForm({
      upload: makeFile(await makePicture('image/png'), 'image/png'),
      description: 'x',
      tag_ids: [1, 2],
    }),
  );
  const type = encoded.headers.get('content-type') ?? '';
  const whole = new Uint8Array(await encoded.arrayBuffer());
  const send = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const { status, text } = await studio.session.call('addMedia', { token: studio.token, body, headers });
    expect([200, 400]).toContain(status);
    expect(text).not.toMatch(/\.ts:|node:|sharp|vips/i);
  };
  const name = fc.constantFrom('upload', 'description', 'tag_ids', '__proto__', 'constructor', '', 'x\r\ny');
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('1', '-1', '1e9', 'null', 'true'));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 8 }), async (fields) => {
      const form = new FormData();
      for (const [field, text] of fields) form.append(field, text);
      await send(form);
    }),
    { numRuns: 50 },
  );
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), fc.boolean(), async (at, byte, isCut) => {
      const broken = isCut ? whole.slice(0, at) : whole.with(at, byte);
      await send(broken, { 'content-type': type });
    }),
    { numRuns: 50 },
  );
  expect(studio.session.errors).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('a picture outlives a restart of the server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-medias-'));
  const path = join(folder, 'platform.sqlite');
  const open: Door['open'] = async (options) => {
    const platform = await openPlatform(path, {
      ...options,
      passwords: createScryptPasswords({ N: 16, r: 1, p: 1 }),
    });
    return {
      platform,
      fetch: (below, init) => platform.handle(new Request(`http://x${below}`, init)),
      close: () => platform.close(),
    };
  };
  const first = await openStudio({ name: 'first', open });
  const { path: picture } = calls.addMedia.answer.parse((await first.upload()).data);
  await first.session.close();
  const second = await openStudio({ name: 'second', open });
  expect((await second.look(picture)).bytes).toEqual(first.png);
  expect(readdirSync(join(folder, 'media')).toSorted()).toEqual([
    picture,
    `small-${picture}`,
    `thumb-${picture}`,
  ]);
  await second.session.close();
  rmSync(folder, { recursive: true, force: true });
});
