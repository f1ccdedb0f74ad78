import { style } from '@vanilla-extract/css';
import { narrowerThan } from '../theme/responsive.ts';
import { reset } from '../theme/text.css.ts';
import { units } from '../theme/units.ts';
import { vars } from '../theme/vars.css.ts';
import { backdrop as anyBackdrop } from './backdrop.css.ts';
import { size } from './Dialog.css.ts';

export { dialog } from './Dialog.css.ts';

/** It stands at the top, where neither what is found nor the keyboard of a phone moves it. */
export const backdrop = style([
  anyBackdrop,
  {
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    placeItems: 'start center',
  },
]);

export const modal = style([
  size.m,
  {
    width: 600,
    maxHeight: 'min(560px, calc(100% - 104px))',
    marginBlockStart: 88,
    ...narrowerThan({ phone: { maxHeight: 'calc(100% - 32px)', marginBlockStart: 16 } }),
  },
]);

export const head = style([
  reset,
  {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: units(52),
    paddingInline: '16px 8px',
    borderBlockEnd: `1px solid ${vars.color.border}`,
    // The field has no edge of its own.
    selectors: { '&:has(input:focus-visible)': { boxShadow: `inset 0 -2px ${vars.color.focus}` } },
  },
]);

export const body = style([reset, { display: 'block', flex: 1, overflowY: 'auto', padding: '4px 8px 8px' }]);

export const foot = style([
  reset,
  { display: 'block', flex: 'none', borderBlockStart: `1px solid ${vars.color.border}` },
]);
