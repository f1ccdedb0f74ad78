import { describe, expect, test } from 'vitest';
import { toLoginBody } from './forms.ts';
import { EMAIL_PATTERN, PASSWORD_PATTERN, PASSWORD_RULES, PASSWORD_SPECIALS } from './patterns.ts';

// The examples are those of the notes on the domain (8.3).
const emails = [
  'a@b.it',
  'john.doe@example.com',
  'j_d%x+tag@mail.example.co.uk',
  '0@1.io',
  'x-y@a-b.museum',
  'first.last@sub.domain.org',
  'a.b.c@d.e.fr',
  'user+filter@gmail.com',
  `${'a'.repeat(60)}@example.com`,
  'info@xn--bcher-kva.xn--p1ai',
  `${'a'.repeat(123)}@b.it`, // exactly 128
];
const noEmails = [
  '',
  'a@b',
  'a@b.c',
  'A@b.it',
  'a b@c.it',
  'a@b..it',
  'a@-b.it',
  '@b.it',
  'à@b.it',
  'a@1.2.3.4',
  `${'a'.repeat(124)}@b.it`,
  'a@b.it\n',
];
const passwords = [
  'Abcdef1!',
  'aA1@aaaa',
  'P4ss-word',
  'Zz9.zzzz',
  'Hello World 1_',
  `Aa1:${'x'.repeat(124)}`,
  'ÀbcdefG1,',
  'xX0(xxxx',
  '9aB}9aB}',
  '9Lower_case',
];
const noPasswords = [
  'Abcde1!',
  'abcdef1!',
  'ABCDEF1!',
  'Abcdefg!',
  'Abcdefg1',
  'Abcdefg1/',
  'Abcdefg1?',
  '        ',
  'Aa1=aaaa',
  '',
  `Aa1:${'x'.repeat(125)}`,
];

describe('ACC-15 the e-mail rule', () => {
  test.each(emails)('accepts %j', (text) => expect(EMAIL_PATTERN.test(text)).toBe(true));
  test.each(noEmails)('refuses %j', (text) => expect(EMAIL_PATTERN.test(text)).toBe(false));
});

describe('ACC-16 the password rule', () => {
  test.each(passwords)('accepts %j', (text) => expect(PASSWORD_PATTERN.test(text)).toBe(true));
  test.each(noPasswords)('refuses %j', (text) => expect(PASSWORD_PATTERN.test(text)).toBe(false));

  test.each([...passwords, ...noPasswords])('is met by %j where each of its parts is', (text) => {
    const isWhole = Object.values(PASSWORD_RULES).every((rule) => rule.test(text));
    expect(isWhole).toBe(PASSWORD_PATTERN.test(text));
  });

  test.each([...PASSWORD_SPECIALS])('takes %s for the special character', (special) => {
    expect(PASSWORD_PATTERN.test(`Abcdefg1${special}`)).toBe(true);
  });
});

// Linear by their form, not by a stopwatch: nothing that repeats without a bound lies inside something that repeats.
describe('the patterns do not backtrack without end (ASVS 1.3.12)', () => {
  test('an e-mail address is measured first, at a bounded cost, and only 128 characters are looked at again', () => {
    expect(EMAIL_PATTERN.source).toMatch(/^\^\(\?=\.\{6,128\}\$\)/);
    expect(EMAIL_PATTERN.flags).toBe('');
  });

  test('a password is read once for each demand: nothing but lookaheads with one star each, then its length', () => {
    const { source, flags } = PASSWORD_PATTERN;
    expect(flags).toBe('');
    const lookaheads = source.match(/\(\?=\.\*\[[^\]]+\]\)/g) ?? [];
    expect(`^${lookaheads.join('')}.{8,128}$`).toBe(source);
  });

  test.each(['a', 'a.', 'a-', 'a@', 'a@a.', 'xn--', 'aA1', 'aA1!', ' '])(
    '10 KB of %j are refused, and so are 128 characters with a wrong end',
    (part) => {
      for (const text of [part.repeat(10_240 / part.length), `${part.repeat(128).slice(0, 127)}\n`]) {
        expect([EMAIL_PATTERN.test(text), PASSWORD_PATTERN.test(text)]).toEqual([false, false]);
      }
      expect(EMAIL_PATTERN.test(`a@${part.repeat(128).slice(0, 125)}!`)).toBe(false);
    },
  );
});

test('ACC-15 the login form trims and lower-cases the e-mail address, and leaves the password alone', () => {
  const typed = { email: '  Owner@Carillon.EXAMPLE ', password: ' Owner-123! ' };
  expect(toLoginBody(typed)).toEqual({ email: 'owner@carillon.example', password: ' Owner-123! ' });
});
