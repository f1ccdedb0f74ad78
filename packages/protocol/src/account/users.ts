import { bothWays, defineEntity } from '../entity/entity.ts';
import { NEW_USER, toNewUserBody, toUserChanges, toUserForm } from './forms.ts';
import { newUserBody, user, userChanges, userDetail } from './user.ts';

/**
 * People (S3, S7). Role, verified and blocked are changed by administrators only; a new e-mail address has to be verified.
 * A person is deleted with everything that is theirs.
 */
export const users = defineEntity({
  one: 'User',
  many: 'Users',
  path: '/accounts',
  idName: 'userId',
  addPath: '/create',
  access: { see: 'admin', save: 'owner', read: 'owner', add: 'admin' },
  record: user,
  detail: userDetail,
  body: userChanges,
  added: { body: newUserBody, start: NEW_USER, toBody: toNewUserBody },
  getName: ({ first_name, last_name }) => `${first_name} ${last_name}`,
  searched: ['first_name', 'last_name', 'username'],
  orders: [
    ...bothWays('first_name', 'last_name', 'username'),
    ...([
      'verified',
      'not_verified',
      'blocked',
      'not_blocked',
      'admin',
      'user',
      'last_created',
      'last_edit',
    ] as const),
  ],
  refusals: { username: ['{value} is already registered.'] },
  // What Edit User shows before the person is there.
  start: { first_name: '', last_name: '', location: '', username: '' },
  toForm: toUserForm,
  toBody: toUserChanges,
});
