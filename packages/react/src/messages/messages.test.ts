import { describe, expect, test } from 'vitest';
import { enUS } from './enUS.ts';
import { createTranslate, type MessageOverrides } from './messages.ts';

/** The translation as somebody calls it whom no compiler watches. */
function translate(
  key: string,
  values?: Record<string, string | number>,
  overrides: MessageOverrides = {},
): string {
  const t = createTranslate(overrides) as (...given: unknown[]) => string;
  return values ? t(key, values) : t(key);
}

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const entries = Object.entries(enUS);

describe('the English texts', () => {
  const withNames = entries.filter(([, text]) => namesIn(text).length > 0);

  test.each(withNames)('%s has every name filled in', (key, text) => {
    const values = Object.fromEntries(namesIn(text).map((name, i) => [name, `<${i}>`]));
    const filled = translate(key, values);
    expect(filled).not.toMatch(/[{}]/);
    for (const value of Object.values(values)) expect(filled).toContain(value);
  });

  test('are never empty, have no stray blanks, and no brace that is no name', () => {
    const odd = entries.filter(
      ([, text]) => text !== text.trim() || !text || /[{}]/.test(text.replace(/\{\w+\}/g, '')),
    );
    expect(odd).toEqual([]);
  });
});

describe('a translation', () => {
  test('answers the English text where nothing replaces it', () => {
    const t = createTranslate();
    expect(t('login.title')).toBe('Login');
    expect(t('devices.range', { from: 1, to: 100, count: 250 })).toBe('1 to 100 of 250');
  });

  test('is replaced by key, the others stay', () => {
    const t = createTranslate({ 'login.title': 'Anmelden', 'devices.range': '{count} davon {from}–{to}' });
    expect(t('login.title')).toBe('Anmelden');
    expect(t('devices.range', { from: 1, to: 2, count: 3 })).toBe('3 davon 1–2');
    expect(t('login.password')).toBe('Password');
  });

  test.each([
    ['an empty text', '', ''],
    ['a name twice', '{page}/{page}', '7/7'],
    ['no name', 'Seite', 'Seite'],
    ['a name that is not given', 'Seite {page} von {pages}', 'Seite 7 von {pages}'],
    ['the name of what every object has', '{page} {constructor} {toString}', '7 {constructor} {toString}'],
    ['braces of other kinds', '{{page}} { page } {}', '{7} { page } {}'],
  ])('replaced by %s fills in what it knows and leaves the rest', (_case, text, filled) => {
    expect(createTranslate({ 'devices.page': text })('devices.page', { page: 7 })).toBe(filled);
  });

  test.each([
    ['the marks of a replacement', '$& $1 $$'],
    ['another name', '{page}'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['nothing', ''],
  ])('takes a value with %s as it is', (_case, name) => {
    expect(createTranslate()('welcome.greeting', { name })).toBe(`Welcome, ${name}`);
  });

  test('a value of 0 is a value', () => {
    expect(createTranslate()('dash.db', { level: 0 })).toBe('0 dB');
  });
});
