import { style } from '@vanilla-extract/css';
import { narrowerThan } from '../../ui/theme/responsive.ts';
import { reset } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

export const search = style([
  { flex: '0 1 320px', minWidth: 0 },
  narrowerThan({ phone: { flex: '1 0 100%' } }),
]);

export const order = style([
  { flex: '0 1 216px', minWidth: 120 },
  narrowerThan({ phone: { flex: '1 1 120px' } }),
]);

export const add = style({ marginInlineStart: 'auto' });

/** In the place of all columns but the box. */
export const placeholder = style([reset, { gridColumn: '2 / -1' }]);

export const pages = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
  },
]);

export const size = style({ flex: 'none', width: 88 });
