import { style } from '@vanilla-extract/css';

/** A count is not far from what it counts. */
export const use = style({ maxWidth: 320 });
