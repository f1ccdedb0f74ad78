// Written by `npm run icons` from lucide, whose license is LICENSE-lucide.txt of this package.
import { drawing } from '../drawing.ts';

export const LoaderCircle = /* @__PURE__ */ drawing([
  ['path', { d: 'M21 12a9 9 0 1 1-6.219-8.56' }],
]);
