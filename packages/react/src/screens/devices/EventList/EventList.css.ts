import { style } from '@vanilla-extract/css';
import { reset, text, tone } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

export const zone = style([
  reset,
  text[12],
  tone.muted,
  { display: 'flex', alignItems: 'center', gap: vars.space[2] },
]);

/** As high as a title, the hours of a day, and seven rows. */
export const week = style([reset, { display: 'block', minHeight: 212 }]);
