import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { hiddenBelow } from '../layout/fold.css.ts';
import { narrowerThan } from '../theme/responsive.ts';
import { figures, reset, text } from '../theme/text.css.ts';
import { units } from '../theme/units.ts';
import { vars } from '../theme/vars.css.ts';
import { legendEntry, swatch } from './axis.css.ts';
import { HOUR_VARS } from './dayPlace.ts';

const { color, space } = vars;

export const chart = style([reset, { display: 'block' }]);

export const axis = style([
  text[12],
  figures,
  {
    position: 'relative',
    display: 'block',
    // The time of now is laid out in here alone: with the page around it, all lanes would be, for the sake of their lines.
    contain: 'size layout',
    height: units(18),
    color: color.faint,
  },
]);

const hours = [0, `var(${HOUR_VARS[6]})`, `var(${HOUR_VARS[12]})`, `var(${HOUR_VARS[18]})`, '100%'] as const;
const linesFrom = (edge: 'left' | 'right') => ({
  backgroundPosition: hours.map((at) => `${edge} ${at} top 0`).join(', '),
});
const linesIn = (color: string) => ({
  backgroundImage: hours.map(() => `linear-gradient(${color}, ${color})`).join(', '),
});

/** A line at each mark of the axis, and one for now over them; all behind the bars. */
const hatchedByHours = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    backgroundSize: '1px 100%',
    backgroundRepeat: 'no-repeat',
    ...linesIn(color.border),
    ...linesFrom('left'),
  },
  selectors: { '[dir="rtl"] &::before': linesFrom('right') },
  '@media': {
    '(forced-colors: active)': { '::before': { forcedColorAdjust: 'none', ...linesIn('GrayText') } },
  },
});

/** At whole pixels, as the hours are. */
export const now = style([
  reset,
  {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
    stroke: color.text,
    strokeWidth: 1,
    shapeRendering: 'crispEdges',
    '@media': { '(min-resolution: 1.5dppx)': { strokeWidth: 1.5 } },
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  },
]);

const lane = style([reset, hatchedByHours, { display: 'block' }]);

/** As high as its row, where that is higher. */
export const lanes = styleVariants({ m: 40, l: 52 }, (height) => [
  lane,
  {
    height: '100%',
    minHeight: units(height),
    ...narrowerThan({ phone: { height: units(20), minHeight: 0 } }),
  },
]);

export const runs = style([reset, { display: 'block' }]);
export const place = style([reset, { display: 'block' }]);

const bar = style([
  text[12],
  {
    position: 'absolute',
    zIndex: 1,
    display: 'block',
    overflow: 'hidden',
    minWidth: 4,
    border: '1px solid',
    borderRadius: 3,
    insetBlock: 7,
    selectors: {
      [`${lanes.l} &`]: { insetBlock: 10 },
      '&[data-cut-start]': { borderStartStartRadius: 0, borderEndStartRadius: 0, borderInlineStartWidth: 0 },
      '&[data-cut-end]': { borderStartEndRadius: 0, borderEndEndRadius: 0, borderInlineEndWidth: 0 },
    },
    ...narrowerThan({ phone: { selectors: { '&&': { insetBlock: 2 } } } }),
  },
]);

/** In colours of the system what is wrong is hatched, and solid is only what plays. */
const hatch = (angle: number): StyleRule => ({
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'CanvasText',
      background: `repeating-linear-gradient(${angle}deg, CanvasText 0 2px, Canvas 2px 6px)`,
      color: 'CanvasText',
      forcedColorAdjust: 'none',
    },
  },
});

const looks = {
  was: {
    borderColor: color.borderStrong,
    color: color.faint,
    '@media': { '(forced-colors: active)': { borderStyle: 'dotted' } },
  },
  playing: {
    zIndex: 2,
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
  warned: {
    zIndex: 2,
    borderColor: color.warning,
    background: color.warning,
    color: color.onWarning,
    fontWeight: 600,
    ...hatch(45),
  },
  failed: {
    zIndex: 2,
    borderColor: color.danger,
    background: color.danger,
    color: color.onDanger,
    fontWeight: 600,
    ...hatch(-45),
  },
  held: { borderColor: color.borderStrong, borderStyle: 'dashed', color: color.muted },
  next: {
    borderColor: color.info,
    background: color.infoTint,
    color: color.onInfoTint,
    boxShadow: `inset 0 0 0 .5px ${color.info}`,
    '@media': { '(forced-colors: active)': { borderStyle: 'double', borderWidth: 3 } },
  },
  later: { borderColor: color.borderStrong, background: color.pressed, color: color.text },
} as const satisfies Record<string, StyleRule>;

export const bars = styleVariants(looks, (look) => [bar, look]);

/** Of one line: what does not fit beside its begin goes to the second one, which is not seen. */
export const room = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    overflow: 'hidden',
    height: '100%',
    paddingInline: 5,
    '::before': { content: '', width: 0, height: '100%' },
    ...narrowerThan({ phone: { visibility: 'hidden' } }),
  },
]);

export const name = style([
  reset,
  {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    height: '100%',
    whiteSpace: 'nowrap',
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          // On a ground of its own, for nobody reads words on hatching.
          [`${bars.warned} &, ${bars.failed} &`]: { paddingInline: 3, background: 'Canvas' },
        },
      },
    },
  },
]);

/** As high as its row. */
export const stack = style([
  reset,
  hatchedByHours,
  {
    display: 'grid',
    alignContent: 'center',
    gap: 2,
    minHeight: units(20),
    height: '100%',
    paddingBlock: 4,
  },
]);

export const line = style([reset, { position: 'relative', display: 'block', height: 3 }]);

const mark = style([
  reset,
  { position: 'absolute', zIndex: 1, insetBlock: 0, display: 'block', minWidth: 3, borderRadius: 2 },
]);
const inForcedColors = (background: string): StyleRule['@media'] => ({
  '(forced-colors: active)': { background, forcedColorAdjust: 'none' },
});

export const marks = styleVariants(
  {
    was: {
      background: color.border,
      '@media': inForcedColors('GrayText'),
    },
    playing: { background: color.accent, '@media': inForcedColors('Highlight') },
    warned: { background: color.warning, '@media': inForcedColors('CanvasText') },
    failed: { background: color.danger, '@media': inForcedColors('CanvasText') },
    held: { background: color.borderStrong, opacity: 0.7, '@media': inForcedColors('GrayText') },
    next: { background: color.info, '@media': inForcedColors('CanvasText') },
    later: { background: color.borderStrong, opacity: 0.6, '@media': inForcedColors('GrayText') },
  } satisfies Record<keyof typeof looks, StyleRule>,
  (rule) => [mark, rule],
);

export const legend = style([
  text[12],
  { display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}`, color: color.muted },
]);

export const legendEntryWithRoom = style([legendEntry, hiddenBelow.phone]);

export const swatches = styleVariants(looks, (look) => [swatch, look]);
