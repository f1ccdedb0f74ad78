// Written by `npm run icons` from lucide, whose license is LICENSE-lucide.txt of this package.
import { drawing } from '../drawing.ts';

export const ArrowRight = /* @__PURE__ */ drawing([
  ['path', { d: 'M5 12h14' }],
  ['path', { d: 'm12 5 7 7-7 7' }],
]);
