import { globalStyle, style } from '@vanilla-extract/css';
import { overFoot } from '../../ui/theme/frame.ts';
import { reset } from '../../ui/theme/text.css.ts';

/** The form reaches down to the bottom of the page, where its bar is. */
export const screen = style({ display: 'grid' });

export const form = style([reset, { display: 'flex', flexDirection: 'column' }]);

/** Above the bar, which is higher where it has two lines: what the focus scrolls to does not stay under it (WCAG 2.4.11). */
export const page = style({ flex: '1 0 auto', alignContent: 'start', width: '100%' });
// More of it than the frame of a host leaves for everything.
globalStyle(`${page}${page} *`, { scrollMarginBlockEnd: `calc(120px + ${overFoot})` });
