import type { Area } from '../area.ts';

/** The tags list and the tag form (S2, TAG-01, TAG-02). */
export const tagsTexts = {
  name: 'tags',
  texts: {
    'tags.name': 'Tags',
    'tags.title': { one: 'Manage {shown} of {count} tag.', other: 'Manage {shown} of {count} tags.' },
    'tags.title.loading': 'Manage tags.',
    'tags.add': 'Add Tag',
    'tags.empty': 'No tag added yet',
    'tags.empty.detail': 'Medias and products that carry the same tag are easy to find.',
    'tags.failed': 'The tags could not be loaded.',
    'tag.add': 'Add Tag',
    'tag.edit': 'Edit Tag',
    'tag.failed': 'The tag could not be loaded.',
    'tag.section': 'Tag',
    'tag.name': 'Name',
    'tag.public': 'Who sees it',
    'tag.public.hint': 'Public tags are offered to everybody.',
    'tag.public.yes': 'Public',
    'tag.public.no': 'Only me',
    'tag.color': 'Colour',
    'tag.color.reason': 'Its text is always readable on it',
    'tag.use': 'Where it is used',
    'tag.medias': { one: '{count} media', other: '{count} medias' },
    'tag.products': { one: '{count} product', other: '{count} products' },
    'tag.devices': { one: '{count} device', other: '{count} devices' },
  },
} as const satisfies Area;
