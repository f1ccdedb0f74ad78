import type { StyleRule } from '@vanilla-extract/css';

/** A rule for where the host of a screen wants no margins around it: `hasPadding={false}`. */
export const withoutPadding = (rule: NonNullable<StyleRule['selectors']>[string]): StyleRule => ({
  selectors: { '[data-carillon-padding="none"] &': rule },
});

/** The margins and the greatest width of a page, gone. */
export const unbounded = withoutPadding({ maxWidth: 'none', padding: 0 });
