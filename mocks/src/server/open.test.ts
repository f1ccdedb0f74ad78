import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { envelope, loginAnswer, media } from '@carillon/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { quickPasswords } from '../platform/passwords.ts';
import { makeFile, makeForm, makePicture } from '../testing/pictures.ts';
import { credentials } from '../testing/session.ts';
import { openPlatform } from './open.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carillon-open-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openPlatform(join(folder, 'platform.sqlite'), { passwords: quickPasswords });

test('FLT-105: the files of pictures that no row names are deleted when it opens, and nothing else', async () => {
  const platform = await open();
  async function ask(path: string, body: string | FormData, token = '') {
    const headers = { authorization: `Bearer ${token}` };
    const request = new Request(`http://carillon.test/api${path}`, { method: 'POST', headers, body });
    return envelope.parse(await (await platform.handle(request)).json()).data;
  }
  const { token } = loginAnswer.parse(await ask('/accounts/login', JSON.stringify(credentials('admin'))));
  const upload = makeFile(await makePicture('image/png'), 'image/png');
  const form = makeForm({ upload, description: 'Rack' });
  const { path } = media.parse(await ask('/medias/add', form, token.jwt));
  platform.close();

  const orphan = `${crypto.randomUUID()}.png`;
  const kept = ['notes.txt', 'holiday.png', path, `small-${path}`, `thumb-${path}`];
  for (const name of [orphan, `thumb-${orphan}`, `.${crypto.randomUUID()}`, 'notes.txt', 'holiday.png'])
    writeFileSync(join(folder, 'media', name), '');
  (await open()).close();
  expect(readdirSync(join(folder, 'media')).toSorted()).toEqual(kept.toSorted());
});
