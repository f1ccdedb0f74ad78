import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../ui/theme/focus.ts';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { figures, ownDirection, reset, text } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

const { color } = vars;

export const changes = style([
  reset,
  { display: 'grid', gap: vars.space[2], borderRadius: vars.radius.control, selectors: focusRing },
]);

export const lines = style([
  reset,
  {
    display: 'block',
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    background: color.raised,
  },
]);

export const line = style([
  text[14],
  {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr) 128px minmax(112px, auto) 28px',
    alignItems: 'center',
    gap: vars.space[4],
    padding: '4px 8px 4px 12px',
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
    ...narrowerThan({
      phone: {
        gridTemplateColumns: '72px minmax(0, 1fr) 36px',
        alignItems: 'start',
        gap: `${vars.space[2]} ${vars.space[3]}`,
        padding: 12,
      },
    }),
  },
]);

const off = `${line}[data-not-counted] &`;

export const picture = style([
  reset,
  {
    display: 'block',
    selectors: { [off]: { opacity: 0.6 } },
    ...narrowerThan({ phone: { gridRow: '1 / 4' } }),
  },
]);

/** As high as name, number and price, also while they are loading. */
export const words = style([
  reset,
  {
    display: 'grid',
    alignContent: 'center',
    gap: 2,
    minWidth: 0,
    minHeight: 72,
    paddingBlock: 8,
    ...narrowerThan({ phone: { alignContent: 'start', minHeight: 56, paddingBlock: 0 } }),
  },
]);

export const name = style([
  text[14],
  {
    display: 'block',
    fontWeight: 500,
    overflowWrap: 'anywhere',
    ...ownDirection,
    selectors: { [off]: { color: color.muted } },
  },
]);

export const second = style([
  text[12],
  figures,
  { display: 'block', color: color.muted, overflowWrap: 'anywhere' },
]);

export const tier = style([
  text[12],
  figures,
  { display: 'flex', flexWrap: 'wrap', columnGap: 4, overflowWrap: 'anywhere' },
]);

export const was = style([text[12], { color: color.muted }]);

export const wrong = style([
  text[12],
  { display: 'flex', alignItems: 'center', gap: 4, color: color.danger, fontWeight: 500 },
]);

export const pieces = style([
  reset,
  figures,
  { display: 'block', ...narrowerThan({ phone: { gridColumn: 2, gridRow: 2, maxWidth: 144 } }) },
]);

export const sum = style([
  text[14],
  figures,
  {
    display: 'grid',
    textAlign: 'end',
    ...narrowerThan({
      phone: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 8,
        gridColumn: 2,
        gridRow: 3,
        textAlign: 'start',
      },
    }),
  },
]);

export const amount = style([
  text[14],
  figures,
  { color: color.text, fontWeight: 500, whiteSpace: 'nowrap' },
]);

export const quiet = style([text[14], figures, { color: color.muted }]);

export const remove = style({ ...narrowerThan({ phone: { gridColumn: 3, gridRow: 1 } }) });

export const delivery = style([reset, { display: 'grid', gap: vars.space[3] }]);

/** One below the other: each has a name, a service and a price. */
export const carriers = style({});

export const note = style([text[12], { display: 'block', color: color.muted }]);

export const finish = style([reset, { display: 'grid', gap: vars.space[3] }]);

export const problem = style([text[12], { display: 'block', color: color.danger, fontWeight: 500 }]);
