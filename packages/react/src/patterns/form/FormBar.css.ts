import { globalStyle, style } from '@vanilla-extract/css';
import { inEdges, overFoot } from '../../ui/theme/frame.ts';
import { narrowerThan } from '../../ui/theme/responsive.ts';
import { figures, reset, text, tone } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

const { color, space } = vars;

/** Stays in sight, however long the form is. */
export const bar = style([
  reset,
  {
    position: 'sticky',
    zIndex: vars.z.sticky,
    insetBlockEnd: overFoot,
    display: 'block',
    borderBlockStart: `1px solid ${color.border}`,
    background: color.raised,
  },
]);

export const line = style([
  text[12],
  inEdges(),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[2],
    minHeight: 60,
    paddingBlock: 12,
    ...narrowerThan({ phone: { paddingBlock: 10 } }),
  },
]);

export const alerts = style([
  reset,
  inEdges(),
  {
    display: 'grid',
    gap: space[2],
    paddingBlockStart: 12,
    selectors: { '&:empty': { display: 'none' } },
    ...narrowerThan({ phone: { paddingBlockStart: 10 } }),
  },
]);

export const state = style([
  text[12],
  { display: 'flex', alignItems: 'center', gap: 6, marginInlineEnd: 'auto', color: color.warning },
]);

export const untouched = style([text[12], tone.muted, { display: 'block', marginInlineEnd: 'auto' }]);

/** The buttons, which stay together where there is no room for them beside what is said. */
export const buttons = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[2],
    maxWidth: '100%',
    marginInlineStart: 'auto',
  },
]);
globalStyle(`${buttons}${buttons} > *`, { maxWidth: '100%' });

/** A phone has less room for it. */
export const waiting = style([text[12], { display: 'block', flex: '1 1 72px', minWidth: 0 }]);

/** What a phone shows of what stands below the fields there. */
export const summary = style({
  display: 'none',
  ...narrowerThan({ phone: { display: 'block', flex: '1 1 72px', minWidth: 0 } }),
});

export const besideSummary = style({ ...narrowerThan({ phone: { display: 'none' } }) });

/** How far it is, a line that fills, and Stop. */
export const progress = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
    alignItems: 'center',
    gap: space[3],
  },
]);

export const sent = style([text[12], figures, { minWidth: '7ch' }]);
