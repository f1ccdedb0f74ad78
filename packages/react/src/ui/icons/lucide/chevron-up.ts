// Written by `npm run icons` from lucide, whose license is LICENSE-lucide.txt of this package.
import { drawing } from '../drawing.ts';

export const ChevronUp = /* @__PURE__ */ drawing([
  ['path', { d: 'm18 15-6-6-6 6' }],
]);
