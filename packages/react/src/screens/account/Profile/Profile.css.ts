import { style } from '@vanilla-extract/css';
import { reset, text, tone } from '../../../ui/theme/text.css.ts';
import { vars } from '../../../ui/theme/vars.css.ts';

/** On the line of the fields that it unlocks. */
export const unlock = style([reset, { display: 'flex', alignItems: 'start', paddingBlockStart: 20 }]);

/** Over the width of all fields. */
export const deletion = style([
  text[14],
  tone.muted,
  {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    paddingBlockEnd: vars.space[3],
  },
]);
