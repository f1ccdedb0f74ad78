import { style } from '@vanilla-extract/css';
import { reset, text } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

/** As wide in all states: what it says changes while it is open. */
export const facts = style([
  reset,
  { display: 'block', width: 'min(304px, calc(100vw - 48px))', marginBlockStart: vars.space[2] },
]);

export const more = style([
  text[14],
  {
    display: 'block',
    width: 'min(304px, calc(100vw - 48px))',
    marginBlockStart: vars.space[3],
    paddingBlockStart: vars.space[3],
    borderBlockStart: `1px solid ${vars.color.border}`,
    overflowWrap: 'anywhere',
  },
]);

export const when = style([text[12], { display: 'block', color: vars.color.muted }]);

export const why = style([text[14], { display: 'block' }]);

export const retry = style({ marginBlockStart: vars.space[3] });
