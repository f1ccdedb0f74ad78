import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { ring } from '../../../ui/theme/focus.ts';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { cut, figures, ownDirection, reset, text } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

const { color, space } = vars;

export const list = style([reset, { display: 'block' }]);

const row = style([
  text[14],
  {
    position: 'relative',
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  },
]);

const bar: StyleRule = { content: '', position: 'absolute', insetBlock: 0, insetInlineStart: 0, width: 3 };
const inForcedColors: StyleRule = {
  '@media': { '(forced-colors: active)': { '::before': { background: 'CanvasText' } } },
};
export const edge = styleVariants({
  danger: { '::before': { ...bar, background: color.danger }, ...inForcedColors },
  warning: { '::before': { ...bar, background: color.warning }, ...inForcedColors },
  none: {},
});

/** Sign, what it is, what is due, what can be done. */
const columns: StyleRule = {
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) minmax(0, 280px) 124px',
  alignItems: 'center',
  columnGap: 12,
  paddingInline: 12,
  ...narrowerThan({ tablet: { gridTemplateColumns: '16px minmax(0, 1fr) auto' } }),
};

export const incident = styleVariants(edge, (edgeClass) => [row, edgeClass]);
export const incidentRow = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 12,
    minHeight: 56,
    padding: '8px 12px',
  },
]);

const mark = style([
  reset,
  {
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'start',
    width: 24,
    height: 24,
    margin: '0 -4px',
    borderRadius: vars.radius.control,
    '@media': { '(forced-colors: active)': { outline: '1px solid', outlineOffset: -1 } },
  },
]);
export const incidentMark = styleVariants({
  danger: [mark, { background: color.danger, color: color.onDanger }],
  warning: [mark, { background: color.warning, color: color.onWarning }],
  none: [mark],
});

export const texts = style([reset, { display: 'grid', gap: 2, minWidth: 0 }]);
export const incidentTitle = style([
  text[14],
  figures,
  { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
]);
export const second = style([
  text[12],
  figures,
  { display: 'block', color: color.muted, selectors: { '&:empty': { display: 'none' } } },
]);

export const actions = style([
  reset,
  { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: space[2] },
]);
/** In the last column, also where nothing is due. */
export const rowActions = style([
  actions,
  { gridColumn: 4, ...narrowerThan({ tablet: { gridColumn: 3, gridRow: '1 / 3' } }) },
]);
export const snoozeWord = style([
  reset,
  { display: 'inline', ...narrowerThan({ phone: { display: 'none' } }) },
]);

export const single = style([row, columns, { minHeight: 56, paddingBlock: 8 }]);
export const icon = style([
  reset,
  { display: 'grid', alignSelf: 'start', paddingBlockStart: 2, color: color.muted },
]);
export const who = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px', minWidth: 0 },
]);
const nameLink: StyleRule = {
  minWidth: 0,
  overflowWrap: 'anywhere',
  ...ownDirection,
  selectors: { '&[href]:hover': { textDecoration: 'underline' }, '&:focus-visible': ring },
};
/** The end of a name tells devices apart: it is never cut. */
export const name = style([reset, nameLink, { color: color.text, fontWeight: 500 }]);
export const due = style([
  text[12],
  figures,
  {
    display: 'block',
    minWidth: 0,
    color: color.muted,
    overflowWrap: 'anywhere',
    selectors: { '&:empty': { display: 'none' } },
    ...narrowerThan({ tablet: { gridColumn: 2, gridRow: 2 } }),
  },
]);
export const why = style({ ...narrowerThan({ phone: { display: 'none' } }) });

export const rest = style([
  row,
  { display: 'flex', alignItems: 'center', minHeight: 40, padding: '4px 12px', color: color.muted },
]);

export const snoozed = style([row, columns, { minHeight: 40, paddingBlock: 4, color: color.muted }]);
export const snoozedName = style([reset, nameLink, { color: color.muted }]);

export const opened = style([
  reset,
  {
    display: 'grid',
    gap: space[4],
    padding: '12px 12px 16px 40px',
    borderBlockStart: `1px solid ${color.border}`,
    ...narrowerThan({ phone: { paddingInline: 16 } }),
  },
]);
export const place = style([
  text[14],
  figures,
  { display: 'block', color: color.muted, overflowWrap: 'anywhere' },
]);
export const groupHead = style([
  text[12],
  figures,
  { display: 'flex', alignItems: 'center', gap: space[2], marginBlockEnd: space[1], color: color.muted },
]);
export const fallen = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
    columnGap: space[6],
  },
]);
export const fallenRow = style([
  text[14],
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: 32,
    borderBlockEnd: `1px solid ${color.border}`,
  },
]);
export const fallenName = style([reset, nameLink, { flex: 1, color: color.muted }]);
export const fallenDue = style([text[12], cut, { display: 'block', maxWidth: '50%', color: color.muted }]);
export const showAll = style({ marginInlineStart: -8 });

/** Date and time of a snooze, side by side where there is room. */
export const until = style([
  reset,
  { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))', gap: space[3] },
]);
export const untilPast = style([text[12], { display: 'block', minHeight: 16, color: color.danger }]);
