import { style } from '@vanilla-extract/css';
import { reset } from '../../ui/theme/text.css.ts';

/** Empty it takes no place, nor a gap of its own. */
export const banner = style([reset, { display: 'block', selectors: { '&:empty': { display: 'none' } } }]);
