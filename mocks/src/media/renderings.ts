// Written by `npm run pictures`.

/** The pictures of the example products by name: how large the whole one is, and where it comes from. */
export const renderings = {
  'micro-front': { bytes: 7096, load: () => import('./rendered/micro-front.ts') },
  'standard-front': { bytes: 7358, load: () => import('./rendered/standard-front.ts') },
  'nano-front': { bytes: 6798, load: () => import('./rendered/nano-front.ts') },
  'twin-front': { bytes: 7352, load: () => import('./rendered/twin-front.ts') },
  'micro-back': { bytes: 7790, load: () => import('./rendered/micro-back.ts') },
  'nano-back': { bytes: 6028, load: () => import('./rendered/nano-back.ts') },
  'column': { bytes: 13204, load: () => import('./rendered/column.ts') },
  'horn': { bytes: 8748, load: () => import('./rendered/horn.ts') },
  'wall-plate': { bytes: 5646, load: () => import('./rendered/wall-plate.ts') },
  'twin-back': { bytes: 8552, load: () => import('./rendered/twin-back.ts') },
  'sender-rack': { bytes: 7430, load: () => import('./rendered/sender-rack.ts') },
  'micro-dark': { bytes: 7254, load: () => import('./rendered/micro-dark.ts') },
  'nano-white': { bytes: 6358, load: () => import('./rendered/nano-white.ts') },
  'standard-rack': { bytes: 7620, load: () => import('./rendered/standard-rack.ts') },
  'outdoor': { bytes: 7514, load: () => import('./rendered/outdoor.ts') },
  'amplifier': { bytes: 13444, load: () => import('./rendered/amplifier.ts') },
  'wall-knob': { bytes: 6692, load: () => import('./rendered/wall-knob.ts') },
  'standard-white': { bytes: 7662, load: () => import('./rendered/standard-white.ts') },
  'amplifier-rack': { bytes: 8250, load: () => import('./rendered/amplifier-rack.ts') },
  'sender-front': { bytes: 7946, load: () => import('./rendered/sender-front.ts') },
  'ceiling-speaker': { bytes: 28784, load: () => import('./rendered/ceiling-speaker.ts') },
  'garden-stone': { bytes: 13524, load: () => import('./rendered/garden-stone.ts') },
  'cable': { bytes: 21666, load: () => import('./rendered/cable.ts') },
  'small-box': { bytes: 7444, load: () => import('./rendered/small-box.ts') },
} as const;
