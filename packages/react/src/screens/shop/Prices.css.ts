import { style } from '@vanilla-extract/css';
import { narrowerThan } from '../../ui/theme/responsive.ts';
import { figures, reset, text, tone } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

export const amount = style([text[20], figures]);

export const none = style([text[14], tone.muted]);

export const prices = style([reset, { display: 'block' }]);

export const line = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[2] },
]);

/** The price of the one thing that a page is about. */
export const large = style([text[32], figures, narrowerThan({ phone: { font: vars.type[24] } })]);

export const basis = style([text[12], tone.muted]);

export const tiers = style([
  reset,
  {
    display: 'block',
    marginBlockStart: 6,
    selectors: { '&[data-many]': { columns: 2, columnGap: vars.space[6] } },
    ...narrowerThan({ phone: { selectors: { '&[data-many]': { columns: 1 } } } }),
  },
]);

export const tier = style([
  text[14],
  figures,
  tone.muted,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    paddingBlock: 1,
    breakInside: 'avoid',
    // The price that counts.
    selectors: { '&[aria-current]': { color: vars.color.text, fontWeight: 500 } },
  },
]);

export const mark = style({
  flex: 'none',
  marginBlockStart: 3,
  color: vars.color.faint,
  selectors: { [`${tier}[aria-current] &`]: { color: vars.color.accent } },
});

export const discount = style([
  text[12],
  tone.faint,
  // Its figures do not mix with those before it.
  { unicodeBidi: 'isolate', marginInlineStart: vars.space[2] },
]);
