import { describe, expect, test } from 'vitest';
import { english } from './en/index.ts';
import { quotations } from './quotations.ts';

const all = Object.entries(quotations).flatMap(([chapter, quoted]) =>
  quoted.map(([keys, sentence, instead]) => ({ chapter, keys, said: instead?.said ?? sentence, sentence })),
);

describe('what the specifications quote is said word for word', () => {
  const said = all.flatMap(({ keys, ...quoted }) =>
    (typeof keys === 'string' ? [keys] : keys).map((key) => ({ key, ...quoted })),
  );
  test.each(said)('$chapter: $key', ({ key, said }) => {
    expect(english[key]).toEqual(said);
  });

  test('all of it: some two hundred sentences', () => expect(said.length).toBeGreaterThan(200));
});

test('a sentence that is said otherwise says why', () => {
  const instead = Object.values(quotations).flatMap((quoted) =>
    quoted.flatMap(([, sentence, instead]) => (instead ? [{ sentence, ...instead }] : [])),
  );
  for (const { sentence, said, why } of instead) {
    expect(said).not.toEqual(sentence);
    expect(why).not.toBe('');
  }
});

test('what is said otherwise is said nowhere as it is quoted: that text would be the one', () => {
  const quoted = Object.values(quotations).flat();
  const plain = quoted.flatMap(([keys, , instead]) => (instead ? [] : keys));
  // A single word is said of many things.
  const otherwise = quoted
    .flatMap(([, sentence, instead]) => (instead ? [JSON.stringify(sentence)] : []))
    .filter((sentence) => sentence.includes(' '));
  const others = Object.entries(english).filter(([key]) => !plain.some((quotedKey) => quotedKey === key));
  expect(others.filter(([, text]) => otherwise.includes(JSON.stringify(text))).map(([key]) => key)).toEqual(
    [],
  );
});
