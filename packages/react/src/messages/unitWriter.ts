/** What an amount of time is counted in. */
export type TimeUnit = 'day' | 'hour' | 'minute' | 'second';

/** Intl writes 'hr', 'hrs', 'mins' and 'sec' in English: these are their symbols, as in Italian and French. */
const ENGLISH: Readonly<Partial<Record<TimeUnit, string>>> = { hour: 'h', minute: 'min', second: 's' };

/** An amount of time stays in one line: '12 h 30 min' at the end of one would be read as 12. */
export const keepTogether = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Writes '7 h', '30 min', '2 days': short, with the plural of the locale, and in one line. */
export function createUnitWriter(locale: string): (count: number, unit: TimeUnit) => string {
  const isEnglish = new Intl.Locale(locale).language === 'en';
  const made = new Map<TimeUnit, Intl.NumberFormat>();
  return (count, unit) => {
    const unitDisplay = unit === 'day' ? 'long' : 'short';
    const format = made.get(unit) ?? new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay });
    made.set(unit, format);
    const symbol = isEnglish ? ENGLISH[unit] : undefined;
    const parts = format.formatToParts(count).map(({ type, value }) => (type === 'unit' && symbol) || value);
    return keepTogether(parts.join(''));
  };
}
