// Written by `npm run icons` from lucide, whose license is LICENSE-lucide.txt of this package.
import { drawing } from '../drawing.ts';

export const Square = /* @__PURE__ */ drawing([
  ['rect', { width: '18', height: '18', x: '3', y: '3', rx: '2' }],
]);
