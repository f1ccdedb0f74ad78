import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/vars.css.ts';

/** A mark and its word, side by side. */
export const main = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });
