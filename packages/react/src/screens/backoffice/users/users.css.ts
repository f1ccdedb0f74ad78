import { style } from '@vanilla-extract/css';
import { cut, figures, reset, text, tone } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

/** Choices one under the other. */
export const choices = style([reset, { display: 'grid', gap: vars.space[2] }]);

export const hint = style([text[12], tone.muted, { display: 'block', overflowWrap: 'anywhere' }]);

/** A field over the width of all of them. */
export const wide = style({ gridColumn: '1 / -1' });

/** Two names beside each other, where there is room for both. */
export const names = style([
  reset,
  wide,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))',
    gap: `${vars.space[2]} ${vars.space[4]}`,
  },
]);

/** In a row, with its hour. */
export const moment = style([text[12], figures, cut, { display: 'block' }]);

/** Before the e-mail address, on a phone. */
export const state = style({ marginInlineEnd: 6 });

/** Rather on a line of its own than broken. */
export const address = style([
  reset,
  { display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' },
]);
