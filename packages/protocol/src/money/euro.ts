import { formatCents } from './decimal.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * An amount of euro cents for reading, '€1,234.50' (S9, SHP-03). Throws a RangeError where the cents are no integer or
 * the locale is no language tag.
 */
export function formatEuro(cents: number, locale: string): string {
  const formatter =
    formatters.get(locale) ?? new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  formatters.set(locale, formatter);
  // Formatters read text digit by digit, while an amount divided by 100 is a binary fraction.
  return formatter.format(formatCents(cents));
}
