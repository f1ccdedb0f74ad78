import { getEvents, vol } from '@carillon/protocol/broker';
import { afterEach, expect, test, vi } from 'vitest';
import { readBody } from './readBody.ts';
import { ADDRESS, memoryStage } from './testStage.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('FLT-030 a body of another shape is undefined, whoever asks first or second', () => {
  const wrong = { req: 1, msg: 'vol', ok: true, body: { l: 'loud' } };
  const right = { req: 1, msg: 'vol', ok: true, body: { l: 1, r: 2 } };
  const read = [wrong, wrong, right, wrong, right].map((reply) => readBody(vol, reply));
  expect(read).toEqual([undefined, undefined, { l: 1, r: 2 }, undefined, { l: 1, r: 2 }]);
});

test('a reply is parsed once, though a command waits for it and its settings or events are learned from it', async () => {
  const stage = await memoryStage();
  const link = stage.broker.device(ADDRESS);
  link.subscribe(() => {});
  link.setting('vol').subscribe(() => {});
  stage.broker.connect();
  await stage.until(() => link.setting('vol').getSnapshot() !== undefined);
  const parsed = [getEvents, vol].map(({ reply }) => vi.spyOn(reply, 'safeParse'));
  const before = stage.commands.length;
  const answers = [link.send(getEvents, {}), link.send(vol, { l: 3, r: 4 })];
  await stage.advance(100);
  await Promise.all(answers);
  // An answer to GetEvents has the settings that are shown read anew.
  expect(stage.commands.slice(before)).toEqual(['GetEvents', 'vol', 'vol']);
  expect(parsed.map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  expect(link.setting('vol').getSnapshot()).toEqual({ l: 3, r: 4 });
  await stage.close();
});
