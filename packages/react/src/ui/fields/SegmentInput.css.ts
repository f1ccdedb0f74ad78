import { style } from '@vanilla-extract/css';
import { text } from '../theme/text.css.ts';
import { units } from '../theme/units.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

/** A line of text, no flex box: a time keeps its order in a right-to-left page by the marks between its parts. */
export const line = style({
  selectors: { '&&': { display: 'block', height: units(36), lineHeight: units(34), whiteSpace: 'nowrap' } },
});

export const segment = style([
  text[14],
  {
    display: 'inline',
    borderRadius: 3,
    outline: 'none',
    whiteSpace: 'pre',
    caretColor: 'transparent',
    selectors: {
      // Taller and wider than its figures, so that a finger finds it; literals stay as narrow as they are.
      '&[role="spinbutton"]': { paddingBlock: 4, paddingInline: 2 },
      '&[data-placeholder]': { color: color.faint },
      '&[data-focused]': { background: color.accentTint, color: color.onAccentTint },
      '&[data-disabled]': { color: 'inherit' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  },
]);
