// Written by `npm run icons` from lucide, whose license is LICENSE-lucide.txt of this package.
import { drawing } from '../drawing.ts';

export const Speaker = /* @__PURE__ */ drawing([
  ['rect', { width: '16', height: '20', x: '4', y: '2', rx: '2' }],
  ['path', { d: 'M12 6h.01' }],
  ['circle', { cx: '12', cy: '14', r: '4' }],
  ['path', { d: 'M12 14h.01' }],
]);
