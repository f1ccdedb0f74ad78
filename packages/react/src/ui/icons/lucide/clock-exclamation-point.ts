// Written by `npm run icons` from lucide, whose license is LICENSE-lucide.txt of this package.
import { drawing } from '../drawing.ts';

export const ClockAlert = /* @__PURE__ */ drawing([
  ['path', { d: 'M12 6v6l4 2' }],
  ['path', { d: 'M20 12v5' }],
  ['path', { d: 'M20 21h.01' }],
  ['path', { d: 'M21.25 8.2A10 10 0 1 0 16 21.16' }],
]);
