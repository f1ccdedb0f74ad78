import { style } from '@vanilla-extract/css';
import { narrowerThan } from '../theme/responsive.ts';
import { reset, text } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';

export const panel = style([
  reset,
  {
    display: 'block',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.panel,
    background: vars.color.raised,
    color: vars.color.text,
  },
]);

export const header = style([
  text[14],
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[2]}`,
    minHeight: 44,
    paddingBlock: 8,
    paddingInline: '20px 12px',
    ...narrowerThan({ phone: { paddingInlineStart: 16 } }),
  },
]);

export const title = style([
  text[16],
  { display: 'block', flex: '1 1 auto', minWidth: 0, color: vars.color.text, overflowWrap: 'anywhere' },
]);

export const body = style([
  text[14],
  {
    display: 'block',
    padding: '16px 20px',
    ...narrowerThan({ phone: { padding: '12px 16px' } }),
    selectors: { [`${header} + &`]: { paddingTop: 4 } },
  },
]);

export const flushBody = style([text[14], { display: 'block' }]);
