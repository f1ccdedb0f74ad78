/** So many pieces of one product at most: as far as tiers go. */
export const MAX_PIECES = 1_000_000;

/** So many products at most. */
export const MAX_BASKET_LINES = 100;
