import { expect, test } from 'vitest';
import type { Text } from './messages/area.ts';
import { english } from './messages/en/index.ts';
import { plain } from './plain.ts';
import { judgeMessages } from './provider/misuse/words.ts';

const readWords = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text));

/** Words of those who make it: a library, a protocol, an exception, a status. */
const MAKERS = /\b(json|fetch(?!ed)|exception|mqtt|paho|broker|socket|subscription|404|application error)\b/i;

test('LIB-08 LIB-01 with plain texts none names a library, a protocol or an exception', () => {
  const texts: Readonly<Record<string, Text>> = { ...english, ...plain };
  const named = Object.entries(texts).filter(([, text]) =>
    readWords(text).some((words) => MAKERS.test(words)),
  );
  // What a time server answered, for whoever installs devices; and the terms, which say how the service works.
  const kept = named.filter(([key]) => !key.startsWith('clock.') && !key.startsWith('terms.'));
  expect(kept).toEqual([]);
  const before = Object.entries(english).filter(([, text]) =>
    readWords(text).some((words) => MAKERS.test(words)),
  );
  expect(before.length).toBeGreaterThan(named.length + 10);
});

test('LIB-01 plain texts replace texts that there are, and name nothing that is not filled in', () => {
  expect(judgeMessages(plain)).toEqual([]);
  for (const [key, text] of Object.entries(plain))
    expect(text, key).not.toBe(english[key as keyof typeof english]);
});
