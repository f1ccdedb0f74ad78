import { style, styleVariants } from '@vanilla-extract/css';
import { reset, text } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

const line = style([
  text[12],
  { display: 'inline-flex', alignItems: 'center', gap: 6, fontWeight: 500, whiteSpace: 'nowrap' },
]);

export const tone = styleVariants({ available: vars.color.success, missing: vars.color.muted }, (color) => [
  reset,
  line,
  { color },
]);
