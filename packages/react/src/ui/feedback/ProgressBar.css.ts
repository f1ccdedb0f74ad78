import { keyframes, style } from '@vanilla-extract/css';
import { reset } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';

export const track = style([
  reset,
  {
    position: 'relative',
    display: 'block',
    flex: 1,
    overflow: 'hidden',
    width: '100%',
    height: 4,
    borderRadius: 2,
    background: vars.color.sunken,
    boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
    '@media': { '(forced-colors: active)': { outline: '1px solid' } },
  },
]);

export const fill = style([
  reset,
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    display: 'block',
    background: vars.color.accent,
    '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
  },
]);

const drift = keyframes({ from: { insetInlineStart: '-30%' }, to: { insetInlineStart: '100%' } });

export const unknown = style({
  width: '30%',
  animation: `${drift} 1.4s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { width: '100%', animation: 'none', opacity: 0.5 } },
});
