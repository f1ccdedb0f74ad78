// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CarillonProvider } from '../CarillonProvider.tsx';
import { useFormat } from './useFormat.ts';

afterEach(cleanup);

const NEW_YEAR = Date.parse('2026-12-31T23:30:00Z');

function Written() {
  const format = useFormat();
  const lines = [
    format.date(NEW_YEAR),
    format.time(NEW_YEAR),
    format.number(12_345.67),
    format.number(-10),
    format.money(123_450),
    format.money(-5),
    format.list(['A', 'B', 'C']),
    format.date('no date'),
  ];
  return <output>{lines.join(' | ')}</output>;
}

// Figures, groups and currencies are held together by spaces that do not break.
const written = () => screen.getByRole('status').textContent?.replaceAll(/\s/g, ' ');

test.each([
  ['en-US', 'UTC', 'December 31, 2026 | 23:30 | 12,345.7 | −10 | €1,234.50 | −€0.05 | A, B, and C | ---'],
  ['it-IT', 'Europe/Rome', '1 gennaio 2027 | 00:30 | 12.345,7 | −10 | 1234,50 € | −0,05 € | A, B e C | ---'],
  [
    'de-DE',
    'America/New_York',
    '31. Dezember 2026 | 18:30 | 12.345,7 | −10 | 1.234,50 € | −0,05 € | A, B und C | ---',
  ],
])('S9 SHP-03 dates, numbers, money and lists as %s writes them in %s', (locale, timeZone, text) => {
  render(
    <CarillonProvider locale={locale} timeZone={timeZone}>
      <Written />
    </CarillonProvider>,
  );
  expect(written()).toBe(text);
});
