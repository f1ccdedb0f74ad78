import { style } from '@vanilla-extract/css';
import { reset, text, tone } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

export const line = style([
  reset,
  text[12],
  tone.muted,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2], minHeight: 28 },
]);
