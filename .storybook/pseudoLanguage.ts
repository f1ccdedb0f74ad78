import type { Language, Text } from '@carillon/react';

// A screen asks for each of its texts whenever it renders.
const made = new WeakMap<object, Record<string, Text>>();

/**
 * English as a language with accents and longer words, between brackets: what is not in brackets comes from no catalogue,
 * and what has lost one was cut off.
 */
export const pseudoLanguage: Language = {
  locale: 'en-XA',
  load: () => [],
  getTexts(area) {
    const texts = made.get(area) ?? pseudoTexts(area.texts);
    made.set(area, texts);
    return texts;
  },
};

const pseudoTexts = (texts: Readonly<Record<string, Text>>): Record<string, Text> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(text)]));

function pseudoText(text: Text): Text {
  if (typeof text === 'string') return pseudo(text);
  const plurals = Object.entries(text).map(([plural, words]) => [plural, pseudo(words)]);
  return { other: '', ...Object.fromEntries(plurals) };
}

const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: 'á', c: 'ç', e: 'é', i: 'î', n: 'ñ', o: 'ö', s: 'š', u: 'ü', y: 'ý', z: 'ž' },
  ...{ A: 'Á', C: 'Ç', E: 'É', I: 'Î', N: 'Ñ', O: 'Ö', S: 'Š', U: 'Ü', Y: 'Ý', Z: 'Ž' },
};

/** '[Šhöw {name}~~~~~]': the names in braces stay, everything else grows by two fifths. */
function pseudo(text: string): string {
  const accented = text.replace(/\{\w+\}|[a-z]/gi, (part) => ACCENTED[part] ?? part);
  return `[${accented}${'~'.repeat(Math.ceil(text.length * 0.4))}]`;
}
