import { MAX_LIST_LIMIT } from '@carillon/protocol/list';

// What pickers ask for, and whoever shows what was picked: one answer is kept for all of them.

/** DEV-06. */
export const ICONS = { limit: 100 } as const;

export const DEVICE_TAGS = { limit: MAX_LIST_LIMIT, order_by: 'name_asc' } as const;
