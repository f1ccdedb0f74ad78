import { style } from '@vanilla-extract/css';
import { listColumns } from '../../../ui/lists/listColumns.ts';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { reset, tone } from '../../../ui/theme/text.css.ts';

/** Box, icon, name, class, label, playing, online. */
export const columns = style(
  listColumns('16px 16px minmax(0, 1fr) 96px 80px 120px 128px', {
    tablet: '16px 16px minmax(0, 1fr) auto auto',
  }),
);

export const fact = style(narrowerThan({ tablet: { display: 'none' } }));

export const state = style([reset, { display: 'flex' }]);

export const icon = style([reset, tone.muted, { display: 'flex' }]);
