import { style } from '@vanilla-extract/css';
import { cut, reset, text } from '../theme/text.css.ts';
import { vars } from '../theme/vars.css.ts';

export const nav = style([reset, { display: 'block' }]);

export const trail = style([
  text[12],
  { display: 'flex', alignItems: 'center', gap: 6, color: vars.color.muted },
]);

export const step = style([
  reset,
  {
    display: 'flex',
    flex: '0 1 auto',
    alignItems: 'center',
    gap: 6,
    minWidth: 0,
    minHeight: 24,
    // What is shown gives way first: its title says it again. The short way back stays whole beside a long name.
    selectors: { '&:last-child': { flexShrink: 999, minWidth: 64 } },
  },
]);

/** Long names give way to each other, never to nothing. */
export const way = style([cut, { display: 'block', minWidth: 24 }]);

export const current = style([text[12], cut, { display: 'block' }]);

export const separator = style({ color: vars.color.faint });
