import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css.ts';

export const match = style({
  background: 'none',
  color: vars.color.text,
  fontWeight: 500,
  textDecoration: `underline ${vars.color.borderStrong}`,
  textUnderlineOffset: 3,
});
