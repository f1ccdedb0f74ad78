import { style, styleVariants } from '@vanilla-extract/css';
import { ring } from '../theme/focus.ts';
import { seenLater } from '../theme/readOnly.ts';
import { narrowerThan } from '../theme/responsive.ts';
import { figures, ownDirection, reset, text, visuallyHidden } from '../theme/text.css.ts';
import { units } from '../theme/units.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const field = style([
  text[14],
  { display: 'grid', alignContent: 'start', gap: 4, textAlign: 'start' },
]);

export const label = style([text[12], { display: 'block', color: color.muted, fontWeight: 500 }]);

/** A field with something on the line of its label. */
export const around = style([reset, { position: 'relative', display: 'grid' }]);

export const capsLock = style([
  text[12],
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    color: color.warning,
    fontWeight: 500,
    pointerEvents: 'none',
  },
]);

export const hiddenLabel = style([reset, visuallyHidden]);

export const optional = style([text[12], { color: color.faint }]);

export const frame = style([reset, { position: 'relative', display: 'block' }]);

/** For a few letters, such as a code; the reason below may be longer. */
export const short = style({ maxWidth: 112 });

/** The control is its own frame, so that all of it takes the click and the ring. */
const control = style([
  reset,
  {
    // Twice the class: hosts often style `input[type=text]` or `input:focus`, which beat one.
    selectors: {
      '&&': {
        display: 'block',
        boxSizing: 'border-box',
        width: '100%',
        margin: 0,
        border: `1px solid ${color.borderStrong}`,
        borderRadius: vars.radius.control,
        outline: 'none',
        background: color.raised,
        boxShadow: 'none',
        color: color.text,
        colorScheme: vars.colorScheme,
        font: vars.type[14],
        letterSpacing: 0,
        textAlign: 'start',
        textOverflow: 'ellipsis',
        transition: `border-color ${vars.duration.quick}`,
      },
      '&&::placeholder': { color: color.faint, opacity: 1 },
      '&&:hover': { borderColor: color.muted },
      '&&:focus, &&[data-focus-within]': ring,
      '&&[aria-invalid="true"], &&[data-invalid]': {
        borderColor: color.danger,
        boxShadow: `inset 0 0 0 1px ${color.danger}`,
      },
      '[data-readonly] &&, &&[data-readonly]': {
        background: color.sunken,
        color: color.muted,
        ...seenLater,
      },
      '&&:disabled, &&[data-disabled]': {
        border: `1px dashed ${color.borderStrong}`,
        background: 'none',
        color: color.faint,
        cursor: 'not-allowed',
        opacity: 1,
      },
      // The browser's own ground of a filled-in field ignores `background`.
      '&&:autofill': {
        boxShadow: `inset 0 0 0 40px ${color.accentTint}`,
        WebkitTextFillColor: color.onAccentTint,
        caretColor: color.onAccentTint,
      },
      '&&:autofill[aria-invalid="true"]': {
        boxShadow: `inset 0 0 0 1px ${color.danger}, inset 0 0 0 40px ${color.accentTint}`,
      },
      '&&::-webkit-search-cancel-button': { display: 'none' },
    },
    '@media': {
      // Where shadows are not drawn, the second pixel of the edge is one of the border.
      '(forced-colors: active)': {
        selectors: {
          '&&[aria-invalid="true"], &&[data-invalid]': { borderWidth: 2 },
          '&&:disabled, &&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  },
]);

/** 36 px in forms, 32 px in bars. */
export const input = styleVariants(
  {
    f: { selectors: { '&&': { height: units(36), padding: '0 11px', ...ownDirection } } },
    m: {
      selectors: {
        '&&': {
          height: units(32),
          padding: '0 9px',
          ...ownDirection,
          ...narrowerThan({ phone: { height: units(36) } }),
        },
      },
    },
  },
  (rule) => [control, rule],
);

/** A control of several parts, as the segments of a time or chips and an input: they share one frame. */
export const parts = style([
  control,
  {
    selectors: {
      '&&': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', minHeight: 36, padding: '0 11px' },
    },
  },
]);

export const roomAtStart = styleVariants({
  f: { selectors: { '&&': { paddingInlineStart: 36 } } },
  m: { selectors: { '&&': { paddingInlineStart: 34 } } },
});

export const roomAtEnd = style({ selectors: { '&&': { paddingInlineEnd: 36 } } });

/** A choice stays on its line, which would show half of a second one. */
export const oneLine = style({ selectors: { '&&': { textOverflow: 'ellipsis', whiteSpace: 'nowrap' } } });

export const pointer = style({ selectors: { '&&': { cursor: 'pointer' } } });

const mark = style({
  position: 'absolute',
  insetBlock: 0,
  marginBlock: 'auto',
  color: color.muted,
  pointerEvents: 'none',
});

export const startIcon = styleVariants(
  { f: { insetInlineStart: 12 }, m: { insetInlineStart: 10 } },
  (rule) => [mark, rule],
);

export const endIcon = style([mark, { insetInlineEnd: 11 }]);

export const invalidIcon = style([endIcon, { color: color.danger }]);

export const end = style([
  reset,
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 4,
    display: 'flex',
    alignItems: 'center',
    color: color.muted,
  },
]);

/** A unit or a counter. */
export const endText = style([
  text[14],
  figures,
  { paddingInline: 8, color: color.faint, whiteSpace: 'nowrap', pointerEvents: 'none' },
]);

export const number = style({ selectors: { '&&': { fontVariantNumeric: 'tabular-nums' } } });

export const textArea = style([
  control,
  {
    selectors: {
      '&&': { padding: '7px 11px', resize: 'block', whiteSpace: 'pre-wrap', ...ownDirection },
    },
  },
]);

export const counter = style([
  text[12],
  figures,
  { flex: 'none', marginInlineStart: 'auto', color: color.faint },
]);

/** Always as tall as one line, so that a reason shifts nothing. */
export const message = style([
  text[12],
  { display: 'flex', gap: 4, minHeight: 16, color: color.faint, overflowWrap: 'anywhere' },
]);

export const hint = style([text[12], { display: 'block', color: color.faint }]);

export const error = style([text[12], { display: 'flex', gap: 4, color: color.danger, fontWeight: 500 }]);

export const errorIcon = style({ marginTop: 1 });

/** A button inside the field keeps its ring inside too. */
export const endButton = style({ selectors: { '&&:focus-visible': { outlineOffset: -2 } } });
