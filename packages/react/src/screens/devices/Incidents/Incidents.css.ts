import { style } from '@vanilla-extract/css';
import { ring } from '../../../ui/theme/focus.ts';
import { narrowerThan } from '../../../ui/theme/responsive.ts';
import { figures, reset, text } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

const { color } = vars;

export const frame = style([
  reset,
  {
    display: 'block',
    overflow: 'clip',
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.panel,
    background: color.raised,
  },
]);

export const head = style([
  text[12],
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 12,
    minHeight: 32,
    paddingInline: 12,
    borderBlockEnd: `1px solid ${color.border}`,
    background: color.sunken,
    color: color.muted,
  },
]);
export const title = style([
  text[12],
  { display: 'block', fontWeight: 500, selectors: { '&:focus-visible': ring } },
]);
export const counts = style([reset, figures, { display: 'block' }]);

export const line = style([
  text[14],
  figures,
  {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: 12,
    minHeight: 40,
    padding: '8px 12px',
    color: color.muted,
    // Without a mark.
    selectors: { '&:not(:has(svg))': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    // What is counted there takes two lines, or one: neither moves what is below.
    ...narrowerThan({ phone: { minHeight: 56 } }),
  },
]);
export const mark = style({ color: color.muted });
export const wellMark = style({ color: color.success });
export const strong = style([reset, { color: color.text, fontWeight: 500 }]);
