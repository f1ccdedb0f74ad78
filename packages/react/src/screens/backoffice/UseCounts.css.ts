import { style } from '@vanilla-extract/css';

/** A count is not far from what it counts; below there is as much room as a field leaves. */
export const use = style({ maxWidth: 320, paddingBlockEnd: 12 });
