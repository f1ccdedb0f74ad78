import { style } from '@vanilla-extract/css';
import { unbounded } from '../../../ui/theme/frame.ts';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { reset, text } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

export const page = style([
  reset,
  {
    display: 'grid',
    gap: vars.space[4],
    maxWidth: 416,
    marginInline: 'auto',
    padding: '72px 24px 40px',
    ...narrowerThan({ phone: { padding: '24px 16px 32px' } }),
    ...unbounded,
  },
]);

export const frame = style([
  reset,
  {
    display: 'block',
    padding: '20px 20px 16px',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.panel,
    background: vars.color.raised,
  },
]);

export const form = style([
  reset,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] },
]);

export const alert = style([
  reset,
  { display: 'block', marginBlockEnd: vars.space[2], selectors: { '&:empty': { display: 'none' } } },
]);

/** Above the fields of the dialog. */
export const reason = style([
  text[14],
  { display: 'block', marginBlockEnd: vars.space[3], overflowWrap: 'anywhere' },
]);
