import type { Area } from '../area.ts';

/** The medias list and the media form (S2, MED-01, MED-02). */
export const mediasTexts = {
  name: 'medias',
  texts: {
    'medias.name': 'Media',
    'medias.title': 'Manage medias.',
    'medias.empty': 'No media added yet',
    'medias.empty.detail': 'Products show the pictures you add here.',
    'media.add': 'Add Media',
    'media.edit': 'Edit Media',
    'media.file': 'File',
    'media.file.reason': 'PNG, JPEG, WebP or GIF, at most 10 MB',
    'media.picture': 'Picture',
    'media.picture.reason': '650 px preview',
    'media.version': '{name}, {size}',
    'media.size': 'Size',
    'media.description': 'Description',
    'media.description.reason': 'Read aloud where the picture stands',
    'media.tags': 'Tags',
    'media.tagCount': { one: '{count} tag', other: '{count} tags' },
    'media.use': 'Where it is used',
    'media.use.products': 'Products',
  },
} as const satisfies Area;
