import { expect, test } from 'vitest';
import { createUnitWriter } from './unitWriter.ts';
import { createWeekWriter } from './weekWriter.ts';

const inPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['en-US', 450, '7 h 30 min', '7 hours, 30 minutes'],
  ['en-GB', 450, '7 h 30 min', '7 hours, 30 minutes'],
  ['it-IT', 450, '7 h 30 min', '7 ore e 30 minuti'],
  ['en-US', 60, '1 h', '1 hour'],
  ['en-US', 5, '5 min', '5 minutes'],
  ['en-US', 1565, '1 day 2 h 5 min', '1 day, 2 hours, 5 minutes'],
  ['it-IT', 2880, '2 giorni', '2 giorni'],
])('%s writes %i minutes as “%s”, within a sentence as “%s”', (locale, minutes, short, long) => {
  const { shortSpan, span } = createWeekWriter(locale);
  expect([shortSpan(minutes), span(minutes)].map(inPlainSpaces)).toEqual([short, long]);
});

test.each(['en-US', 'it-IT', 'fr-FR'])(
  'REC-06 %s breaks no duration at the end of a line, nor a count and what is counted',
  (locale) => {
    const { shortSpan, span } = createWeekWriter(locale);
    expect(shortSpan(1565)).not.toContain(' ');
    expect(span(125).split(/ (?:e |et )?/)).toHaveLength(2);
  },
);

test('seconds have their symbol, too, and other languages what Intl has', () => {
  expect(createUnitWriter('en-US')(41, 'second')).toBe('41\u00a0s');
  expect(createUnitWriter('de-DE')(7, 'hour').replaceAll(/\s/g, ' ')).toBe('7 Std.');
});

test.each([
  ['en-US', '07:05', '23:59'],
  ['it-IT', '07:05', '23:59'],
  ['ar-EG', '٠٧:٠٥', '٢٣:٥٩'],
])('%s writes the minutes of a day with 24 hours of two digits: %s, %s', (locale, early, late) => {
  const { time } = createWeekWriter(locale);
  expect([time(425), time(1439)]).toEqual([early, late]);
});
