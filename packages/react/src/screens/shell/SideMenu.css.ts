import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { containerName } from '../../ui/theme/responsive.ts';
import { ground, reset, text } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';
import { entry } from './EntryLinks.css.ts';

const { color, duration } = vars;

export const groups = style([reset, { display: 'grid', alignContent: 'start', gap: vars.space[2] }]);

export const second = style([
  reset,
  { display: 'block', paddingBlockStart: vars.space[2], borderBlockStart: `1px solid ${color.border}` },
]);

const fade = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { translate: '-100% 0' } });
const slideBack = keyframes({ from: { translate: '100% 0' } });

export const backdrop = style([
  reset,
  ground,
  {
    position: 'fixed',
    zIndex: vars.z.backdrop,
    inset: 0,
    containerName,
    containerType: 'inline-size',
    background: color.backdrop,
    selectors: { '&[data-entering]': { animation: `${fade} ${duration.backdrop} ease-out` } },
  },
]);

export const drawer = style([
  reset,
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    zIndex: vars.z.dialog,
    width: 'min(280px, calc(100% - 48px))',
    overflowY: 'auto',
    background: color.overlay,
    boxShadow: vars.elevation[2],
    color: color.text,
    selectors: {
      '&[data-entering]': { animation: `${slide} ${duration.dialog} cubic-bezier(.2, .8, .2, 1)` },
      '[dir="rtl"] &[data-entering]': { animationName: slideBack },
    },
  },
]);

export const dialog = style([text[14], { display: 'block', outline: 'none' }]);

export const head = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: 48,
    paddingInline: '8px 16px',
    borderBlockEnd: `1px solid ${color.border}`,
  },
]);

export const title = style([text[16], { display: 'block' }]);
export const mark = style({ color: color.accent });

export const body = style([reset, { display: 'block', padding: 8 }]);

// For fingers.
globalStyle(`${body} ${entry}`, { minHeight: 44 });
