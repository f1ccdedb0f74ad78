import { style } from '@vanilla-extract/css';
import { unbounded } from '../../ui/theme/frame.ts';
import { narrowerThan } from '../../ui/theme/responsive.ts';
import { reset, text, tone } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

export const page = style([
  reset,
  {
    display: 'grid',
    gap: vars.space[4],
    maxWidth: 416,
    width: '100%',
    boxSizing: 'border-box',
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
  { display: 'block', marginBlockStart: vars.space[2], selectors: { '&:empty': { display: 'none' } } },
]);

/** In a line above the fields, what they are for; in the dialog, why it asks. */
export const lead = style([
  text[14],
  { display: 'block', marginBlockEnd: vars.space[3], overflowWrap: 'anywhere' },
]);

/** More room, for two fields side by side. */
export const wide = style({ maxWidth: 480 });

/** Below the frame: where else one may want to go. */
export const links = style([
  text[12],
  tone.muted,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${vars.space[2]} ${vars.space[4]}`,
  },
]);

export const pair = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    ...narrowerThan({ phone: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
  },
]);

/** The box, and at the end of its line the way to what it is about. */
export const agreement = style([
  reset,
  { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: vars.space[3] },
]);

/** The words of the button end where the fields do. */
export const read = style({ selectors: { '&&': { marginInlineEnd: -8, marginBlockStart: -2 } } });
