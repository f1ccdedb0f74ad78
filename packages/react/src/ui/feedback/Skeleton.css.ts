import { keyframes, style } from '@vanilla-extract/css';
import { reset } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';

const breathe = keyframes({ to: { opacity: 0.5 } });
const appear = keyframes({ from: { opacity: 0 } });

export const skeleton = style([
  reset,
  {
    display: 'block',
    flex: 'none',
    maxWidth: '100%',
    borderRadius: 4,
    background: vars.color.sunken,
    // What comes at once does not flash.
    animation: `${appear} ${vars.duration.dialog} ${vars.duration.dialog} backwards, ${breathe} 1.6s 0.6s ease-in-out infinite alternate`,
    '@media': {
      '(prefers-reduced-motion: reduce)': { animation: 'none' },
      '(forced-colors: active)': { outline: '1px dashed GrayText' },
    },
  },
]);
