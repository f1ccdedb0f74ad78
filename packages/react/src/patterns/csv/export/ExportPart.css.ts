import { style } from '@vanilla-extract/css';
import { figures, ground, reset, text, tone } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

export const choice = style([
  reset,
  { display: 'grid', gap: vars.space[3], width: 286, maxWidth: '100%', paddingBlockEnd: 4 },
]);

export const small = style([text[12], tone.muted, { display: 'block' }]);

/** Where the popover was: under the button of the menu. */
export const panel = style([
  reset,
  ground,
  {
    position: 'absolute',
    zIndex: vars.z.sticky,
    insetBlockStart: 'calc(100% + 4px)',
    insetInlineEnd: 0,
    display: 'grid',
    gap: vars.space[1],
    boxSizing: 'border-box',
    width: 320,
    maxWidth: 'calc(100cqi - 32px)',
    padding: '12px 16px',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.panel,
    background: vars.color.overlay,
    boxShadow: vars.elevation[2],
  },
]);

export const title = style([text[14], { display: 'block', fontWeight: 600 }]);

export const line = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    paddingBlock: 4,
  },
]);

export const progress = style([text[14], figures, { display: 'block' }]);
