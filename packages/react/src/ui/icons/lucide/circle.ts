// Written by `npm run icons` from lucide, whose license is LICENSE-lucide.txt of this package.
import { drawing } from '../drawing.ts';

export const Circle = /* @__PURE__ */ drawing([
  ['circle', { cx: '12', cy: '12', r: '10' }],
]);
