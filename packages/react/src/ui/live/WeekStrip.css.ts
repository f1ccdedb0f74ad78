import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { smallOverlay } from '../overlays/Tooltip.css.ts';
import { ring } from '../theme/focus.ts';
import { narrowerThan } from '../theme/responsive.ts';
import { figures, hidden, reset, text } from '../theme/text.css.ts';
import { units } from '../theme/units.ts';
import { vars } from '../theme/vars.css.ts';
import { now as axisNow, legendEntry, swatch } from './axis.css.ts';

const { color, space } = vars;

export const strip = style([reset, { display: 'block' }]);

export const head = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[1]} ${space[4]}`,
    marginBlockEnd: space[2],
    // On a phone the legend may stand below the title: with one entry or three, it is as high.
    ...narrowerThan({ phone: { alignContent: 'flex-start', minHeight: 44 } }),
  },
]);

export const title = style([text[16], { display: 'block', flex: 'none', maxWidth: '100%' }]);

export const legend = style([
  text[12],
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[1]} ${space[4]}`,
    color: color.muted,
    ...narrowerThan({ phone: { columnGap: space[3] } }),
  },
]);

/** Of what may come while the week is edited: where the legend may stand above it, its line is there already. */
export const comingEntry = style([
  legendEntry,
  { display: 'none', ...narrowerThan({ phone: { display: 'flex', visibility: 'hidden' } }) },
]);

/** Days at the start, as wide as the longest of them; hours across the rest. */
export const chart = style([
  text[12],
  figures,
  {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: space[3],
    color: color.muted,
    ...narrowerThan({ phone: { columnGap: space[2] } }),
  },
]);

export const axis = style([
  text[12],
  { position: 'relative', gridColumn: 2, display: 'block', height: units(22) },
]);

export const now = style([
  axisNow,
  // There the times of what is moved need its room.
  narrowerThan({ phone: { selectors: { '[data-busy] &': { visibility: 'hidden' } } } }),
]);

/** Every six hours, and down to today the line of now; behind the bars. */
export const lines = style([
  reset,
  { position: 'relative', zIndex: 0, gridColumn: 2, gridRow: '2 / 9', display: 'block' },
]);

export const line = style([
  reset,
  { position: 'absolute', insetBlock: 0, display: 'block', borderInlineStart: `1px solid ${color.border}` },
]);

export const plumb = style([
  reset,
  {
    position: 'absolute',
    insetBlockStart: -2,
    display: 'block',
    borderInlineStart: `1px solid ${color.text}`,
  },
]);

const rowHeight = { m: 24, f: 28 } as const;

const dayName = style([
  text[12],
  {
    display: 'block',
    gridColumn: 1,
    maxWidth: units(96),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '&[data-today]': { color: color.text, fontWeight: 700 } },
    ...narrowerThan({ phone: { maxWidth: units(56) } }),
  },
]);

export const dayNames = styleVariants(rowHeight, (height) => [dayName, { lineHeight: units(height) }]);

const row = style([
  reset,
  {
    position: 'relative',
    gridColumn: 2,
    display: 'block',
    borderBlockEnd: `1px solid ${color.border}`,
    selectors: {
      [`${lines} + * + &`]: { borderBlockStart: `1px solid ${color.border}` },
      '&[data-today]': { background: `color-mix(in srgb, ${color.text} 4%, transparent)` },
    },
  },
]);

export const rows = styleVariants(rowHeight, (height) => [row, { height: units(height) }]);

export const place = style([reset, { display: 'block' }]);

const bar = style([
  text[12],
  {
    position: 'absolute',
    insetBlock: 2,
    display: 'block',
    overflow: 'hidden',
    minWidth: 4,
    border: '1px solid',
    borderRadius: 3,
    whiteSpace: 'nowrap',
    selectors: {
      '&:focus': { outline: 'none' },
      '&:focus-visible': { ...ring, outlineOffset: 1, zIndex: 3 },
      '&[data-cut-start]': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
      '&[data-cut-end]': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
      // Where an event was that is being moved.
      '&&[data-lifted]': {
        zIndex: 0,
        borderColor: color.borderStrong,
        borderStyle: 'dashed',
        background: 'none',
        color: 'transparent',
      },
    },
  },
]);

const looks = {
  event: { borderColor: color.borderStrong, background: color.pressed, color: color.text },
  scheduled: {
    borderColor: color.info,
    background: color.infoTint,
    color: color.onInfoTint,
    // Told from the others by its edge where it has no colour.
    '@media': { '(forced-colors: active)': { borderStyle: 'double', borderWidth: 3 } },
  },
  playing: {
    borderColor: color.accent,
    background: color.accent,
    color: color.onAccent,
    fontWeight: 600,
    '@media': {
      '(forced-colors: active)': {
        borderColor: 'Highlight',
        background: 'Highlight',
        color: 'HighlightText',
        forcedColorAdjust: 'none',
      },
    },
  },
  edited: {
    zIndex: 1,
    borderWidth: 2,
    borderColor: color.accent,
    background: color.accentTint,
    color: color.onAccentTint,
    '@media': { '(forced-colors: active)': { borderColor: 'Highlight' } },
  },
  free: {
    borderColor: color.accent,
    borderStyle: 'dashed',
    background: `color-mix(in srgb, ${color.accentTint} 50%, transparent)`,
    color: color.onAccentTint,
  },
} as const;

export const bars = styleVariants(looks, (look) => [bar, look]);

/**
 * In the middle of the height, whatever the row's. A name that does not fit whole goes to a second line, which is out of
 * sight: measured by the browser, in whatever font and width. On a phone there is none.
 */
export const name = style([
  text[12],
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    height: '100%',
    paddingInline: 5,
    overflow: 'hidden',
    fontWeight: 'inherit',
    selectors: { '&::before': { content: '""', width: 0, height: '100%' } },
    ...narrowerThan({ phone: { display: 'none' } }),
  },
]);

export const hatched = {
  border: `1px solid ${color.danger}`,
  backgroundColor: color.dangerTint,
  backgroundImage: `repeating-linear-gradient(-45deg, ${color.danger} 0 2px, transparent 2px 5px)`,
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'CanvasText',
      backgroundColor: 'Canvas',
      backgroundImage: 'repeating-linear-gradient(-45deg, CanvasText 0 2px, transparent 2px 5px)',
      forcedColorAdjust: 'none',
    },
  },
} as const;

/** Over both bars, and wide enough to be seen however short it is. */
export const overlap = style([
  reset,
  {
    position: 'absolute',
    zIndex: 2,
    insetBlock: 2,
    display: 'block',
    minWidth: 8,
    borderRadius: 3,
    pointerEvents: 'none',
    ...hatched,
  },
]);

export const swatches = styleVariants({ ...looks, overlap: hatched }, (look) => [swatch, look]);

/** What a bar says that has no room for it. */
export const callout = style([
  smallOverlay,
  {
    position: 'absolute',
    zIndex: 4,
    insetBlockEnd: '100%',
    width: 'max-content',
    maxWidth: 'min(100%, 320px)',
  },
]);

/** Where the edited event can be moved; over the bars, and only its parts are to be touched. */
export const handles = style([
  reset,
  {
    position: 'relative',
    zIndex: 3,
    gridColumn: 2,
    gridRow: '2 / 9',
    display: 'block',
    pointerEvents: 'none',
    userSelect: 'none',
  },
]);

/** A run, or its part of a day. A short one can be taken hold of as well. */
export const grip = style([
  reset,
  {
    position: 'absolute',
    display: 'block',
    minWidth: 12,
    pointerEvents: 'auto',
    touchAction: 'none',
    cursor: 'grab',
    selectors: { '[data-dragging] &': { cursor: 'grabbing' } },
  },
]);

/** Mostly outside of its run, so that of a short one there is something left between its ends. */
const gripEdge = style([
  reset,
  {
    position: 'absolute',
    insetBlock: 0,
    display: 'block',
    width: 'calc(8px + min(6px, 25%))',
    pointerEvents: 'auto',
    touchAction: 'none',
    cursor: 'ew-resize',
    '@media': { '(pointer: coarse)': { width: 'calc(18px + min(6px, 25%))' } },
  },
]);

export const gripStart = style([
  gripEdge,
  { insetInlineStart: -8, '@media': { '(pointer: coarse)': { insetInlineStart: -18 } } },
]);

export const gripEnd = style([
  gripEdge,
  { insetInlineEnd: -8, '@media': { '(pointer: coarse)': { insetInlineEnd: -18 } } },
]);

/** Of the keyboard alone, and no target for a finger: its ring is drawn around what it moves. */
export const slider = style([reset, hidden]);

export const sliderRing = style([
  reset,
  {
    position: 'absolute',
    display: 'block',
    minWidth: 4,
    borderRadius: 3,
    selectors: {
      [`${slider}:focus-visible + &`]: { ...ring, outlineOffset: 1 },
      // An end is marked where it is.
      '&[data-handle="start"], &[data-handle="end"]': { minWidth: 6, marginInlineStart: -3 },
      [`${slider}:focus-visible + &[data-handle="start"], ${slider}:focus-visible + &[data-handle="end"]`]: {
        background: color.focus,
        '@media': { '(forced-colors: active)': { background: 'Highlight' } },
      },
    },
  },
]);

/** Along a day a finger draws, across the days it scrolls. */
export const drawnOn = style({ touchAction: 'pan-y', userSelect: 'none', cursor: 'crosshair' });

/** As high with a long hint as with a short one, so that no row moves while one is drawn on. */
export const hintHead = style({
  flexWrap: 'nowrap',
  minHeight: 32,
  ...narrowerThan({ phone: { flexWrap: 'wrap' } }),
});

/** How it is moved; where there is no room beside the title, only for those who do not see it. */
export const hint = style([
  text[12],
  { display: 'block', flex: '1 1 0', minWidth: 0, color: color.muted, ...narrowerThan({ desktop: hidden }) },
]);

/** Its bars are taken hold of, and what is free is drawn on. */
export const handled = style({
  // Its cards lie over what follows.
  zIndex: 1,
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    '&:has([data-drawn-on])': { cursor: 'crosshair' },
    '&[data-busy]': { cursor: 'grabbing' },
  },
});

const handledBar = `${handled}:not([data-busy]) [data-event]`;
globalStyle(`${handled} [data-event]`, { textDecoration: 'none', cursor: 'inherit' });
globalStyle(handledBar, { cursor: 'grab' });
globalStyle(`${handledBar}:hover`, {
  zIndex: 3,
  borderColor: color.text,
  boxShadow: `0 0 0 1px ${color.text}`,
});
// Its ends are drawn; one that midnight cuts is none.
const end = {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  width: 'min(6px, 25%)',
  cursor: 'ew-resize',
} as const;
globalStyle(`${handledBar}:not([data-cut-start])::before`, { ...end, insetInlineStart: 0 });
globalStyle(`${handledBar}:not([data-cut-end])::after`, { ...end, insetInlineEnd: 0 });

/** Beside the row of a bar, and over none of it. */
const card = style([
  text[14],
  {
    position: 'absolute',
    zIndex: 5,
    insetInlineStart: 'clamp(0px, calc(var(--carillon-bar) - 144px), 100% - 288px)',
    display: 'block',
    width: 288,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    background: color.overlay,
    boxShadow: vars.elevation[1],
    color: color.text,
    userSelect: 'text',

    cursor: 'default',
    ...narrowerThan({ phone: { insetInline: 0, width: 'auto' } }),
    selectors: {
      // On the way to it the pointer is not lost.
      '&::before': { content: '""', position: 'absolute', insetInline: 0, height: 10 },
      '&:empty': { display: 'none' },
    },
  },
]);

export const cardBelow = style([
  card,
  { insetBlockStart: 'calc(100% + 6px)', selectors: { '&::before': { insetBlockEnd: '100%' } } },
]);

export const cardAbove = style([
  card,
  { insetBlockEnd: 'calc(100% + 6px)', selectors: { '&::before': { insetBlockStart: '100%' } } },
]);

export const hintLine = style([
  text[12],
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[4],
    marginBlockStart: space[2],
    color: color.faint,
    ...narrowerThan({ phone: { minHeight: 32 } }),
  },
]);

export const hintEnd = style([
  text[12],
  { display: 'block', flex: 'none', ...narrowerThan({ phone: { display: 'none' } }) },
]);
