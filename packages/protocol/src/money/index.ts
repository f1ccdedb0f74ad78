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
export { grossCents } from './gross.ts';
export { computePrice, type Price, type Purchase, type Tier } from './price.ts';
