/** The most rows that a list call answers (docs/protocol.md, HTTP API). */
export const MAX_LIST_LIMIT = 1000;

/** The longest text that is searched for, in characters. */
export const MAX_QUERY_LENGTH = 256;

/** The longest key to sort by, in characters. */
export const MAX_ORDER_LENGTH = 32;

/** The page sizes that lists offer (S9). */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
