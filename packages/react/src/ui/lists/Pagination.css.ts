import { style } from '@vanilla-extract/css';
import { figures, reset, text } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const pages = style([reset, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }]);

export const page = style([figures, { minWidth: 32 }]);

export const current = style({
  // Over the button's own states too.
  selectors: {
    '&&': { borderColor: color.accent, background: color.accentTint, color: color.onAccentTint },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&&': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});

export const gap = style([text[14], { display: 'block', paddingInline: 4, color: color.faint }]);

export const summary = style([
  text[12],
  figures,
  {
    display: 'block',
    color: color.muted,
    selectors: { '* + &': { marginInlineStart: 8 } },
  },
]);
