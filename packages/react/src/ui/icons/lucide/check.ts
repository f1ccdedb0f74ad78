// Written by `npm run icons` from lucide, whose license is LICENSE-lucide.txt of this package.
import { drawing } from '../drawing.ts';

// biome-ignore format: a shape a line.
export const Check = /* @__PURE__ */ drawing([
  ['path', { d: 'M20 6 9 17l-5-5' }],
]);
