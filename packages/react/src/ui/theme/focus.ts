import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

/** The ring: 2 px with a 2 px gap. An outline, so that forced colours keep it. */
export const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } satisfies StyleRule;

/** The ring where react-aria says so, or the browser on plain elements. */
export const focusRing = {
  '&:focus': { outline: 'none' },
  '&[data-focus-visible], &:focus-visible': ring,
} satisfies StyleRule['selectors'];
