import { style } from '@vanilla-extract/css';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { reset } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

/** As high as a line of breadcrumbs. */
export const path = style([reset, { display: 'flex', alignItems: 'center', minHeight: 24 }]);

/** As high as the name with the line below it; on a phone with that of a badge between them. */
export const title = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: 48,
    ...narrowerThan({ phone: { minHeight: 72 } }),
  },
]);

export const lines = style([reset, { display: 'grid', gap: vars.space[2] }]);
