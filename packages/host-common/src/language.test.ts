import { afterEach, expect, test, vi } from 'vitest';
import { chooseLanguage, loadLanguage, offerLanguages } from './language.ts';

afterEach(() => {
  offerLanguages();
  vi.unstubAllGlobals();
});

function browser(languages: readonly string[], chosen: string | null = null) {
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) =>
      key === 'carillon.locale' && chosen ? JSON.stringify({ v: 1, locale: chosen }) : null,
  });
}

test.each<[string | undefined, readonly string[], string | null]>([
  ['it-IT', ['it-IT', 'it', 'en'], null],
  ['it-IT', ['de-DE', 'it-CH', 'en'], null],
  [undefined, ['en-GB', 'it'], null],
  [undefined, ['de-DE', 'iteration'], null],
  ['it-IT', ['en-US'], 'it'],
  [undefined, ['it-IT'], 'en-US'],
  ['it-IT', ['it-IT'], 'xx'],
])('a host speaks %s to who reads %o and chose %s', async (locale, languages, chosen) => {
  browser(languages, chosen);
  expect((await loadLanguage())?.locale).toBe(locale);
});

test('a browser without a storage says alone what its user reads', async () => {
  browser(['it']);
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect((await loadLanguage())?.locale).toBe('it-IT');
});

test('all texts of a language are there once it is loaded, so that no screen waits for its own', async () => {
  browser(['it']);
  const language = await loadLanguage();
  expect(language?.load()).not.toHaveLength(0);
  for (const wait of language?.load() ?? []) expect(wait).toHaveProperty('status', 'fulfilled');
});

test.each<[string, readonly ('en' | 'it')[], readonly string[]]>([
  ['it', ['it'], ['en-GB']],
  ['it', ['it', 'en'], ['de-DE']],
  ['en', ['it', 'en'], ['de-DE', 'en-GB', 'it']],
])('LIB-07 a host speaks %s where %o are offered and %o is read', (code, offered, read) => {
  browser(read);
  offerLanguages(offered);
  expect(chooseLanguage()).toBe(code);
});
