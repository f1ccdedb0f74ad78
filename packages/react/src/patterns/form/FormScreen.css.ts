import { globalStyle, style } from '@vanilla-extract/css';
import { narrowerThan } from '../../ui/theme/responsive.ts';
import { reset, text, tone } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

const { color, space } = vars;

/** The form reaches down to the bottom of the page, where its bar is. */
export const screen = style({ display: 'grid' });

export const form = style([reset, { display: 'flex', flexDirection: 'column' }]);

/** Above the bar, which is higher where it has two lines: what the focus scrolls to does not stay under it (WCAG 2.4.11). */
export const page = style({ flex: '1 0 auto', alignContent: 'start', width: '100%' });
globalStyle(`${page} *`, { scrollMarginBlockEnd: 120 });

/** Two dates are more than a narrow line holds. */
export const dates = style([
  reset,
  { display: 'block', whiteSpace: 'normal', ...narrowerThan({ phone: { minHeight: 32 } }) },
]);

/** The name of the section at the start, its fields at the end; one under the other where it is narrow. */
export const section = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: '152px minmax(0, 1fr)',
    gap: `${space[2]} ${space[6]}`,
    padding: '20px 20px 8px',
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
    ...narrowerThan({
      tablet: { gridTemplateColumns: 'minmax(0, 1fr)' },
      phone: { padding: '12px 16px 4px' },
    }),
  },
]);

export const name = style([text[14], { display: 'block', color: color.text, fontWeight: 600 }]);

export const reason = style([text[12], tone.muted, { display: 'block' }]);

/** Fields side by side as far as there is room for them. */
export const fields = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 224px), 1fr))',
    gap: `${space[2]} ${space[4]}`,
  },
]);

/** As high as a field with its label and its line below. */
export const placeholder = style([reset, { display: 'grid', alignContent: 'start', gap: 4, height: 76 }]);

/** Stays in sight, however long the form is. */
export const bar = style([
  reset,
  {
    position: 'sticky',
    zIndex: vars.z.sticky,
    insetBlockEnd: 0,
    display: 'block',
    borderBlockStart: `1px solid ${color.border}`,
    background: color.raised,
  },
]);

export const barLine = style([
  text[12],
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[2],
    maxWidth: 1200,
    minHeight: 60,
    marginInline: 'auto',
    padding: '12px 24px',
    ...narrowerThan({ phone: { padding: '10px 16px' } }),
  },
]);

export const barAlerts = style([
  reset,
  {
    display: 'grid',
    gap: space[2],
    maxWidth: 1200,
    marginInline: 'auto',
    padding: '12px 24px 0',
    ...narrowerThan({ phone: { padding: '10px 16px 0' } }),
  },
]);

export const changes = style([reset, { display: 'block', overflowWrap: 'anywhere' }]);

export const state = style([
  text[12],
  { display: 'flex', alignItems: 'center', gap: 6, marginInlineEnd: 'auto', color: color.warning },
]);
