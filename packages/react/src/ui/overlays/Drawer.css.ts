import { keyframes, style } from '@vanilla-extract/css';
import { BAR_HEIGHT } from '../theme/bar.ts';
import { reset, text } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color, duration } = vars;

export { backdrop } from './backdrop.css.ts';

const slide = keyframes({ from: { translate: '-100% 0' } });
const slideBack = keyframes({ from: { translate: '100% 0' } });

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
    '@media': { '(forced-colors: active)': { borderInlineEnd: '1px solid' } },
  },
]);

export const dialog = style([text[14], { display: 'block', outline: 'none' }]);

export const head = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: BAR_HEIGHT,
    paddingInline: '8px 16px',
    borderBlockEnd: `1px solid ${color.border}`,
  },
]);

export const mark = style({ flex: 'none', color: color.accent });
export const title = style([text[16], { display: 'block', minWidth: 0, overflowWrap: 'anywhere' }]);
export const body = style([reset, { display: 'block', padding: vars.space[2] }]);
