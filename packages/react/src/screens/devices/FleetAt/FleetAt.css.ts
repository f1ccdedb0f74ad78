import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { rowLink } from '../../../ui/lists/List.css.ts';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { figures, hidden, ownDirection, reset, text } from '../../../ui/theme/text.css.ts';
import { units } from '../../../ui/theme/units.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

const { color, space } = vars;

export const section = style([reset, { display: 'grid', gap: space[3] }]);

export const frame = style([
  reset,
  {
    display: 'block',
    // Clipped, the axis still stays in sight.
    overflow: 'clip',
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    background: color.raised,
  },
]);

export const controls = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: `${space[1]} ${space[3]}`,
    padding: `${space[3]} ${space[4]} 0`,
    marginBlockEnd: -8,
    ...narrowerThan({ phone: { columnGap: space[2], padding: `${space[3]} ${space[3]} 0` } }),
  },
]);
export const date = style({
  selectors: {
    '&&': { width: units(160), ...narrowerThan({ phone: { width: 'auto', flex: '1 1 108px' } }) },
  },
});
export const time = style({
  selectors: { '&&': { width: units(112), ...narrowerThan({ phone: { width: 'auto', flex: '0 1 76px' } }) } },
});
for (const field of [date, time]) globalStyle(`${field} svg`, narrowerThan({ phone: { display: 'none' } }));

/** Beside the boxes of the fields, below which is a line for a hint. */
const besideField = style({ selectors: { '&&': { marginBlockEnd: 22 } } });
export const now = besideField;
export const close = besideField;

export const sum = style([
  text[14],
  {
    display: 'flex',
    flex: '1 1 240px',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignSelf: 'flex-end',
    columnGap: space[1],
    minHeight: 36,
    marginBlockEnd: 22,
    color: color.muted,
    ...narrowerThan({
      phone: {
        flexBasis: '100%',
        order: 1,
        marginBlock: '-20px 12px',
        minHeight: units(40),
        alignContent: 'center',
      },
    }),
  },
]);
export const moment = style([reset, figures, { color: color.text, fontWeight: 600 }]);

export const change = style([
  reset,
  {
    display: 'block',
    padding: `0 ${space[4]} ${space[3]}`,
    ...narrowerThan({ phone: { padding: `0 ${space[3]} ${space[3]}` } }),
  },
]);

/** Icon, name, the day; below 576 the day has a line of its own, and what plays stands beside the name. */
const columnRule: StyleRule = {
  display: 'grid',
  gridTemplateColumns: '16px 232px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 12,
  paddingInline: 16,
  ...narrowerThan({
    desktop: { gridTemplateColumns: '16px 184px minmax(0, 1fr)' },
    tablet: { gridTemplateColumns: '16px 144px minmax(0, 1fr)' },
    phone: {
      gridTemplateColumns: '16px minmax(0, 1fr) auto',
      columnGap: 10,
      rowGap: 4,
      paddingInline: 12,
    },
  }),
};

export const day = style([
  reset,
  {
    position: 'relative',
    display: 'block',
    gridColumn: 3,
    alignSelf: 'stretch',
    ...narrowerThan({ phone: { gridColumn: '1 / -1', gridRow: 2 } }),
  },
]);

/** It stays in sight over long lists. */
export const axis = style([
  reset,
  columnRule,
  {
    position: 'sticky',
    zIndex: vars.z.sticky,
    insetBlockStart: 0,
    borderBlock: `1px solid ${color.border}`,
    background: color.sunken,
  },
]);
export const hint = style([
  text[12],
  {
    gridColumn: '2 / 3',
    color: color.muted,
    ...narrowerThan({ phone: { display: 'none' } }),
  },
]);

/** Cards stand in it, over its lanes. */
export const rows = style([reset, { position: 'relative', display: 'block' }]);

export const group = style([
  text[12],
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: 32,
    paddingInline: 16,
    borderBlockEnd: `1px solid ${color.border}`,
    fontWeight: 500,
    selectors: { 'ul + &': { borderBlockStart: `1px solid ${color.border}` } },
    ...narrowerThan({ phone: { paddingInline: 12 } }),
  },
]);
export const untagged = style([text[12], { color: color.text, fontWeight: 600 }]);

export const lanes = style([reset, { display: 'block' }]);
export const lane = style([
  text[14],
  columnRule,
  {
    position: 'relative',
    minHeight: 40,
    // Of a thousand lanes only those in sight are laid out.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 40px',
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${color.border}` },
      '&:hover': { background: color.hover },
    },
    ...narrowerThan({ phone: { paddingBlock: '8px 10px' } }),
  },
]);
export const unknownLane = style({
  color: color.muted,
  selectors: {
    '&:has([data-offline])::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: 3,
      background: color.warning,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:has([data-offline])::before': { background: 'CanvasText' } },
    },
  },
});

export const name = style([
  rowLink,
  {
    minWidth: 0,
    paddingBlock: 4,
    fontWeight: 500,
    overflowWrap: 'anywhere',
    ...ownDirection,
    // The ring is that of the row.
    selectors: { '&&:focus-visible': { outline: 'none' } },
  },
]);

/** Behind the bars. */
export const skipped = style([
  reset,
  {
    position: 'absolute',
    insetBlock: 0,
    display: 'block',
    backgroundImage: `repeating-linear-gradient(-45deg, ${color.borderStrong} 0 1px, transparent 1px 5px)`,
    opacity: 0.7,
    '@media': {
      '(forced-colors: active)': {
        backgroundImage: 'repeating-linear-gradient(-45deg, GrayText 0 1px, transparent 1px 5px)',
        forcedColorAdjust: 'none',
      },
    },
  },
]);

/** In the place of the bars. */
export const unknown = style([
  text[12],
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 8,
    display: 'flex',
    alignItems: 'center',
    color: color.muted,
    ...narrowerThan({ phone: { display: 'none' } }),
  },
]);

/** Beside its name on a phone; elsewhere its bar is seen, and only those who see none are told. */
const end: StyleRule = {
  ...hidden,
  ...narrowerThan({
    phone: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      margin: 0,
      clipPath: 'none',
      gridColumn: 3,
      gridRow: 1,
      maxWidth: '48cqi',
      textOverflow: 'ellipsis',
    },
  }),
};
export const what = style([text[12], end, { color: color.muted }]);
export const whatPlays = style([text[12], end, { color: color.info, fontWeight: 500 }]);

export const card = style([
  text[14],
  {
    position: 'absolute',
    zIndex: vars.z.menu,
    display: 'grid',
    gap: 2,
    width: units(264),
    maxWidth: 'calc(100% - 16px)',
    padding: '10px 14px',
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    background: color.overlay,
    boxShadow: vars.elevation[1],
    pointerEvents: 'none',
  },
]);
export const cardHead = style([
  reset,
  { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[3] },
]);
export const cardTitle = style([text[14], { minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' }]);
export const cardFirst = style([text[14], figures, { display: 'block', color: color.muted }]);
export const cardLine = style([text[12], figures, { display: 'block', color: color.muted }]);

export const zoneLine = style([
  text[12],
  { display: 'flex', alignItems: 'center', gap: 8, minHeight: 28, color: color.faint },
]);
