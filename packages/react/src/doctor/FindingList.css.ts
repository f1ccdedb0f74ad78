import { style } from '@vanilla-extract/css';
import { reset, text } from '../ui/theme/text.css.ts';
import { vars } from '../ui/theme/vars.css.ts';

const { color, space, radius } = vars;

export const list = style([text[14], { display: 'grid', gap: space[3] }]);

export const finding = style([reset, { display: 'flex', gap: space[3], overflowWrap: 'anywhere' }]);

export const mark = style([
  reset,
  {
    flex: 'none',
    display: 'block',
    color: color.danger,
    selectors: { [`${finding}[data-well] &`]: { color: color.success } },
  },
]);

export const words = style([reset, { display: 'block', flex: 1 }]);

/** To be copied as it stands. */
export const advice = style([
  text[12],
  {
    display: 'block',
    marginTop: space[1],
    padding: `${space[2]} ${space[3]}`,
    borderRadius: radius.control,
    background: color.sunken,
    fontFamily: 'ui-monospace, monospace',
    whiteSpace: 'pre-wrap',
    userSelect: 'text',
  },
]);

export const outcome = style([text[14], { display: 'block', marginTop: space[4], fontWeight: 500 }]);
