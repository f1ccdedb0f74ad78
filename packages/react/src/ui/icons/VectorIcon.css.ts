import { style, styleVariants } from '@vanilla-extract/css';
import { reset } from '../theme/text.css.ts';

const image = style([reset, { display: 'block', flex: 'none', objectFit: 'contain' }]);

export const imageSize = styleVariants({ 16: '16px', 20: '20px' }, (side) => [
  image,
  { width: side, height: side },
]);
