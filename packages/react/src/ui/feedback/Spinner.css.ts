import { style } from '@vanilla-extract/css';
import { text } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';

export const wait = style([
  text[14],
  { display: 'inline-flex', alignItems: 'center', gap: vars.space[2], color: vars.color.muted },
]);
