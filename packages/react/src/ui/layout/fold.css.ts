import { styleVariants } from '@vanilla-extract/css';
import { narrowerThan, type Width, widths } from '../theme/responsive.ts';

// `!important` because folding must win over the `display` of whatever it folds.
const gone = { display: 'none !important' } as const;

/** Gone in a container narrower than this. */
export const hiddenBelow = styleVariants(widths, (_px, width) => narrowerThan({ [width as Width]: gone }));

/** Gone unless the container is narrower than this. */
export const shownBelow = styleVariants(widths, (px) => ({
  '@container': { [`carillon (width >= ${px}px)`]: gone },
}));
