// Days and figures as the language of a story writes them.
import type { StoryContext } from '@storybook/react-vite';

type Written = Pick<StoryContext, 'locale'>;

/** A day in a few letters, 0 (Sunday) to 6: 'Wed'. */
export function shortDay({ locale }: Written, day: number): string {
  // The first of January 2023 was a Sunday.
  const at = Date.UTC(2023, 0, 1 + day);
  return new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(at);
}

/** A number with so many digits after the point: '1.00'. */
export const inDigits = ({ locale }: Written, value: number, digits: number): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    value,
  );
