// Written by `npm run icons` from lucide, whose license is LICENSE-lucide.txt of this package.
import { drawing } from '../drawing.ts';

export const Equal = /* @__PURE__ */ drawing([
  ['line', { x1: '5', x2: '19', y1: '9', y2: '9' }],
  ['line', { x1: '5', x2: '19', y1: '15', y2: '15' }],
]);
