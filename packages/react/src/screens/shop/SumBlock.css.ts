import { style } from '@vanilla-extract/css';
import { figures, reset, text } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

export const sums = style([text[14], figures, { display: 'grid', gap: vars.space[2] }]);

export const row = style([
  text[14],
  { display: 'flex', justifyContent: 'space-between', gap: vars.space[4] },
]);

export const label = style([text[14], { color: vars.color.muted, overflowWrap: 'anywhere' }]);

export const amount = style([text[14], { flex: 'none', textAlign: 'end' }]);

/** The line above runs through both columns. */
export const total = style([
  text[20],
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    marginBlockStart: 4,
    borderBlockStart: `1px solid ${vars.color.border}`,
    paddingBlockStart: 12,
  },
]);

export const plain = style([reset, { display: 'block' }]);
