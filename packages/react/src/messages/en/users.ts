import type { Area } from '../area.ts';

/** The people: their list, and what each form of one says as well (S2, D2, USR-01 to USR-04). */
export const usersTexts = {
  name: 'users',
  texts: {
    'users.name': 'Users',
    'users.title': 'User List',
    'users.counts': 'Retrieved {count} user(s).',
    'users.counts.loading': 'Retrieving users.',
    'users.create': 'Create User',
    'users.empty': 'No user added yet',
    'users.empty.detail': 'Whoever signs up is listed here, and whoever you create.',
    'users.email': 'Email',
    'users.state': 'State',
    'users.created': 'Created at',
    'users.accessed': 'Accessed at',
    'users.you': 'You',
    'users.edit': 'Edit {name}',

    // What somebody is, and may be made
    'user.role': 'Role',
    'user.role.user': 'User',
    'user.role.admin': 'Admin',
    'user.verify': 'Verify',
    'user.verified': 'Verified',
    'user.notVerified': 'NotVerified',
    'user.block': 'Block',
    'user.blocked': 'Blocked',
    'user.notBlocked': 'NotBlocked',
    'user.state.notVerified': 'Not verified',
    'user.lastAdmin': 'At least one administrator must remain.',

    // Several at once
    'users.edit.many': { one: 'Edit {count} user', other: 'Edit {count} users' },
    'users.edit.failed': { one: '{count} user was not saved.', other: '{count} users were not saved.' },
    'users.edited': { one: '{count} user has been saved.', other: '{count} users have been saved.' },
    'users.delete.question':
      '{names} will be deleted permanently, with their addresses and device tags. Their devices can be registered again.',
    'users.delete.confirm': 'I am sure, delete {count} user(s)',
    'users.delete.failed': { one: '{count} user was not deleted.', other: '{count} users were not deleted.' },
    'users.delete.incomplete': 'Some users were not deleted',
    'users.deleted': 'User {id} deleted successfully',
    'users.deletedMany': '{count} users deleted successfully',
  },
} as const satisfies Area;
