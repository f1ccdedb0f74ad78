import { style } from '@vanilla-extract/css';
import { text } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';

/** As wide as the field; the list in it scrolls. */
export const popover = style({ overflow: 'hidden', width: 'var(--trigger-width)' });

export const list = style([
  text[14],
  { display: 'block', overflowY: 'auto', maxHeight: 300, padding: 4, outline: 'none' },
]);

export const option = style({
  selectors: { '&[data-selected]': { color: vars.color.onAccentTint, background: vars.color.accentTint } },
});

export const tick = style({ color: vars.color.accent });

export const message = style([text[14], { display: 'block', padding: 8, color: vars.color.muted }]);
