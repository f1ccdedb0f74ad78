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

/** As high as a title with its legend, the hours of a day, and seven rows. */
export const week = style([
  reset,
  { display: 'block', minHeight: 222, ...narrowerThan({ phone: { minHeight: 242 } }) },
]);
