import { style } from '@vanilla-extract/css';
import { focusRing, ring } from '../../ui/theme/focus.ts';
import { narrowerThan } from '../../ui/theme/responsive.ts';
import { reset, text, tone } from '../../ui/theme/text.css.ts';
import { units } from '../../ui/theme/units.ts';
import { vars } from '../../ui/theme/vars.css.ts';
import { place } from './ProductPicture.css.ts';

/** So many columns, of whole pixels where the browser can round: one picture would be drawn wider than its neighbours. */
const columns = (count: number, gap: string) => [
  `repeat(${count}, minmax(0, 1fr))`,
  `repeat(${count}, round(down, (100% - ${count - 1} * ${gap}) / ${count}, 1px))`,
];

export const grid = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: columns(3, vars.space[4]),
    justifyContent: 'space-between',
    gap: vars.space[4],
    ...narrowerThan({
      desktop: { gridTemplateColumns: columns(2, vars.space[4]) },
      phone: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] },
    }),
  },
]);

export const card = style([
  reset,
  {
    display: 'flex',
    position: 'relative',
    flexDirection: 'column',
    overflow: 'clip',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.panel,
    background: vars.color.raised,
    selectors: {
      '&:has(a):hover': { borderColor: vars.color.borderStrong, boxShadow: vars.elevation[1] },
      '&:has(a:focus-visible)': ring,
    },
    ...narrowerThan({ phone: { flexDirection: 'row', gap: vars.space[3], padding: vars.space[3] } }),
  },
]);

/** Narrow, it stands beside the words, and is not as wide as the card. */
export const picture = style([
  place,
  {
    flex: 'none',
    borderRadius: 0,
    ...narrowerThan({ phone: { width: 124, alignSelf: 'flex-start', borderRadius: vars.radius.control } }),
  },
]);

export const facts = style([
  reset,
  {
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[1],
    padding: vars.space[4],
    ...narrowerThan({ phone: { padding: 0 } }),
  },
]);

export const title = style([text[16], { display: 'block', width: '100%', overflowWrap: 'anywhere' }]);

/** The whole card is pressed; its focus is drawn around the card. */
export const link = style({
  selectors: {
    ...focusRing,
    '&:focus-visible': { outline: 'none' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
});

/** Two lines, so that prices of a row stand on one height. */
export const summary = style([
  text[14],
  tone.muted,
  {
    display: 'block',
    width: '100%',
    minHeight: units(40),
    overflowWrap: 'anywhere',
    ...narrowerThan({ phone: { font: vars.type[12], minHeight: 0 } }),
  },
]);

export const price = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[2],
    minHeight: units(28),
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space[2],
    ...narrowerThan({ phone: { paddingBlockStart: 0 } }),
  },
]);

export const next = style([text[12], tone.muted, { fontVariantNumeric: 'tabular-nums' }]);
