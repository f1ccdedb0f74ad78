import { globalStyle, style } from '@vanilla-extract/css';
import { cells } from '../../../ui/choices/Choice.css.ts';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { figures, hidden, reset, text, tone } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

export const frame = style([
  reset,
  {
    display: 'block',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.panel,
    background: vars.color.raised,
    color: vars.color.text,
    overflow: 'clip',
  },
]);
// The banner is the head of the frame.
globalStyle(`${frame} > [role='alert']`, { borderBlockWidth: 0, borderInlineEndWidth: 0, borderRadius: 0 });

const line = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 152fr) repeat(3, minmax(0, 280fr))',
    alignItems: 'center',
    gap: vars.space[3],
    padding: '8px 16px',
    borderBlockStart: `1px solid ${vars.color.border}`,
  },
]);

export const head = style([
  line,
  text[12],
  tone.muted,
  {
    paddingBlock: 6,
    background: vars.color.sunken,
    fontWeight: 500,
    ...narrowerThan({ tablet: { display: 'none' } }),
  },
]);

/** Narrow: field and what it was in one line, the choice below. */
export const row = style([
  line,
  narrowerThan({
    tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: `6px ${vars.space[2]}` },
  }),
]);

export const name = style([text[14], { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }]);

export const before = style([
  text[14],
  tone.muted,
  figures,
  { display: 'block', overflowWrap: 'anywhere', ...narrowerThan({ tablet: { textAlign: 'end' } }) },
]);

/** Which version it is: to be seen where no head says it, and always heard. */
export const word = style([
  text[12],
  tone.muted,
  {
    '@container': {
      'carillon (width >= 768px)': hidden,
    },
  },
]);

const across = { gridColumn: '3 / -1', ...narrowerThan({ tablet: { gridColumn: '1 / -1' } }) };

export const choice = style(across);
// Under the names of their columns, however wide these are.
globalStyle(`${choice} .${cells.split(' ')[0]}`, {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[3],
});

export const taken = style([
  text[14],
  figures,
  { display: 'flex', alignItems: 'flex-start', gap: vars.space[2], ...across },
]);

export const words = style([reset, { display: 'block', minWidth: 0, overflowWrap: 'anywhere' }]);

export const detail = style([text[12], tone.muted, { display: 'block' }]);
