import { style } from '@vanilla-extract/css';
import { narrowerThan } from '../../ui/theme/responsive.ts';
import { figures, text } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

/** The button stands beside the field, not beside its label or the line below it. */
export const add = style([
  text[14],
  {
    display: 'grid',
    gridTemplateColumns: '144px minmax(0, 1fr)',
    columnGap: vars.space[3],
    maxWidth: 480,
  },
]);

export const pieces = style([figures, { gridRow: '1 / 3' }]);

export const button = style({ marginBlockStart: 20 });

export const sum = style([
  text[14],
  figures,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[1],
    gridColumn: 2,
    paddingBlockStart: 4,
    ...narrowerThan({ phone: { paddingBlockStart: 4 } }),
  },
]);

export const amount = style([text[14], figures, { fontWeight: 600 }]);

export const vat = style([text[12], figures, { color: vars.color.muted }]);
