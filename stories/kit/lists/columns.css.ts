import { style } from '@vanilla-extract/css';
// By path: a style sheet finds no package that is not built.
import { listColumns } from '../../../packages/react/src/ui/lists/listColumns.ts';

/** Icon, name, place, state and a button; on a phone the place goes under the name. */
export const plain = style(
  listColumns('16px minmax(0, 1fr) 140px 96px 28px', { phone: '16px minmax(0, 1fr) auto 28px' }),
);

/** Box, name, place and date; on a phone the name alone. */
export const selectable = style(
  listColumns('16px minmax(0, 1fr) 140px 96px', { phone: '16px minmax(0, 1fr)' }),
);
