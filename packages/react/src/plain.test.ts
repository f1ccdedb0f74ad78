import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Text } from './messages/area.ts';
import { english } from './messages/en/index.ts';
import { plain, plainItalian } from './plain.ts';
import { judgeMessages } from './provider/misuse/words.ts';

type Texts = Readonly<Record<string, Text>>;

const readWords = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text));

/** Words of those who make it: a library, a protocol, an exception, a status. */
const MAKERS =
  /\b(json|fetch(?!ed)|exception|eccezion[ei]|mqtt|paho|broker|socket|subscription|sottoscrizion[ei]|404|application error)\b/i;

/** The keys of texts that have such a word; the terms, which say how the service works, may. */
const findMakers = (texts: Texts): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    !key.startsWith('terms.') && readWords(text).some((words) => MAKERS.test(words)) ? [key] : [],
  );

async function readItalian(): Promise<Texts> {
  const files = readdirSync(new URL('./messages/it', import.meta.url));
  const names = files.map((file) => file.replace(/\.ts$/, ''));
  const areas = await Promise.all(names.map((name) => import(`./messages/it/${name}.ts`)));
  return Object.assign({}, ...areas.flatMap((area) => Object.values(area)));
}

test('LIB-08 LIB-01 with plain texts none names a library, a protocol or an exception', async () => {
  const italian = await readItalian();
  expect(Object.keys(italian).sort()).toEqual(Object.keys(english).sort());
  expect(findMakers({ ...english, ...plain })).toEqual([]);
  expect(findMakers({ ...italian, ...plainItalian })).toEqual([]);
  expect(findMakers(english).length).toBeGreaterThan(10);
  expect(findMakers(italian).length).toBeGreaterThan(10);
});

test('LIB-01 plain texts replace texts that there are, and name nothing that is not filled in', async () => {
  const italian = await readItalian();
  for (const [texts, before] of [
    [plain, english],
    [plainItalian, italian],
  ] as const) {
    expect(judgeMessages(texts)).toEqual([]);
    for (const [key, text] of Object.entries(texts)) expect(text, key).not.toBe((before as Texts)[key]);
  }
});
