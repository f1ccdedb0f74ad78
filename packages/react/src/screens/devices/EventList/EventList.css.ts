import { style } from '@vanilla-extract/css';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { reset, text, tone } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

export const clocks = style([
  reset,
  text[12],
  tone.muted,
  { display: 'flex', alignItems: 'center', gap: vars.space[2] },
]);

/** As high as a title with its legend, the hours of a day, seven rows, and how they are used. */
export const week = style([
  reset,
  { display: 'block', minHeight: 246, ...narrowerThan({ phone: { minHeight: 282 } }) },
]);
