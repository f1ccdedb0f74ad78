import { style } from '@vanilla-extract/css';
import { reset, text as sized } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

export const changes = style([reset, { display: 'block', listStyle: 'none' }]);

export const change = style([
  reset,
  {
    display: 'grid',
    gap: vars.space[1],
    paddingBlock: vars.space[2],
    borderBlockStart: `1px solid ${vars.color.border}`,
  },
]);

export const name = style([sized[14], { fontWeight: 600, overflowWrap: 'anywhere' }]);

export const versions = style([
  reset,
  { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[3] },
]);

export const label = style([sized[12], { display: 'block', color: vars.color.muted }]);

export const text = style([sized[14], { display: 'block', overflowWrap: 'anywhere' }]);
