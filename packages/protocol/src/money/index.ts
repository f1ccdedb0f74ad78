export {
  formatCents,
  formatPercent,
  fromHundredths,
  MAX_CENTS,
  parseCents,
  parsePercent,
  toHundredths,
} from './decimal.ts';
export { formatEuro } from './euro.ts';
export { type Price, type Purchase, priceOf, type Tier } from './price.ts';
