import { getEvents, readShape, vol } from '@carillon/protocol/broker';
import { expect, test, vi } from 'vitest';
import { ADDRESS, memoryStage } from '../testStage.ts';
import { readBody } from './readBody.ts';

vi.mock('@carillon/protocol/broker', async (load) => {
  const broker = await load<{ readShape: typeof readShape }>();
  return { ...broker, readShape: vi.fn(broker.readShape) };
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
  vi.mocked(readShape).mockClear();
  const before = stage.commands.length;
  const answers = [link.send(getEvents, {}), link.send(vol, { l: 3, r: 4 })];
  await stage.advance(100);
  await Promise.all(answers);
  // An answer to GetEvents has the settings that are shown read anew.
  expect(stage.commands.slice(before)).toEqual(['GetEvents', 'vol', 'vol']);
  const parsed = vi.mocked(readShape).mock.calls.map(([schema]) => schema);
  const timesParsed = [getEvents, vol].map(({ reply }) => parsed.filter((schema) => schema === reply).length);
  expect(timesParsed).toEqual([1, 2]);
  expect(link.setting('vol').getSnapshot()).toEqual({ l: 3, r: 4 });
  await stage.close();
});
