import { style } from '@vanilla-extract/css';
import { reset, text } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

const { color } = vars;

export { entry as action, icon } from './EntryLinks.css.ts';

export const email = style([
  text[12],
  { display: 'block', margin: '0 10px 8px', color: color.muted, overflowWrap: 'anywhere' },
]);

export const group = style([
  reset,
  {
    display: 'block',
    marginBlockStart: 4,
    paddingBlockStart: 4,
    borderBlockStart: `1px solid ${color.border}`,
  },
]);

export const caption = style([
  text[12],
  { display: 'block', padding: '6px 10px 2px', color: color.faint, fontWeight: 500 },
]);

/** Each field keeps a line for what is wrong with it, which is the gap here. */
export const fields = style([group, { display: 'grid', padding: '8px 10px 0' }]);
