import { style } from '@vanilla-extract/css';
import { figures, text } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';

export const facts = style([
  text[14],
  {
    display: 'grid',
    gridTemplateColumns: 'fit-content(48%) minmax(0, 1fr)',
    gap: `${vars.space[2]} ${vars.space[4]}`,
  },
]);

export const label = style([
  text[14],
  { display: 'block', color: vars.color.muted, hyphens: 'auto', overflowWrap: 'anywhere' },
]);

export const value = style([
  text[14],
  figures,
  { display: 'block', color: vars.color.text, overflowWrap: 'anywhere', textAlign: 'end' },
]);
