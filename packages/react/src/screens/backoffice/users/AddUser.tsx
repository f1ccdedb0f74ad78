import { NEW_USER, toNewUserBody, type UserForm, users } from '@carillon/protocol/account';
import { usePaths } from '../../../hooks/page/usePaths.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { accountTexts } from '../../../messages/en/account.ts';
import { userFormTexts } from '../../../messages/en/userForm.ts';
import { usersTexts } from '../../../messages/en/users.ts';
import { FormScreen } from '../../../patterns/form/FormScreen.tsx';
import { useAddForm } from '../../../patterns/form/stored/useAddForm.ts';
import { UserFields } from './UserFields.tsx';

/** A new person, typed in the fields of those who are there. */
const newUsers = {
  ...users,
  added: {
    ...users.added,
    start: NEW_USER as UserForm,
    toBody: ({ password = '', role, verified, blocked, ...names }: UserForm) =>
      toNewUserBody({
        ...names,
        password,
        role: role ?? NEW_USER.role,
        verified: verified ?? NEW_USER.verified,
        blocked: blocked ?? NEW_USER.blocked,
      }),
  },
};

/** Creates a person (S2, USR-05). */
export function AddUser() {
  const t = useMessages(usersTexts, userFormTexts);
  const form = useAddForm(newUsers, {
    areas: [accountTexts],
    savedText: () => ({ title: t('user.added.title'), detail: t('user.added') }),
    listPath: usePaths().users,
  });
  return (
    <FormScreen form={form} title={t('user.add')} listTitle={t('users.name')} fieldCount={8}>
      <UserFields form={form} />
    </FormScreen>
  );
}
