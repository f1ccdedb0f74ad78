import { style } from '@vanilla-extract/css';
import { narrowerThan } from '../../ui/theme/responsive.ts';
import { reset, text, tone } from '../../ui/theme/text.css.ts';
import { vars } from '../../ui/theme/vars.css.ts';

const { color, radius, space } = vars;

/** As wide as all columns of its section. */
export const frame = style([
  reset,
  {
    display: 'block',
    gridColumn: '1 / -1',
    minWidth: 0,
    padding: 0,
    border: 0,
    marginBlockEnd: space[3],
  },
]);

export const legend = style([text[12], tone.muted, { display: 'block', padding: 0, fontWeight: 500 }]);

export const rows = style([
  reset,
  { display: 'grid', gap: space[2], marginBlock: space[1], padding: 0, listStyle: 'none' },
]);

export const row = style([
  reset,
  {
    display: 'block',
    padding: '8px 12px 0',
    border: `1px solid ${color.border}`,
    borderRadius: radius.control,
    ...narrowerThan({ phone: { padding: '8px 8px 0' } }),
  },
]);

export const head = style([
  reset,
  { display: 'flex', alignItems: 'center', gap: space[1], minHeight: 28, marginBlockEnd: space[1] },
]);

export const name = style([text[14], { flex: 1, minWidth: 0, fontWeight: 500 }]);
