import { keyframes, style } from '@vanilla-extract/css';
import { ground, reset, text } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const popover = style([
  reset,
  ground,
  {
    zIndex: vars.z.menu,
    overflow: 'auto',
    minWidth: 200,
    maxWidth: 'calc(100vw - 16px)',
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    background: color.overlay,
    boxShadow: vars.elevation[1],
    selectors: { '&[data-entering]': { animation: `${appear} ${vars.duration.quick} ease-out` } },
  },
]);

export const menu = style([text[14], { display: 'block', padding: 4, outline: 'none' }]);

export const item = style([
  text[14],
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: 32,
    paddingBlock: 6,
    paddingInline: 8,
    borderRadius: vars.radius.control,
    outline: 'none',
    color: color.text,
    cursor: 'pointer',
    selectors: {
      '&[data-focused], &[data-hovered]': {
        background: color.hover,
        color: color.text,
        textDecoration: 'none',
      },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
      '&[data-pressed]': { background: color.pressed },
      '&[data-disabled]': { color: color.faint, cursor: 'not-allowed' },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  },
]);

// A name may be one long word, and wraps.
export const label = style([text[14], { display: 'block', flex: 1, minWidth: 0, overflowWrap: 'anywhere' }]);

/** A sentence, which wraps and does not make the menu as wide as itself. */
export const second = style([text[12], { display: 'block', maxWidth: 320, color: color.faint }]);

export const detail = style([text[12], { display: 'block', color: color.faint }]);

export const separator = style([
  reset,
  { display: 'block', height: 1, marginBlock: 4, background: color.border },
]);

export const section = style([reset, { display: 'block' }]);

export const caption = style([
  text[12],
  { display: 'block', padding: '6px 8px 2px', color: color.faint, fontWeight: 500 },
]);
