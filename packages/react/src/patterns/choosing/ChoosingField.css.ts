import { styleVariants } from '@vanilla-extract/css';
import { reset } from '../../ui/theme/text.css.ts';
import { units } from '../../ui/theme/units.ts';
import { vars } from '../../ui/theme/vars.css.ts';

/** What is chosen, and the button after it. */
export const box = styleVariants({
  chips: [reset, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] }],
  cards: [
    reset,
    {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(148px, 100%), 1fr))',
      gap: vars.space[2],
    },
  ],
});

/** Where something may still come. */
export const add = styleVariants({
  chips: { selectors: { '&&': { minHeight: units(28), height: units(28), borderStyle: 'dashed' } } },
  cards: { selectors: { '&&': { height: 'auto', minHeight: 88, borderStyle: 'dashed' } } },
});
