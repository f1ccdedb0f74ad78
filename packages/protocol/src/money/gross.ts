import { computePrice, type Tier } from './price.ts';

/**
 * What one piece costs at a price of a product with everything in it, in euro cents: net, discount, then tax in percent, each
 * rounded half up (SHP-03). Null where there is no such price.
 */
export const grossCents = (tier: Tier, tax: number): number | null =>
  computePrice({ tiers: [{ ...tier, quantity: 1 }], quantity: 1, tax })?.unitGross ?? null;
