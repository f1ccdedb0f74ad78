import type { Area } from '../area.ts';

/** The pictures of a product on the whole page (SHP-02). */
export const galleryTexts = {
  name: 'gallery',
  texts: {
    'gallery.place': '{number} of {count}',
    'gallery.previous': 'Previous picture',
    'gallery.next': 'Next picture',
    'gallery.smaller': 'Smaller',
    'gallery.larger': 'Larger',
    'gallery.whole': 'The whole picture is shown.',
    'gallery.largest': 'This is the largest size.',
    'gallery.close': 'Close',
  },
} as const satisfies Area;
