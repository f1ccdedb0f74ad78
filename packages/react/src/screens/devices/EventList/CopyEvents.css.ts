import { style } from '@vanilla-extract/css';
import { reset, text, tone } from '../../../ui/theme/text.css.ts';

export const misfits = style([
  reset,
  text[12],
  tone.muted,
  { display: 'block', padding: 0, listStyle: 'none' },
]);

export const misfit = style([reset, { display: 'block', overflowWrap: 'anywhere' }]);
