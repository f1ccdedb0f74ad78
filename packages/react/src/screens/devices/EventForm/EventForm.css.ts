import { style, styleVariants } from '@vanilla-extract/css';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { reset, text, tone } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

/** Across all columns of a section's fields. */
export const whole = style([reset, { display: 'block', gridColumn: '1 / -1' }]);

/** Two fields side by side, as a start and an end are. */
export const pair = style([
  reset,
  {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${vars.space[2]} ${vars.space[3]}`,
  },
]);

/** Two fields of which a phone has each on a line of its own, as words side by side are. */
export const foldingPair = style([
  pair,
  { ...narrowerThan({ phone: { gridTemplateColumns: 'minmax(0, 1fr)' } }) },
]);

/** A user, a password, and how long to wait. */
export const login = style([
  pair,
  {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(96px, 0.7fr)',
    ...narrowerThan({ phone: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
  },
]);

export const utc = style([text[12], tone.muted, { display: 'block' }]);

/** In the place of what is not known yet. */
export const missing = style([tone.muted]);

const noteLine = style([text[12], { display: 'flex', alignItems: 'center', gap: 6 }]);

export const note = styleVariants({
  success: [noteLine, { color: vars.color.success }],
  danger: [noteLine, { color: vars.color.danger }],
  info: [noteLine, tone.muted],
  waiting: [noteLine, { color: vars.color.warning }],
});

export const wide = style({ ...narrowerThan({ phone: { display: 'none' } }) });

export const narrow = style({ display: 'none', ...narrowerThan({ phone: { display: 'block' } }) });
