import { style, styleVariants } from '@vanilla-extract/css';
import { narrowerThan } from '../theme/responsive.ts';
import { cut, reset, text } from '../theme/text.css.ts';
import { units } from '../theme/units.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

const label = style([
  text[12],
  {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifySelf: 'start',
    gap: 6,
    maxWidth: '100%',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
  },
]);

export const tone = styleVariants(
  {
    accent: color.accent,
    muted: color.muted,
    faint: color.faint,
    success: color.success,
    warning: color.warning,
    danger: color.danger,
    info: color.info,
  },
  (value) => [label, { color: value }],
);

export type StateTone = keyof typeof tone;

const loudLabel = style([
  label,
  {
    height: units(20),
    paddingInline: '6px 8px',
    borderRadius: vars.radius.control,
    '@media': { '(forced-colors: active)': { outline: '1px solid', outlineOffset: -1 } },
  },
]);

export const loud = styleVariants(
  {
    accent: { background: color.accent, color: color.onAccent },
    muted: { background: color.pressed, color: color.text },
    faint: { background: color.pressed, color: color.muted },
    success: { background: color.successTint, color: color.onSuccessTint },
    warning: { background: color.warning, color: color.onWarning },
    danger: { background: color.danger, color: color.onDanger },
    info: { background: color.infoTint, color: color.onInfoTint },
  },
  (rule) => [loudLabel, rule],
);

export const markTone = styleVariants({ success: { color: color.success } });

export const dot = style([
  reset,
  {
    flex: 'none',
    width: 8,
    height: 8,
    borderRadius: '50%',
    background: 'currentColor',
    '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
  },
]);

/** A dot that is not filled. */
export const ring = style([
  reset,
  { flex: 'none', width: 8, height: 8, border: '1.5px solid', borderRadius: '50%' },
]);

export const bars = style([
  reset,
  { position: 'relative', display: 'inline-block', flex: 'none', overflow: 'clip', width: 14, height: 12 },
]);

/** All steps of the bars beside each other, of which one is seen. */
export const barSteps = style([
  reset,
  {
    position: 'absolute',
    top: 0,
    left: 0,
    height: 12,
    fill: 'currentColor',
    '@media': {
      '(forced-colors: active)': { fill: 'CanvasText', forcedColorAdjust: 'none' },
      // Also for bars that sway already.
      '(prefers-reduced-motion: reduce)': { transform: 'none !important' },
    },
  },
]);

export const word = style([reset, cut, { display: 'block' }]);

/** The icon alone on a phone; the word stays for assistive technology. */
export const foldingWord = style([
  word,
  narrowerThan({
    phone: {
      position: 'absolute',
      overflow: 'hidden',
      width: 1,
      height: 1,
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  }),
]);
