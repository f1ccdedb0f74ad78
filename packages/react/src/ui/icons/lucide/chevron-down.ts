// Written by `npm run icons` from lucide, whose license is LICENSE-lucide.txt of this package.
import { drawing } from '../drawing.ts';

export const ChevronDown = /* @__PURE__ */ drawing([
  ['path', { d: 'm6 9 6 6 6-6' }],
]);
