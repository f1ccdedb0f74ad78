import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { rowLink } from '../../../ui/lists/List.css.ts';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { cut, figures, hidden, ownDirection, reset, text } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

const { color, space } = vars;

/** Below the greeting: on a phone in two lines, and never cut. */
export const facts = style([reset, { whiteSpace: 'normal', overflowWrap: 'anywhere' }]);

const frame = style([
  reset,
  {
    overflow: 'clip',
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    background: color.raised,
  },
]);

export const loading = style([reset, { display: 'grid', gap: space[4] }]);
/** As high as what comes. */
export const loadingDay = style([frame, { display: 'block', minHeight: 240, padding: '16px 20px' }]);

/** As high as its three steps. */
export const firstRunRoom = style([
  frame,
  { display: 'block', minHeight: 352, ...narrowerThan({ tablet: { minHeight: 520 } }) },
]);

export const panel = style({ overflow: 'clip' });
export const legend = style({ paddingInlineEnd: 4 });

export const lanes = style([reset, { display: 'block' }]);

/** Icon, name, the day, what it does: the axis stands over the days. */
const columns: StyleRule = {
  display: 'grid',
  gridTemplateColumns: '16px 208px minmax(0, 1fr) 244px',
  alignItems: 'center',
  columnGap: 12,
  paddingInline: 12,
  ...narrowerThan({
    desktop: { gridTemplateColumns: '16px 160px minmax(0, 1fr) 184px' },
    tablet: { gridTemplateColumns: '16px 128px minmax(0, 1fr) 160px' },
    phone: { gridTemplateColumns: '16px minmax(0, 1fr) auto', rowGap: 4, columnGap: 10 },
  }),
};

/** One column of all rows; on a phone a line of its own. */
export const day = style([
  reset,
  {
    display: 'block',
    gridColumn: 3,
    alignSelf: 'stretch',
    ...narrowerThan({ phone: { gridColumn: '1 / -1', gridRow: 2 } }),
  },
]);

export const axis = style([
  reset,
  columns,
  {
    borderBlock: `1px solid ${color.border}`,
    paddingBlock: 7,
    ...narrowerThan({ phone: { paddingBlock: 4 } }),
  },
]);

const row = style([
  text[14],
  {
    position: 'relative',
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${color.border}` },
      '&:hover': { background: color.hover },
    },
  },
]);

export const lane = style([
  row,
  columns,
  { minHeight: 40, ...narrowerThan({ phone: { paddingBlock: '8px 10px' } }) },
]);
export const tallLane = style([lane, { minHeight: 52, ...narrowerThan({ phone: { minHeight: 40 } }) }]);

const edge = { content: '', position: 'absolute', insetBlock: 0, insetInlineStart: 0, width: 3 } as const;
const inForcedColors: StyleRule = {
  '@media': { '(forced-colors: active)': { '::before': { background: 'CanvasText' } } },
};
export const warning = style({
  '::before': { ...edge, background: color.warning },
  ...inForcedColors,
});
export const danger = style({
  '::before': { ...edge, background: color.danger },
  ...inForcedColors,
});

export const who = style([reset, { display: 'block', paddingBlock: 4 }]);

/** The end of a name tells devices apart: it is never cut. The whole row is the link. */
export const name = style([
  rowLink,
  {
    minWidth: 0,
    fontWeight: 500,
    overflowWrap: 'anywhere',
    ...ownDirection,
    selectors: { '&&::after': { zIndex: 3 } },
  },
]);
export const zone = style([text[12], figures, { display: 'block', color: color.muted }]);

/** At the end of a lane. */
export const end = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minWidth: 0,
    ...narrowerThan({ phone: { gridColumn: 3, gridRow: 1, maxWidth: '52cqi' } }),
  },
]);
export const mark = style({ gap: 0 });
/**
 * What plays, and until when. Where there is little room, a name that does not fit whole beside the time goes to the line
 * below it, which is not seen.
 */
export const words = style([
  reset,
  {
    display: 'flex',
    columnGap: 8,
    minWidth: 0,
    ...narrowerThan({
      desktop: {
        flexFlow: 'row wrap-reverse',
        alignContent: 'flex-end',
        height: '1lh',
        overflow: 'hidden',
      },
    }),
  },
]);
export const what = style([reset, cut, { display: 'block', fontWeight: 500 }]);
/** On a phone its bar and until when are enough to see. */
export const foldingName = style(narrowerThan({ phone: hidden }));
const stateWords = style({ minWidth: 0, flexShrink: 1 });
/** Where texts are large until when takes a second line; that is never cut. */
export const state = style([text[14], stateWords]);
globalStyle(`${stateWords} > span`, { whiteSpace: 'normal' });
export const until = style([reset, figures, { display: 'block', flex: 'none', color: color.muted }]);
export const foldingUntil = style({ ...narrowerThan({ phone: { display: 'none' } }) });

/** Of a group. */
const groupHead = style([
  text[12],
  columns,
  {
    position: 'relative',
    color: color.muted,
    selectors: {
      [`${lanes} + &, & + &`]: { borderBlockStart: `1px solid ${color.border}` },
    },
    ...narrowerThan({ phone: { paddingBlock: 4 } }),
  },
]);
export const openHead = style([
  groupHead,
  { minHeight: 36, background: color.sunken, borderBlockEnd: `1px solid ${color.border}` },
]);
export const foldedHead = style([
  groupHead,
  { minHeight: 44, selectors: { '&:hover': { background: color.hover } } },
]);

export const groupName = style([
  text[12],
  {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    gridColumn: '1 / 3',
    minWidth: 0,
    fontWeight: 500,
  },
]);
/** The whole head folds and opens. */
export const fold = style({
  selectors: {
    '&&': { marginInlineStart: -6, paddingInline: 6, minWidth: 0, background: 'none' },
    '&&::after': { content: '', position: 'absolute', inset: 0, zIndex: 3 },
  },
});
export const untagged = style([text[12], { color: color.text, fontWeight: 600 }]);
export const size = style([reset, figures, { display: 'block' }]);

export const counts = style([
  reset,
  figures,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 8px',
    gridColumn: 4,
    fontWeight: 500,
    ...narrowerThan({ phone: { gridColumn: 3, gridRow: 1, justifyContent: 'flex-end' } }),
  },
]);
export const bad = style([reset, { display: 'block', color: color.danger }]);
export const warn = style([reset, { display: 'block', color: color.warning }]);

export const zoneLine = style([
  text[12],
  { display: 'flex', alignItems: 'center', gap: 8, minHeight: 28, color: color.faint },
]);

export const quiet = style([text[14], { display: 'block', color: color.muted }]);
export const entries = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[4] },
]);
