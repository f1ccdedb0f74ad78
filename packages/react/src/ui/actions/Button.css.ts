import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../theme/focus.ts';
import { narrowerThan } from '../theme/responsive.ts';
import { text } from '../theme/text.css.ts';
import { units } from '../theme/units.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

const button = style([
  text[14],
  {
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    textAlign: 'center',
    verticalAlign: 'middle',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
    selectors: focusRing,
  },
]);

interface Look {
  color: string;
  background: string;
  borderColor: string;
}

/** Also where it keeps the focus although it does nothing, as an arrow at the last page. */
const disabled = '&:disabled, &[aria-disabled="true"]:not([data-busy])';

/** Where it is under a hand, and pressed by it. */
const able = ':not(:disabled, [aria-disabled="true"])';
const hover = `&:hover:not(:active)${able}`;
const active = `&:active${able}`;

/** Where forced colours take its ground away, the one main button is the one that is filled. */
const filled = { forcedColorAdjust: 'none', background: 'ButtonText', color: 'ButtonFace' } as const;

const look = (rest: Look, hovered: Partial<Look>, pressed: Partial<Look>) => [
  button,
  {
    ...rest,
    // Said in full at each state: a host's `button:hover` or `a:hover` would beat one class.
    selectors: {
      [active]: { textDecoration: 'none', ...rest, ...hovered, ...pressed },
      '&[data-busy]': { ...rest, cursor: 'progress' },
      [disabled]: {
        color: color.faint,
        background: 'none',
        borderColor:
          rest.borderColor === 'transparent' && rest.background === 'none' ? 'transparent' : color.border,
        borderStyle: 'dashed',
        cursor: 'not-allowed',
        opacity: 0.8,
      },
    },
    '@media': {
      // A finger that has gone would leave it behind.
      '(hover: hover)': { selectors: { [hover]: { textDecoration: 'none', ...rest, ...hovered } } },
      '(forced-colors: active)': {
        selectors: {
          ...(rest.borderColor === 'transparent' &&
            rest.background !== 'none' && {
              '&, &[data-busy]': filled,
              [`${hover}, ${active}`]: {
                ...filled,
                background: 'Highlight',
                color: 'HighlightText',
              },
            }),
          [disabled]: { background: 'none', borderColor: 'GrayText', color: 'GrayText', opacity: 1 },
        },
      },
    },
  },
];

export const variant = styleVariants({
  main: look(
    { color: color.onAccent, background: color.accent, borderColor: 'transparent' },
    { background: color.accentHover },
    { background: color.accentPressed },
  ),
  default: look(
    { color: color.text, background: color.raised, borderColor: color.borderStrong },
    { background: color.hover },
    { background: color.pressed },
  ),
  quiet: look(
    { color: color.text, background: 'none', borderColor: 'transparent' },
    { background: color.hover },
    { background: color.pressed },
  ),
  danger: look(
    { color: color.danger, background: color.raised, borderColor: color.danger },
    { color: color.onDangerTint, background: color.dangerTint },
    { borderColor: color.onDangerTint },
  ),
  dangerMain: look(
    { color: color.onDanger, background: color.danger, borderColor: 'transparent' },
    { background: color.dangerHover },
    { background: color.dangerPressed },
  ),
});

/** 28 px in rows, 32 in bars, 36 in forms; on a phone the middle one is 36 too. */
export const size = styleVariants({
  s: { height: units(28), paddingInline: 7 },
  m: { height: units(32), paddingInline: 11, ...narrowerThan({ phone: { height: units(36) } }) },
  f: { height: units(36), paddingInline: 15 },
});

export const square = styleVariants({
  s: { width: 28, paddingInline: 0 },
  m: { width: 32, paddingInline: 0, ...narrowerThan({ phone: { width: 36 } }) },
  f: { width: 36, paddingInline: 0 },
});

/** What a button takes that says in full what it does, and may be wider than its place. */
export const wrapped = {
  height: 'auto',
  minHeight: 32,
  maxWidth: '100%',
  paddingBlock: 5,
  whiteSpace: 'normal',
} as const;

export const fullWidth = style({ width: '100%' });

/** Keeps the button's width while the spinner stands in the middle. */
export const faded = style({ opacity: 0 });

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = style({
  animation: `${turn} 1s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const centred = style({ position: 'absolute', inset: 0, margin: 'auto' });
