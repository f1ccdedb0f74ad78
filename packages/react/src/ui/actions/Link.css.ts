import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing, ring } from '../theme/focus.ts';
import { reset } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';

const link = style([
  reset,
  {
    display: 'inline',
    borderRadius: 2,
    cursor: 'pointer',
    selectors: { ...focusRing, '&:focus-visible': ring },
  },
]);

const underline = {
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
} as const;

// A host's `a:hover { … }` beats one class: what hovering must not change is said again.
export const variant = styleVariants(
  {
    text: {
      color: vars.color.accent,
      fontWeight: 500,
      ...underline,
      textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
      selectors: {
        '&:hover': { color: vars.color.accentHover, ...underline, textDecorationColor: 'currentColor' },
        '&:active': { color: vars.color.accentPressed },
      },
    },
    inherit: {
      color: 'inherit',
      fontWeight: 500,
      ...underline,
      textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
      selectors: { '&:hover': { color: 'inherit', ...underline, textDecorationColor: 'currentColor' } },
    },
    plain: {
      color: 'inherit',
      textDecoration: 'none',
      selectors: { '&:hover': { color: 'inherit', ...underline } },
    },
  },
  (rule) => [link, rule],
);
