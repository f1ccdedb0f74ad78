import { style } from '@vanilla-extract/css';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { cut, figures, reset, text, tone } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

const { color, space } = vars;

export const steps = style([
  text[14],
  {
    display: 'flex',
    columnGap: space[6],
    margin: 0,
    padding: 0,
    borderBlockEnd: `1px solid ${color.border}`,
    listStyle: 'none',
    // In two lines where words are long.
    ...narrowerThan({ phone: { flexWrap: 'wrap', columnGap: space[3] } }),
  },
]);

export const step = style([
  text[14],
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    marginBlockEnd: -1,
    paddingBlock: '6px 10px',
    borderBlockEnd: '2px solid transparent',
    color: color.muted,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    selectors: { '&[aria-current]': { borderColor: color.accent, color: color.text } },
  },
]);

export const number = style([
  text[12],
  figures,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    boxSizing: 'border-box',
    width: 20,
    height: 20,
    border: `1px solid ${color.borderStrong}`,
    borderRadius: '50%',
    color: color.muted,
    fontWeight: 600,
    selectors: {
      [`${step}[aria-current] &`]: {
        borderColor: color.accent,
        background: color.accent,
        color: color.onAccent,
      },
      '&[aria-hidden]': { color: color.success },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { [`${step}[aria-current] &`]: { borderWidth: 2, borderColor: 'Highlight' } },
      },
    },
  },
]);

export const frame = style([
  text[14],
  {
    display: 'block',
    overflow: 'clip',
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    background: color.raised,
    color: color.text,
  },
]);

export const file = style([
  frame,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[2]} ${space[3]}`,
    minHeight: 60,
    boxSizing: 'border-box',
    padding: '12px 16px',
    selectors: { '&[data-over]': { borderColor: color.accent, background: color.accentTint } },
  },
]);

export const fileIcon = style({ flex: 'none', color: color.muted });

export const grow = style([reset, { display: 'grid', flex: '1 1 200px', minWidth: 0, gap: 2 }]);

export const words = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] },
]);

export const fileName = style([text[14], cut, { display: 'block', fontWeight: 500 }]);

export const small = style([text[12], figures, tone.muted, { display: 'block' }]);

export const hint = style([text[12], tone.muted, { display: 'block', flex: '1 0 100%' }]);

export const plainList = style([reset, { display: 'block' }]);

const head = style([
  text[12],
  {
    display: 'grid',
    alignItems: 'center',
    gap: space[3],
    minHeight: 32,
    paddingInline: 12,
    background: color.sunken,
    color: color.muted,
    fontWeight: 500,
    ...narrowerThan({ tablet: { display: 'none' } }),
  },
]);

const COLUMNS = 'minmax(0, 1.4fr) 16px 240px minmax(0, 1fr)';

export const columnsHead = style([head, { gridTemplateColumns: COLUMNS }]);

const line = {
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
} as const;

export const columnRow = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: COLUMNS,
    alignItems: 'center',
    gap: space[3],
    minHeight: 56,
    padding: '8px 12px',
    ...line,
    ...narrowerThan({ tablet: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, paddingBlock: 12 } }),
  },
]);

export const column = style([reset, { display: 'grid', minWidth: 0 }]);

export const strong = style([text[14], cut, { display: 'block', fontWeight: 500 }]);

export const samples = style([text[12], figures, cut, tone.muted, { display: 'block', minHeight: 16 }]);

export const arrow = style({
  color: color.muted,
  ...narrowerThan({ tablet: { display: 'none' } }),
});

export const columnNote = style([reset, { display: 'flex', minWidth: 0 }]);

const ROW = 'var(--carillon-import)';

export const rowsHead = style([
  head,
  { gridTemplateColumns: ROW, borderBlockEnd: `1px solid ${color.border}` },
]);

const amount = { '&[data-decimal]': { textAlign: 'end' } } as const;

export const headCell = style([text[12], cut, { display: 'block', fontWeight: 500, selectors: amount }]);

export const row = style([
  reset,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: ROW,
    alignItems: 'center',
    gap: `${space[1]} ${space[3]}`,
    boxSizing: 'border-box',
    minHeight: 44,
    padding: '4px 12px',
    borderBlockStart: `1px solid ${color.border}`,
    selectors: {
      '&:first-child': { borderBlockStart: 0 },
      '&[data-wrong]::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        width: 3,
        background: color.danger,
      },
    },
    ...narrowerThan({
      tablet: {
        gridTemplateColumns: '32px minmax(0, 1fr) auto',
        alignItems: 'baseline',
        gap: `2px ${space[2]}`,
        paddingBlock: 8,
      },
    }),
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-wrong]::before': { background: 'Mark', forcedColorAdjust: 'none' } },
      },
    },
  },
]);

export const lineCell = style([
  text[12],
  figures,
  tone.muted,
  { display: 'block', ...narrowerThan({ tablet: { gridColumn: 1 } }) },
]);

/** Below each other where the columns have no room. */
const folded = narrowerThan({
  tablet: {
    gridColumn: 2,
    selectors: {
      '&[data-decimal]:not([data-open])': { gridColumn: 3, gridRow: 1 },
      '&[data-later]:not([data-decimal], [data-open])': { display: 'none' },
      '&[data-open]': { gridColumn: '2 / -1', overflow: 'visible', textAlign: 'start' },
    },
  },
});

export const cell = style([
  text[14],
  figures,
  cut,
  {
    display: 'block',
    color: color.muted,
    selectors: {
      '&[data-decimal]': { textAlign: 'end', color: color.text },
      '&[data-open]': { overflow: 'visible' },
    },
    ...folded,
  },
]);

export const firstCell = style([cell, { color: color.text, fontWeight: 500 }]);

export const outcome = style([
  text[12],
  {
    display: 'grid',
    justifyItems: 'start',
    minWidth: 0,
    ...narrowerThan({ tablet: { gridColumn: '2 / -1' } }),
  },
]);

export const reason = style([text[12], { display: 'block', overflowWrap: 'anywhere' }]);

/** Long texts are cut: what they are is in the file. */
export const change = style([text[12], figures, cut, { display: 'block', maxWidth: '100%' }]);

/** Fields that have no column of their own. */
export const more = style([
  reset,
  { display: 'grid', gridColumn: '2 / -1', gap: space[1], paddingBlockEnd: 4, maxWidth: 560 },
]);

export const cellField = style([
  reset,
  {
    display: 'grid',
    alignItems: 'center',
    gap: space[2],
    selectors: { [`${more} &`]: { gridTemplateColumns: 'minmax(64px, max-content) minmax(0, 1fr)' } },
    ...narrowerThan({ tablet: { gridTemplateColumns: 'minmax(64px, max-content) minmax(0, 1fr)' } }),
  },
]);

export const cellName = style([
  text[12],
  tone.muted,
  {
    display: 'none',
    selectors: { [`${more} &`]: { display: 'block' } },
    ...narrowerThan({ tablet: { display: 'block' } }),
  },
]);

export const runHead = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    paddingBlockEnd: space[3],
  },
]);

export const runTitle = style([text[20], figures, { display: 'block' }]);

export const sums = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]} ${space[6]}`,
    paddingBlock: 12,
  },
]);

export const sumsPanel = style([file, { gap: `${space[2]} ${space[6]}` }]);

export const timeLeft = style([
  text[12],
  figures,
  tone.muted,
  { display: 'block', marginInlineStart: 'auto' },
]);

export const atEnd = style({ selectors: { '&&': { marginInlineStart: 'auto' } } });

export const note = style([text[12], tone.muted, { display: 'block', marginInlineEnd: 'auto' }]);
