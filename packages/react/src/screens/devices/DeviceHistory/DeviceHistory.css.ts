import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { figures, reset, text } from '../../../ui/theme/text.css.ts';
import { units } from '../../../ui/theme/units.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

const { color, space } = vars;

export const watched = style([
  text[12],
  figures,
  { marginInlineStart: 'auto', color: color.muted, ...narrowerThan({ phone: { display: 'none' } }) },
]);

export const chart = style([
  text[12],
  {
    display: 'grid',
    gridTemplateColumns: `${units(72)} minmax(0, 1fr)`,
    ...narrowerThan({ phone: { gridTemplateColumns: `${units(52)} minmax(0, 1fr)` } }),
  },
]);
export const axis = style([
  reset,
  figures,
  { position: 'relative', display: 'block', height: units(24), color: color.faint },
]);
const atItsTime: StyleRule = {
  position: 'absolute',
  display: 'block',
  transform: 'translateX(-50%)',
  selectors: { '[dir="rtl"] &': { transform: 'translateX(50%)' } },
};
export const axisMark = style([
  reset,
  atItsTime,
  narrowerThan({ phone: { selectors: { '&:nth-of-type(even)': { display: 'none' } } } }),
]);
export const lateMark = style([axisMark, narrowerThan({ phone: { display: 'none' } })]);
export const axisNow = style([
  text[12],
  {
    position: 'absolute',
    insetInlineEnd: 0,
    display: 'block',
    paddingInline: 5,
    borderRadius: 4,
    background: color.text,
    color: color.surface,
    fontWeight: 600,
    '@media': { '(forced-colors: active)': { outline: '1px solid' } },
  },
]);

export const laneName = style([reset, { display: 'flex', alignItems: 'center', color: color.muted }]);
export const lane = style([
  reset,
  {
    position: 'relative',
    display: 'block',
    minHeight: units(28),
    overflow: 'clip',
    borderBlockStart: `1px solid ${color.border}`,
    selectors: { '&:last-child': { borderBlockEnd: `1px solid ${color.border}` } },
  },
]);

const hatching = (line: string, ground: string) =>
  `repeating-linear-gradient(-45deg, ${line} 0 1px, ${ground} 1px 6px)`;
const systemHatching: StyleRule['@media'] = {
  '(forced-colors: active)': { backgroundImage: hatching('GrayText', 'Canvas'), forcedColorAdjust: 'none' },
};
const notWatched: StyleRule = {
  backgroundImage: hatching(color.borderStrong, color.sunken),
  opacity: 0.75,
  '@media': systemHatching,
};
export const unwatched = style([
  reset,
  notWatched,
  { position: 'absolute', insetBlock: 0, display: 'block' },
]);

const bar = style([
  reset,
  {
    position: 'absolute',
    zIndex: 1,
    insetBlock: 4,
    display: 'block',
    overflow: 'hidden',
    minWidth: 3,
    border: '1px solid',
    borderRadius: 3,
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  },
]);
const inForcedColors = (background: string): StyleRule['@media'] => ({
  '(forced-colors: active)': { borderColor: 'CanvasText', background, forcedColorAdjust: 'none' },
});
const looks = {
  up: {
    insetBlock: 11,
    borderColor: color.borderStrong,
    background: color.borderStrong,
    '@media': inForcedColors('GrayText'),
  },
  down: {
    minWidth: 6,
    borderColor: color.warning,
    background: color.warning,
    '@media': inForcedColors('CanvasText'),
  },
  event: { borderColor: color.borderStrong, background: color.pressed },
  starting: { borderColor: color.borderStrong, borderStyle: 'dashed' },
  main: {
    borderColor: color.accent,
    background: color.accent,
    color: color.onAccent,
    fontWeight: 500,
    '@media': {
      '(forced-colors: active)': {
        background: 'Highlight',
        color: 'HighlightText',
        forcedColorAdjust: 'none',
      },
    },
  },
  failOver: { borderColor: color.warning, background: color.warningTint, color: color.onWarningTint },
  failed: {
    minWidth: 8,
    borderColor: color.danger,
    background: `repeating-linear-gradient(-45deg, ${color.danger} 0 2px, ${color.dangerTint} 2px 6px)`,
    '@media': inForcedColors('repeating-linear-gradient(-45deg, CanvasText 0 2px, Canvas 2px 6px)'),
  },
  clock: { borderColor: color.border, background: color.raised, color: color.muted },
} as const satisfies Record<string, StyleRule>;
export const bars = styleVariants(looks, (look) => [bar, look]);
export const barText = style([
  text[12],
  {
    display: 'block',
    paddingInline: 5,
    lineHeight: units(18),
    whiteSpace: 'nowrap',
    ...narrowerThan({ phone: { visibility: 'hidden' } }),
  },
]);

export const legend = style([
  text[12],
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[1]} ${space[4]}`,
    marginBlockStart: space[3],
    color: color.muted,
  },
]);
export const legendEntry = style([reset, { display: 'flex', alignItems: 'center', gap: 6 }]);
const swatch = style([
  reset,
  { display: 'block', width: 20, height: 12, border: '1px solid', borderRadius: 3 },
]);
export const swatches = styleVariants(
  {
    main: looks.main,
    failOver: looks.failOver,
    failed: looks.failed,
    unwatched: { ...notWatched, borderColor: color.borderStrong },
  },
  (look) => [swatch, look, { minWidth: 0 }],
);

export const sums = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    ...narrowerThan({ phone: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
  },
]);
export const sum = style([
  reset,
  {
    display: 'grid',
    alignContent: 'start',
    padding: '12px 20px',
    selectors: {
      '& + &': {
        borderInlineStart: `1px solid ${color.border}`,
        ...narrowerThan({
          phone: { borderInlineStartWidth: 0, borderBlockStart: `1px solid ${color.border}` },
        }),
      },
    },
  },
]);
export const figure = style([text[20], figures, { display: 'block' }]);
export const sumName = style([text[14], { display: 'block', fontWeight: 500 }]);
export const sumSpan = style([text[12], figures, { display: 'block', color: color.muted }]);

export const list = style([
  reset,
  {
    display: 'block',
    overflow: 'clip',
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    background: color.raised,
  },
]);
export const listHead = style([
  text[12],
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: 40,
    paddingInline: 12,
    background: color.sunken,
    color: color.muted,
    fontWeight: 500,
  },
]);
export const none = style([
  text[14],
  { padding: 12, borderBlockStart: `1px solid ${color.border}`, color: color.muted },
]);
export const rows = style([reset, { display: 'block' }]);
export const row = style([
  text[14],
  {
    display: 'grid',
    gridTemplateColumns: `16px ${units(48)} minmax(0, 1fr) auto`,
    columnGap: 12,
    alignItems: 'start',
    minHeight: 40,
    padding: '9px 12px',
    borderBlockStart: `1px solid ${color.border}`,
    ...narrowerThan({ phone: { gridTemplateColumns: `16px ${units(48)} minmax(0, 1fr)` } }),
  },
]);
export const gap = style([
  row,
  {
    backgroundImage: `repeating-linear-gradient(-45deg, color-mix(in srgb, ${color.borderStrong} 22%, transparent) 0 1px, transparent 1px 8px)`,
    color: color.muted,
  },
]);
const markRule = style({ marginBlockStart: 2 });
export const mark = styleVariants(
  { muted: color.muted, warning: color.warning, danger: color.danger, success: color.success },
  (tone) => [markRule, { color: tone }],
);
export const time = style([reset, figures, { display: 'block', color: color.muted }]);
export const words = style([reset, { display: 'block', minWidth: 0, overflowWrap: 'anywhere' }]);
export const title = style([reset, { display: 'block' }]);
export const detail = style([text[12], { display: 'block', color: color.muted }]);
export const lasted = style([
  text[12],
  figures,
  {
    display: 'block',
    lineHeight: units(20),
    color: color.muted,
    textAlign: 'end',
    ...narrowerThan({ phone: { gridColumn: 3, textAlign: 'start' } }),
  },
]);

export const note = style([text[12], { display: 'flex', alignItems: 'center', gap: 8, color: color.faint }]);
