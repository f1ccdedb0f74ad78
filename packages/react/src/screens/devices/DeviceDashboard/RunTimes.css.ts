import { style } from '@vanilla-extract/css';
import { figures, reset, text, tone } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

export const progress = style([
  text[12],
  figures,
  tone.muted,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[3],
  },
]);

/** As high as the longest of what it may say. */
export const line = style([
  text[12],
  figures,
  {
    display: 'grid',
    minHeight: 16,
    '::after': { content: 'attr(data-reserve)', gridArea: '1 / 1', visibility: 'hidden' },
  },
]);
export const words = style([reset, tone.muted, { font: 'inherit', gridArea: '1 / 1' }]);
