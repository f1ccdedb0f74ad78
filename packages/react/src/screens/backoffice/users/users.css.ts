import { style } from '@vanilla-extract/css';
import { reset, text, tone } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

/** Choices one under the other. */
export const choices = style([reset, { display: 'grid', gap: vars.space[2] }]);

export const hint = style([text[12], tone.muted, { display: 'block', overflowWrap: 'anywhere' }]);

/** A sentence and a button, over the width of all fields. */
export const line = style([
  text[14],
  tone.muted,
  {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    paddingBlockEnd: vars.space[3],
    overflowWrap: 'anywhere',
  },
]);

/** A field over the width of all of them. */
export const wide = style({ gridColumn: '1 / -1' });
