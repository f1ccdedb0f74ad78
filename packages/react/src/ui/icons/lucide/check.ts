// Written by `npm run icons` from lucide, whose license is LICENSE-lucide.txt of this package.
import { drawing } from '../drawing.ts';

export const Check = /* @__PURE__ */ drawing([
  ['path', { d: 'M20 6 9 17l-5-5' }],
]);
