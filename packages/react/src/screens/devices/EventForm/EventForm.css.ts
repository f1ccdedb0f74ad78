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

/** An address, a user, a password, and how long to wait: in a line, as what is a column wide in other sections. */
export const stream = style([
  pair,
  {
    gridTemplateColumns: 'minmax(0, 3.2fr) repeat(3, minmax(0, 1fr))',
    columnGap: vars.space[4],
    ...narrowerThan({
      desktop: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(96px, 0.7fr)' },
      phone: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[3] },
    }),
  },
]);

/** A host, its port, and what is asked of it there. */
export const relay = style([
  pair,
  {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 2fr)',
    columnGap: vars.space[4],
    ...narrowerThan({
      desktop: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', columnGap: vars.space[3] },
    }),
  },
]);

/** A user, a password, how long to wait, and how it is connected. */
export const login = style([
  pair,
  {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(96px, 0.6fr) max-content',
    columnGap: vars.space[4],
    ...narrowerThan({
      desktop: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(96px, 0.7fr)' },
      phone: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[3] },
    }),
  },
]);

/** What has a line of its own where there is no room for all of them. */
export const streamAddress = style({ ...narrowerThan({ desktop: { gridColumn: '1 / -1' } }) });

/** As wide as the smallest of them. */
export const figure = style([
  reset,
  {
    display: 'block',
    gridColumn: '1 / -1',
    maxWidth: 150,
    ...narrowerThan({ phone: { maxWidth: 'calc(50% - 6px)' } }),
  },
]);

/** As wide as can be read across. */
export const sends = style([whole, { maxWidth: 640, paddingBlockEnd: vars.space[3] }]);

const scheduleLine = style([
  reset,
  {
    display: 'grid',
    gridColumn: '1 / -1',
    alignItems: 'start',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    ...narrowerThan({
      wide: { gridTemplateColumns: 'repeat(2, minmax(0, 200px))' },
      phone: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[3] },
    }),
  },
]);

/** When it repeats, on which days, from when to when: in a line where there is room. */
export const schedule = styleVariants(
  {
    always: { gridTemplateColumns: 'max-content' },
    daily: {
      gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
      // Days whose names are long, as in Arabic, have a line of their own.
      selectors: { '[dir="rtl"] &': { display: 'flex', flexWrap: 'wrap' } },
      ...narrowerThan({
        wide: {
          gridTemplateColumns: 'repeat(2, minmax(0, 200px))',
          selectors: { '[dir="rtl"] &': { display: 'grid' } },
        },
        phone: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      }),
    },
    weekly: { gridTemplateColumns: 'max-content repeat(2, minmax(0, 1fr) 132px)' },
  } as const,
  (rule) => [scheduleLine, rule],
);

/** Start and end, and what is asked below them. */
export const times = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, 150px)',
    alignItems: 'start',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    ...narrowerThan({ wide: { display: 'contents' } }),
  },
]);

export const time = style([reset, { display: 'block', minWidth: 0 }]);

export const ownLine = style([
  reset,
  { display: 'block', ...narrowerThan({ wide: { gridColumn: '1 / -1' } }) },
]);

export const days = style([ownLine, { flex: '1 0 max-content' }]);

/** Below start and end. */
export const nextDay = style({
  gridColumn: '1 / -1',
  marginBlockEnd: vars.space[3],
});

/** Seven rows with their hours, and the words below. */
export const weekPlace = style([
  reset,
  { display: 'block', minHeight: 326, ...narrowerThan({ phone: { minHeight: 378 } }) },
]);

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
