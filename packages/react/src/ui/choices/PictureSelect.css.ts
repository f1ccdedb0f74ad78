import { style } from '@vanilla-extract/css';
import { cut, reset, text } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const button = style({
  selectors: { '&&': { flexWrap: 'nowrap', gap: vars.space[2], width: '100%', cursor: 'pointer' } },
});

export const value = style([
  text[14],
  { display: 'flex', flex: 1, alignItems: 'center', gap: vars.space[2], minWidth: 0 },
]);

export const placeholder = style({ color: color.faint });

export const label = style([text[14], cut, { display: 'block' }]);

/** As wide as the field; the pictures in it scroll. */
export const popover = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  width: 'var(--trigger-width)',
  minWidth: 240,
});

export const search = style([reset, { position: 'relative', flex: 'none', padding: 12, paddingBlockEnd: 4 }]);

export const list = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
    gap: 4,
    overflowY: 'auto',
    maxHeight: 264,
    padding: 8,
    outline: 'none',
    selectors: { '&[data-empty]': { display: 'block' } },
  },
]);

export const option = style([
  text[12],
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 4,
    minWidth: 0,
    padding: '8px 4px',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    outline: 'none',
    color: color.text,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered], &[data-focused]': { background: color.hover },
      '&[data-selected]': {
        borderColor: color.accent,
        background: color.accentTint,
        color: color.onAccentTint,
      },
      '&[data-focused]': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-selected]': { borderColor: 'Highlight', color: 'Highlight' } },
      },
    },
  },
]);

export const name = style([text[12], cut, { display: 'block', maxWidth: '100%' }]);

export const empty = style([text[14], { display: 'block', padding: 8, color: color.muted }]);
