import type { Area } from '../area.ts';

/** The tags list and the tag form (S2, TAG-01, TAG-02). */
export const tagsTexts = {
  name: 'tags',
  texts: {
    'tags.name': 'Tags',
    'tags.title': { one: 'Manage {shown} of {count} tag.', other: 'Manage {shown} of {count} tags.' },
    'tags.title.loading': 'Manage tags.',
    'tags.empty': 'No tag added yet',
    'tags.empty.detail': 'Media and products that share a tag are easy to find.',
    'tag.add': 'Add Tag',
    'tag.edit': 'Edit Tag',
    'tag.section': 'Tag',
    'tag.name': 'Name',
    'tag.public': 'Who can see it',
    'tag.public.hint': 'Public tags are available to everyone.',
    'tag.public.yes': 'Public',
    'tag.public.no': 'Only me',
    'tag.color': 'Color',
    'tag.color.reason': 'Text on it is always readable',
    'tag.use': 'Where it is used',
    'tag.use.medias': 'Media',
    'tag.use.products': 'Products',
    'tag.use.devices': 'Devices',
    'tag.medias': { one: '{count} media', other: '{count} media' },
    'tag.products': { one: '{count} product', other: '{count} products' },
    'tag.devices': { one: '{count} device', other: '{count} devices' },
  },
} as const satisfies Area;
