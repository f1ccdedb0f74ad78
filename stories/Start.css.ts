import { style } from '@vanilla-extract/css';
// By path: a style sheet finds no package that is not built.
import { narrowerThan } from '../packages/react/src/ui/theme/responsive.ts';
import { reset, text, tone } from '../packages/react/src/ui/theme/text.css.ts';
import { vars } from '../packages/react/src/ui/theme/vars.css.ts';

export const brand = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    paddingBlock: vars.space[6],
    ...narrowerThan({ phone: { paddingBlock: vars.space[3] } }),
  },
]);

export const mark = style([
  reset,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 64,
    height: 64,
    borderRadius: vars.radius.panel,
    background: vars.color.accent,
    color: vars.color.onAccent,
  },
]);

export const name = style([text[32], { display: 'block' }]);

export const claim = style([text[14], tone.muted, { display: 'block' }]);

export const rooms = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
    gap: vars.space[4],
  },
]);

export const words = style([text[14], tone.muted, { display: 'block' }]);

export const links = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    marginBlockStart: vars.space[3],
  },
]);
