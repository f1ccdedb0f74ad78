import type { ProblemKey } from '@carillon/protocol/form';
import { describe, expect, test } from 'vitest';
import type { Area, Text } from './area.ts';
import { dashboardTexts } from './en/dashboard.ts';
import { eventsTexts } from './en/events.ts';
import { areas, english } from './en/index.ts';
import { listTexts } from './en/list.ts';
import { loginTexts } from './en/login.ts';
import { welcomeTexts } from './en/welcome.ts';
import { createMessages, type MessageOptions } from './messages.ts';

const all: readonly Area[] = Object.values(areas);

/** The translation of all texts as somebody calls it whom no compiler watches. */
function translate(key: string, values?: Record<string, string | number>, options?: MessageOptions): string {
  const t = createMessages(options).translate(all) as (...given: unknown[]) => string;
  return values ? t(key, values) : t(key);
}

const wordsOf = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text));
const namesIn = (text: Text) =>
  wordsOf(text).flatMap((words) => [...words.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
const entries: [string, Text][] = Object.entries(english);

describe('the English texts', () => {
  const withNames = entries.filter(([, text]) => namesIn(text).length > 0);

  test.each(withNames)('%s has every name filled in', (key, text) => {
    const values = Object.fromEntries(namesIn(text).map((name, i) => [name, `<${i}>`]));
    const filled = translate(key, values);
    expect(filled).not.toMatch(/[{}]/);
    for (const value of Object.values(values)) expect(filled).toContain(value);
  });

  test('are never empty, have no stray blanks, and no brace that is no name', () => {
    const odd = entries.filter(([, text]) =>
      wordsOf(text).some(
        (words) => words !== words.trim() || !words || /[{}]/.test(words.replace(/\{\w+\}/g, '')),
      ),
    );
    expect(odd).toEqual([]);
  });

  test.each([
    [/any more|there never/i, 'does not exist or was removed'],
    [/for administrators/i, 'Administrators only'],
    [/event is current/i, 'Nothing playing'],
    [/nothing is known/i, 'No data until the device responds'],
    [/no stream answers/i, 'Neither stream responds'],
    [/to the devices/i, 'Back to devices'],
    [/rows a page/i, 'Rows per page'],
    [/in everything/i, 'search all pages'],
    [/(is|are) not right/i, 'needs attention'],
    [/load (it|them) again/i, 'Take all of theirs'],
    [/save mine/i, 'Take all of theirs'],
    [/not everything/i, 'were not deleted'],
    [/(had|has|have) run out/i, 'expired'],
    [/\btries\b/i, 'attempts'],
    [/to go on\b/i, 'to continue'],
    [/version does not know/i, 'this version cannot read'],
    [/skip to the/i, 'Skip to content'],
    [/by (itself|themselves)/i, 'automatically'],
  ])('say no %s where people say "%s"', (odd, natural) => {
    const sentences = entries.flatMap(([key, text]) => wordsOf(text).map((words) => `${key}: ${words}`));
    expect(sentences.filter((sentence) => odd.test(sentence))).toEqual([]);
    expect(sentences).toContainEqual(expect.stringContaining(natural));
  });

  test('stand in one area each, which has the name by which a language finds it', () => {
    const keys = all.flatMap(({ texts }) => Object.keys(texts));
    expect(keys.toSorted()).toEqual(Object.keys(english).toSorted());
    expect(all.map(({ name }) => name)).toEqual(Object.keys(areas));
  });
});

describe('a translation', () => {
  test('answers the texts of its areas, and those that every page may need', () => {
    const t = createMessages().translate([loginTexts, listTexts]);
    expect(t('login.password')).toBe('Password');
    expect(t('list.range', { from: 1, to: 100, count: 250 })).toBe('1 to 100 of 250');
    expect(t('error.retry')).toBe('Try again');
    // @ts-expect-error an area that was not asked for may not be loaded
    expect(t('dash.none')).toBe('dash.none');
  });

  test('is replaced by key, the others stay', () => {
    const overrides = { 'login.title': 'Anmelden', 'list.range': '{count} davon {from}–{to}' };
    const t = createMessages({ overrides }).translate([loginTexts, listTexts]);
    expect(t('login.title')).toBe('Anmelden');
    expect(t('list.range', { from: 1, to: 2, count: 3 })).toBe('3 davon 1–2');
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
    const t = createMessages({ overrides: { 'list.page': text } }).translate([listTexts]);
    expect(t('list.page', { page: 7 })).toBe(filled);
  });

  test.each([
    ['the marks of a replacement', '$& $1 $$'],
    ['another name', '{page}'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['nothing', ''],
  ])('takes a value with %s as it is', (_case, name) => {
    expect(createMessages().translate([welcomeTexts])('welcome.greeting', { name })).toBe(`Welcome, ${name}`);
  });

  test.each([
    ['en-US', '10,000', '1 to 10 of 10,000'],
    ['de-DE', '10.000', '1 to 10 of 10.000'],
    ['it-IT', '10.000', '1 to 10 of 10.000'],
    ['ar-EG', '١٠٬٠٠٠', '١ to ١٠ of ١٠٬٠٠٠'],
  ])('in %s the number 10000 is written %s, and a text stays as it is', (locale, figures, range) => {
    const t = createMessages({ locale }).translate([listTexts]);
    expect(t('list.range', { from: 1, to: 10, count: 10_000 })).toBe(range);
    expect(t('list.page', { page: 10_000 })).toBe(`Page ${figures}`);
    expect(t('list.page', { page: '10000' })).toBe('Page 10000');
  });

  test('a value of 0 is a value', () => {
    expect(createMessages().translate([dashboardTexts])('dash.db', { level: 0 })).toBe('0 dB');
  });

  test.each([
    ['en-US', 0, 'other'],
    ['en-US', 1, 'one'],
    ['en-US', 2, 'other'],
    ['pl-PL', 2, 'few'],
    ['pl-PL', 5, 'other'], // 'many' is not among the given
    ['ar-EG', 0, 'zero'],
  ])('in %s a count of %i has the plural %s', (locale, count, plural) => {
    const overrides = { 'error.tooManyFor': { zero: 'zero', one: 'one', few: 'few', other: 'other' } };
    expect(createMessages({ overrides, locale }).translate([])('error.tooManyFor', { count })).toBe(plural);
  });
});

test('the same areas have one function, so that what is made of texts is kept from one render to the next', () => {
  const messages = createMessages();
  const t = messages.translate([listTexts, loginTexts]);
  expect(messages.translate([listTexts, loginTexts])).toBe(t);
  expect(messages.translate([])).toBe(messages.translate([]));
  const others = [messages.translate([listTexts]), messages.translate([]), messages.translate([loginTexts])];
  expect(new Set([t, ...others]).size).toBe(4);
  expect(createMessages().translate([listTexts, loginTexts])).not.toBe(t);
  expect(t('list.page', { page: 7 })).toBe('Page 7');
});

describe('the text of a problem', () => {
  const messages = createMessages({ overrides: { 'problem.event.name': 'Namen angeben' } });
  const said = (key: ProblemKey) => messages.problemText([eventsTexts], { key });

  test('is the sentence of the form, or an integrator’s own', () => {
    expect(said('problem.relay.port')).toBe('Please provide a port');
    expect(said('problem.event.name')).toBe('Namen angeben');
  });

  test('names the limit that was passed', () => {
    const problem = { key: 'problem.tooLong', values: { max: 32 } } as const;
    expect(messages.problemText([], problem)).toBe('At most 32 characters.');
    const many = { key: 'problem.tooMany', values: { max: 20 } } as const;
    expect(messages.problemText([], many)).toBe('No more than 20 are possible.');
  });

  test('PBK-02 gives an example of a radio address', () => {
    expect(said('problem.stream.address')).toBe(
      'Please provide a valid radio address (e.g. radio.example.com/index.mp3)',
    );
  });

  test('is a general one where no area of the form has it', () => {
    expect(said('problem.country.code')).toBe('This value is not valid.');
  });
});
