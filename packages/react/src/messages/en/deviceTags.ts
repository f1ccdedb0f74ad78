import type { Area } from '../area.ts';

/** A person's tags for devices (D2, Tags list). */
export const deviceTagsTexts = {
  name: 'deviceTags',
  texts: {
    'deviceTags.title': 'Tags',
    'deviceTags.counts': { one: 'Manage {count} tag.', other: 'Manage {count} tags.' },
    'deviceTags.counts.loading': 'Manage tags.',
    'deviceTags.empty': 'No tags created yet',
    'deviceTags.empty.detail': 'A tag groups devices: by place, by use, or by who looks after them.',
    'deviceTags.failed': 'The tags could not be loaded.',
    'deviceTags.assigned': 'Assigned {count}',
    'deviceTags.create': 'Create Tag',
    'deviceTags.create.failed': 'Cannot Create Tag',
    'deviceTags.edit': 'Edit',
    'deviceTags.edit.title': 'Edit Tag',
    'deviceTags.edit.one': 'Select one tag to edit it',
    'deviceTags.edit.failed': 'Failed to Edit',
    'deviceTags.field.name': 'Name',
    'deviceTags.field.color': 'Color',
    'deviceTags.used.title': 'Cannot Delete Tag',
    'deviceTags.used': '{name} is still associated with {count} device(s)',
  },
} as const satisfies Area;
