import { style } from '@vanilla-extract/css';
import { listColumns } from '../../ui/lists/listColumns.ts';

/** Box, name, code; the code is near the name that it belongs to. */
export const columns = style(
  listColumns('16px minmax(0, 320px) minmax(80px, 1fr)', { phone: '16px minmax(0, 1fr)' }),
);
