import { style, styleVariants } from '@vanilla-extract/css';
import { narrowerThan } from '../theme/responsive.ts';
import { figures, reset, text, visuallyHidden } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';
import { name as barName, hatched } from './WeekStrip.css.ts';

const { color } = vars;

/** Over the rows, and through it they are touched. */
export const layer = style([
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

const part = style([
  text[12],
  {
    position: 'absolute',
    display: 'block',
    minWidth: 8,
    overflow: 'hidden',
    borderRadius: 3,
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-cut-start]': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
      '&[data-cut-end]': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    },
  },
]);

export const parts = styleVariants(
  {
    lifted: {
      zIndex: 1,
      border: `2px solid ${color.accent}`,
      background: color.accentTint,
      color: color.onAccentTint,
      fontWeight: 500,
      boxShadow: vars.elevation[2],
      transform: 'translateY(-2px)',
      '@media': {
        '(forced-colors: active)': { borderColor: 'Highlight' },
        '(prefers-reduced-motion: no-preference)': {
          selectors: {
            '&[data-returning]': {
              transform: 'none',
              transition: '150ms ease-out',
              transitionProperty: 'inset, width, height, transform',
            },
          },
        },
      },
    },
    drawn: {
      zIndex: 1,
      border: `2px dashed ${color.accent}`,
      background: color.accentTint,
      '@media': { '(forced-colors: active)': { borderColor: 'Highlight' } },
    },
    meeting: { ...hatched, zIndex: 2 },
  },
  (look) => [part, look],
);

/** As that of a bar, clear of the two handles. */
export const name = style([barName, { paddingInline: 8 }]);

const grip = style([
  reset,
  {
    position: 'absolute',
    insetBlock: 2,
    display: 'block',
    width: 3,
    borderRadius: 2,
    background: color.accent,
    selectors: { '&[data-held]': { background: color.focus, width: 5 } },
    '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  },
]);

export const gripStart = style([grip, { insetInlineStart: 1 }]);
export const gripEnd = style([grip, { insetInlineEnd: 1 }]);

export const guide = style([
  reset,
  {
    position: 'absolute',
    insetBlockStart: -2,
    display: 'block',
    borderInlineStart: `1px dashed ${color.accent}`,
  },
]);

/** On the axis, beside its line. */
export const time = style([
  text[12],
  figures,
  {
    position: 'absolute',
    zIndex: 2,
    insetBlockEnd: '100%',
    display: 'block',
    marginBlockEnd: 3,
    paddingInline: 5,
    borderRadius: 4,
    background: color.accent,
    color: color.onAccent,
    fontWeight: 600,
    '@media': { '(forced-colors: active)': { outline: '1px solid' } },
  },
]);

export const tip = style([
  text[12],
  figures,
  {
    position: 'absolute',
    zIndex: 4,
    insetInlineStart: 'clamp(96px, var(--carillon-tip), 100% - 96px)',
    display: 'block',
    width: 'max-content',
    maxWidth: 'min(100%, 360px)',
    paddingBlock: 4,
    paddingInline: 10,
    borderRadius: vars.radius.control,
    background: color.text,
    color: color.surface,
    fontWeight: 500,
    textAlign: 'center',
    transform: 'translateX(-50%)',
    selectors: {
      '[dir="rtl"] &': { transform: 'translateX(50%)' },
      '&[data-refusal]': {
        insetInlineStart: 'clamp(180px, var(--carillon-tip), 100% - 180px)',
        background: color.danger,
        color: color.onDanger,
      },
    },
    '@media': { '(forced-colors: active)': { outline: '1px solid' } },
    // A sentence has all of a phone's width.
    ...narrowerThan({
      phone: { selectors: { '&&[data-refusal]': { insetInline: 0, width: 'auto', transform: 'none' } } },
    }),
  },
]);

/** For screen readers. */
export const said = style([visuallyHidden]);
