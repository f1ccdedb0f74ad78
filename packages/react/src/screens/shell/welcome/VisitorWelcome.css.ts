import { style } from '@vanilla-extract/css';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { reset, text } from '../../../ui/theme/text.css.ts';
import { units } from '../../../ui/theme/units.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

const { color } = vars;

export const hero = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 376px) minmax(0, 1fr)',
    gap: 56,
    alignItems: 'start',
    paddingBlockStart: 40,
    ...narrowerThan({
      desktop: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, paddingBlockStart: 8 },
    }),
  },
]);

export const words = style([
  reset,
  {
    display: 'grid',
    gap: vars.space[4],
    paddingBlockStart: 20,
    ...narrowerThan({ desktop: { paddingBlockStart: 0 } }),
  },
]);

export const title = style([text[32], { display: 'block', textWrap: 'balance', overflowWrap: 'anywhere' }]);
export const lead = style([
  text[14],
  { display: 'block', color: color.muted, fontSize: units(16), lineHeight: units(24) },
]);
export const hint = style([text[14], { display: 'block', flexBasis: '100%', color: color.muted }]);
export const way = style([reset, { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }]);

/** As high as it will be: it is drawn a moment later. */
export const example = style([reset, { display: 'block', minHeight: 390 }]);

export const reasons = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 32,
    marginBlockStart: 28,
    paddingBlockStart: 20,
    borderBlockStart: `1px solid ${color.border}`,
    ...narrowerThan({ tablet: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 } }),
  },
]);

export const reason = style([text[14], { display: 'block', marginBlockEnd: 4, fontWeight: 600 }]);
