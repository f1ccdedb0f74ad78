// Written by `npm run icons` from lucide, whose license is LICENSE-lucide.txt of this package.
import { drawing } from '../drawing.ts';

export const ChevronLeft = /* @__PURE__ */ drawing([
  ['path', { d: 'm15 18-6-6 6-6' }],
]);
