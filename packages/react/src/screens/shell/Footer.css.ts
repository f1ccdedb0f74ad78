import { style } from '@vanilla-extract/css';
import { inEdges } from '../../ui/theme/frame.ts';
import { narrowerThan } from '../../ui/theme/responsive.ts';
import { reset, text } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

const { color } = vars;

export const footer = style([
  text[12],
  inEdges({ endPx: 9 }),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 20px',
    minHeight: 44,
    paddingBlock: 6,
    borderBlockStart: `1px solid ${color.border}`,
    // The page scrolls under it.
    background: color.surface,
    color: color.muted,
    ...narrowerThan({ phone: { columnGap: 16, paddingBlock: 10 } }),
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
