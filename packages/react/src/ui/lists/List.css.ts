import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { ring } from '../theme/focus.ts';
import { narrowerThan } from '../theme/responsive.ts';
import { cut, figures, reset, text } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';
import type { Fold } from './columns.ts';

const { color } = vars;

/** Where a dialog is around it. */
export const plainList = style([text[14], { display: 'block', color: color.text }]);

export const list = style([
  plainList,
  {
    overflow: 'clip',
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    background: color.raised,
  },
]);

export const rows = style([reset, { display: 'block' }]);

/** The columns are those of `columnsStyle`, which a list sets on its frame. */
const columnsBelow = (width: Fold) => ({ gridTemplateColumns: `var(--carillon-columns-${width})` });

const grid: StyleRule = {
  display: 'grid',
  gridTemplateColumns: 'var(--carillon-columns)',
  alignItems: 'center',
  gap: vars.space[3],
  paddingInline: 12,
};

const folded = narrowerThan({
  wide: columnsBelow('wide'),
  desktop: columnsBelow('desktop'),
  tablet: { ...columnsBelow('tablet'), gap: 10 },
  phone: columnsBelow('phone'),
});

const names: StyleRule = { background: color.sunken, color: color.muted, fontWeight: 500 };

/** The names of columns, only where a column does not explain itself. */
export const columnNames = style([
  text[12],
  grid,
  folded,
  names,
  { minHeight: 32 },
  narrowerThan({ phone: { display: 'none' } }),
]);

/** The head of rows that can be selected: the box of all of them, and the names of the columns. */
export const head = style([
  text[12],
  grid,
  folded,
  names,
  { minHeight: 40, borderBlockEnd: `1px solid ${color.border}` },
]);

export const columnName = style([cut, { display: 'block' }]);

/** A phone has no room for it, but for the name of the rows. */
export const factName = style(narrowerThan({ phone: { visibility: 'hidden' } }));

export const row = style([
  text[14],
  grid,
  folded,
  {
    position: 'relative',
    minHeight: 40,
    ...narrowerThan({ phone: { minHeight: 52, paddingBlock: 4 } }),
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${color.border}` },
      '&:hover': { background: color.hover },
      '&[data-selected]': { background: color.accentTint },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  },
]);

/** The bar at the start edge: what plays, what is wrong. It takes no column. */
export const mark = styleVariants(
  { live: [color.accent, 'Highlight'], warning: [color.warning, 'Mark'] },
  ([ground, forced]) => ({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: 3,
    background: ground,
    '@media': { '(forced-colors: active)': { background: forced, forcedColorAdjust: 'none' } },
  }),
);

const nameLine = style([reset, { display: 'flex', alignItems: 'center', gap: vars.space[2] }]);

/** The badge stays beside the name where there is room. */
const wrapped = { flexWrap: 'wrap', gap: `0 ${vars.space[2]}` } as const;

/** By the width from which down it has a second line. */
export const nameCell = styleVariants({
  phone: [nameLine, narrowerThan({ phone: wrapped })],
  tablet: [
    nameLine,
    { alignContent: 'center' },
    // Two lines have the air that a row of a phone gives them.
    narrowerThan({
      tablet: { ...wrapped, minHeight: 52, paddingBlock: 4 },
      phone: { minHeight: 0, paddingBlock: 0 },
    }),
  ],
});

export const name = style([text[14], cut, { display: 'block', maxWidth: '100%', fontWeight: 500 }]);

export const dimmed = style({ color: color.muted });

/** A link whose target is the whole row; other controls of the row stand above it. */
export const rowLink = style({
  selectors: {
    '&, &:hover': { color: 'inherit', textDecoration: 'none' },
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { ...ring, outlineOffset: -3, borderRadius: vars.radius.control },
  },
});

/** A link in a row that a click selects. */
export const nameLink = style({
  selectors: {
    '&': { color: 'inherit', textDecoration: 'none' },
    '&:hover': { textDecoration: 'underline' },
  },
});

const secondLine = style([
  text[12],
  figures,
  cut,
  // In as many lines as it needs, but for rows that are all as high.
  { display: 'none', maxWidth: '100%', color: color.muted, whiteSpace: 'var(--carillon-second, normal)' },
]);

const shownSecond = { display: 'block', flex: '0 0 100%' } as const;

export const second = styleVariants({
  phone: [secondLine, narrowerThan({ phone: shownSecond })],
  tablet: [secondLine, narrowerThan({ tablet: shownSecond })],
});

export const iconCell = style([reset, { display: 'flex', color: color.muted }]);

/** A fact of the row. */
export const cell = style([text[14], figures, cut, { display: 'block', color: color.muted }]);

/** A fact that is no words, as a state. */
export const pictureCell = style([
  text[14],
  figures,
  { display: 'flex', alignItems: 'center', gap: vars.space[2], color: color.muted },
]);

/** A control in a row whose link covers it all. */
export const above = style([reset, { position: 'relative', zIndex: 1, display: 'flex', gap: 4 }]);
