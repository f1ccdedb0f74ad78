/** The largest price that can be typed, in euro cents: 9999999.99 euro. */
export const MAX_CENTS = 999_999_999;

/**
 * The euro cents of a price as typed, '12.5' or '12,50', or null for whatever is no price of up to 7 whole and 2 decimal
 * digits (S5). Blanks are not removed here.
 */
export function parseCents(text: string): number | null {
  return parseHundredths(text, 7);
}

/** A price as the fields of forms show it, '12.50', of euro cents (S3). Throws a RangeError where these are no integer. */
export function formatCents(cents: number): `${number}` {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not cents: ${cents}.`);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
}

/**
 * The hundredths of a percentage as typed, 2250 of '22.5' or '22,50', or null for whatever is no percentage from 0 to
 * 100 with up to 2 decimals (S3). Blanks are not removed here.
 */
export function parsePercent(text: string): number | null {
  const hundredths = parseHundredths(text, 3);
  return hundredths !== null && hundredths <= 10_000 ? hundredths : null;
}

/** A percentage as it is shown, '22.5', of its hundredths. */
export function formatPercent(hundredths: number): string {
  return String(fromHundredths(hundredths));
}

/** The hundredths of a percentage on the wire (docs/protocol.md, HTTP API): exact up to 2 decimals, the nearest beyond. */
export function toHundredths(percent: number): number {
  // The product is a little off for most fractions, 1.1 * 100 being 110.00000000000001, but by far less than a half.
  return Math.round(percent * 100);
}

/** The percentage on the wire of its hundredths: written as JSON it has at most 2 decimals (docs/protocol.md, HTTP API). */
export function fromHundredths(hundredths: number): number {
  return hundredths / 100;
}

function parseHundredths(text: string, maxDigits: number): number | null {
  const [, whole = '', part = ''] = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return whole && whole.length <= maxDigits ? Number(whole + part.padEnd(2, '0')) : null;
}
