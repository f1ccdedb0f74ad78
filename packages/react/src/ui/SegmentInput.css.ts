import { style } from '@vanilla-extract/css';
import { text } from './theme/text.css.ts';
import { vars } from './theme/vars.css.ts';

const { color } = vars;

export const segment = style([
  text[14],
  {
    display: 'inline-block',
    minWidth: '1ch',
    borderRadius: 3,
    outline: 'none',
    whiteSpace: 'pre',
    caretColor: 'transparent',
    selectors: {
      // Wider than its figures, so that a finger finds it; literals stay as narrow as they are.
      '&[role="spinbutton"]': { paddingInline: 2, textAlign: 'end', lineHeight: '24px' },
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
