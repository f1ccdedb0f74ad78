import { style } from '@vanilla-extract/css';
import { listColumns } from '../../ui/listColumns.ts';

/** Box, name, code. */
export const columns = style(listColumns('16px minmax(0, 1fr) 80px'));
