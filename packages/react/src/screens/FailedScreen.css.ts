import { style } from '@vanilla-extract/css';
import { reset, text } from '../ui/theme/text.css.ts';
import { vars } from '../ui/theme/vars.css.ts';

export const words = style([text[14], { display: 'block', color: vars.color.muted }]);
export const panel = style({ maxWidth: 560 });
export const line = style([
  text[12],
  { display: 'block', color: vars.color.muted, overflowWrap: 'anywhere' },
]);
export const ways = style([reset, { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }]);
