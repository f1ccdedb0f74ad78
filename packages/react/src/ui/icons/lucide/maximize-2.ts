// Written by `npm run icons` from lucide, whose license is LICENSE-lucide.txt of this package.
import { drawing } from '../drawing.ts';

export const Maximize2 = /* @__PURE__ */ drawing([
  ['path', { d: 'M15 3h6v6' }],
  ['path', { d: 'm21 3-7 7' }],
  ['path', { d: 'm3 21 7-7' }],
  ['path', { d: 'M9 21H3v-6' }],
]);
