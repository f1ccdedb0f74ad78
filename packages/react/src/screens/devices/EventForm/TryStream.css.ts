import { style } from '@vanilla-extract/css';
import { reset, text, tone } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

/** The button, and what becomes of it beside. */
export const attempt = style([
  reset,
  {
    display: 'flex',
    gridColumn: '1 / -1',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[3]}`,
  },
]);

export const said = style([reset, text[12], tone.muted, { flex: '1 1 200px' }]);
