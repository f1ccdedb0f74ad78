import { style } from '@vanilla-extract/css';
import { figures, reset, text, tone } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

export const card = style([text[14], { display: 'block', padding: '12px 12px 8px 16px' }]);

export const head = style([
  reset,
  { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: vars.space[3] },
]);

export const name = style([
  text[14],
  { display: 'block', minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' },
]);
export const mode = style([text[12], tone.muted, { display: 'block', flex: 'none' }]);
export const when = style([text[14], figures, tone.muted, { display: 'block' }]);
export const host = style([text[12], { display: 'block', overflowWrap: 'anywhere' }]);

export const actions = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[1],
    marginBlockStart: vars.space[2],
    marginInline: -4,
    paddingBlockStart: vars.space[2],
    borderBlockStart: `1px solid ${vars.color.border}`,
  },
]);

export const last = style([reset, { display: 'block', marginInlineStart: 'auto' }]);
