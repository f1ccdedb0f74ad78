import { style } from '@vanilla-extract/css';
import { unbounded } from '../../ui/theme/frame.ts';
import { narrowerThan } from '../../ui/theme/responsive.ts';
import { reset, text, tone } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

export const page = style([
  reset,
  {
    display: 'grid',
    gap: vars.space[2],
    maxWidth: 560,
    marginInline: 'auto',
    padding: '72px 24px 40px',
    ...narrowerThan({ phone: { padding: '24px 16px 32px' } }),
    ...unbounded,
  },
]);

export const words = style([text[14], tone.muted, { display: 'block', marginBlockEnd: vars.space[2] }]);

export const actions = style([reset, { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }]);

/** What was asked for, on a line of its own between two sentences. */
export const address = style([
  text[14],
  {
    display: 'block',
    marginBlock: 12,
    padding: '14px 20px',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.panel,
    background: vars.color.raised,
    color: vars.color.text,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    ...narrowerThan({ phone: { paddingInline: 16 } }),
  },
]);
