import { style, styleVariants } from '@vanilla-extract/css';
import { reset } from '../theme/text.css.ts';

const icon = style([
  reset,
  {
    display: 'block',
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    verticalAlign: 'baseline',
    // Forced colours leave a colour of our own to a drawing: there it has that of the words beside it.
    '@media': { '(forced-colors: active)': { selectors: { '&&': { color: 'inherit' } } } },
  },
]);

const strokeWidths = { 12: 2, 14: 2, 16: 2, 20: 1.75 } as const;

/** Lucide draws on a 24 px grid: 16 px at stroke 2, 20 px at stroke 1.75. */
export const size = styleVariants(strokeWidths, (strokeWidth, px) => [
  icon,
  { width: `${px}px`, height: `${px}px`, strokeWidth },
]);

export type IconSize = keyof typeof strokeWidths;

export const solid = style({ fill: 'currentColor' });

// Not `:dir(rtl)`: build tools that serve older browsers turn it into a list of languages, and dir then says nothing.
export const mirrored = style({
  selectors: {
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    // What goes from left to right in every language, as a balance.
    '[dir="rtl"] [dir="ltr"] &': { transform: 'none' },
  },
});
