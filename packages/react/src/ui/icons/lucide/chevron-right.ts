// Written by `npm run icons` from lucide, whose license is LICENSE-lucide.txt of this package.
import { drawing } from '../drawing.ts';

export const ChevronRight = /* @__PURE__ */ drawing([
  ['path', { d: 'm9 18 6-6-6-6' }],
]);
