import { style } from '@vanilla-extract/css';
import { reset } from '../../../ui/theme/text.css.ts';

/** On the line of the fields that it unlocks. */
export const unlock = style([reset, { display: 'flex', alignItems: 'start', paddingBlockStart: 20 }]);
