import { style } from '@vanilla-extract/css';
import { stack } from '../../../ui/layout/Screen.css.ts';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { reset } from '../../../ui/theme/text.css.ts';
import { units } from '../../../ui/theme/units.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

export const lines = style([reset, { display: 'grid', gap: vars.space[2] }]);

export const event = style([reset, { display: 'grid', gap: vars.space[5] }]);

/** Below the event it would only be pushed down. */
export const side = style([stack, { ...narrowerThan({ desktop: { display: 'none' } }) }]);

export const radio = style([
  reset,
  { display: 'grid', alignContent: 'start', gap: vars.space[4], height: units(150) },
]);
export const stream = style([reset, { display: 'grid', gap: vars.space[4] }]);
