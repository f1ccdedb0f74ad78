import { style } from '@vanilla-extract/css';
import { narrowerThan } from '../../ui/theme/responsive.ts';
import { reset, text } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

const { color } = vars;

export const footer = style([
  text[12],
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 20px',
    minHeight: 44,
    paddingBlock: 6,
    paddingInline: '24px 16px',
    borderBlockStart: `1px solid ${color.border}`,
    color: color.muted,
    ...narrowerThan({ phone: { columnGap: 16, padding: '10px 16px' } }),
  },
]);

/** On a phone a line of its own: the font of the page, which comes later, would break the lines elsewhere. */
export const tagline = style([
  reset,
  { display: 'block', ...narrowerThan({ phone: { flexBasis: '100%' } }) },
]);

export const end = style([
  reset,
  { marginInlineStart: 'auto', ...narrowerThan({ phone: { marginInlineStart: 0 } }) },
]);

/** On a phone a line of its own: the mark, which comes a moment later, breaks no line and moves nothing. */
export const live = style([reset, { display: 'block', ...narrowerThan({ phone: { flexBasis: '100%' } }) }]);

export const liveButton = style([
  text[12],
  {
    paddingInline: 8,
    color: color.muted,
    fontWeight: 500,
    // The word alone, before its mark comes: it stands where it stays.
    selectors: { '&:not(:has(*))': { paddingInlineStart: 28 } },
    ...narrowerThan({ phone: { marginInlineStart: -8 } }),
  },
]);
