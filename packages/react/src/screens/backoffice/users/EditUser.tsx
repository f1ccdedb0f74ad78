import { LAST_ADMINISTRATOR, type User, type UserForm, userForm, users } from '@carillon/protocol/account';
import { useCarillon } from '../../../hooks/context.ts';
import { usePaths } from '../../../hooks/page/usePaths.ts';
import { useSession } from '../../../hooks/platform/useSession.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { accountTexts } from '../../../messages/en/account.ts';
import { userFormTexts } from '../../../messages/en/userForm.ts';
import { usersTexts } from '../../../messages/en/users.ts';
import { errorText } from '../../../messages/errorText.ts';
import { FormScreen } from '../../../patterns/form/FormScreen.tsx';
import { useRecordForm } from '../../../patterns/form/stored/useRecordForm.ts';
import { Banner, Link, stack } from '../../../ui/index.ts';
import { ResendVerification } from './ResendVerification.tsx';
import { UserFacts } from './UserFacts.tsx';
import { UserFields } from './UserFields.tsx';

/** A person with the password that somebody types for them: none is ever read. */
const editedUsers = {
  ...users,
  body: userForm,
  start: { ...users.start, password: '' },
  toForm: (person: User): UserForm => ({ ...users.toForm(person), password: '' }),
};

/** Changes and deletes a person (D2, USR-06 to USR-09, USR-11). */
export function EditUser({ id }: { id: number }) {
  const t = useMessages(usersTexts, userFormTexts);
  const paths = usePaths();
  const { user } = useSession();
  const form = useRecordForm(editedUsers, {
    id,
    areas: [accountTexts],
    listFacts: ({ first_name, last_name, location, username, role, verified, blocked }) => [
      [t('user.firstName'), first_name],
      [t('user.lastName'), last_name],
      [t('user.location'), location],
      [t('user.email'), username],
      [t('user.role'), role ? t(`user.role.${role}`) : ''],
      [t('user.verify'), t(verified ? 'user.verified' : 'user.notVerified')],
      [t('user.block'), t(blocked ? 'user.blocked' : 'user.notBlocked')],
    ],
    listPath: paths.users,
    savedText: () => ({ title: t('user.edited.title'), detail: t('user.edited', { id: String(id) }) }),
    deletedText: () => ({ title: t('user.removed.title'), detail: t('user.removed', { id: String(id) }) }),
  });
  const { record, step, name } = form;
  const isLast = step.status === 'refused' && errorText(t, step.error) === LAST_ADMINISTRATOR;
  return (
    <FormScreen
      form={form}
      title={t('user.edit')}
      listTitle={t('users.name')}
      fieldCount={8}
      facts={name ?? ''}
      hasNoDates
      aside={
        <div className={stack}>
          {user?.id === id && <OwnAccount />}
          <UserFacts user={record} />
        </div>
      }
      words={{
        submit: t('user.save'),
        deleteDetail: t('users.delete.question', { names: name ?? '' }),
        deleteReason: (error) => (error === LAST_ADMINISTRATOR ? t('user.lastAdmin') : error),
      }}
      refusal={{
        kind: 'warning',
        title: t('user.edit.failed'),
        children: isLast ? t('user.lastAdmin') : undefined,
      }}
    >
      <UserFields form={form} isPasswordOptional>
        {record && !record.verified && !record.blocked && <ResendVerification email={record.username} />}
      </UserFields>
    </FormScreen>
  );
}

/** It is one's own: what comes of that, and where one's own things are. */
function OwnAccount() {
  const t = useMessages(usersTexts, userFormTexts);
  const { paths, hasPage } = useCarillon('OwnAccount');
  const profile = hasPage('profile') ? (
    <Link variant="inherit" href={paths.profile}>
      {t('user.own.profile')}
    </Link>
  ) : undefined;
  return (
    <Banner kind="info" title={t('user.own')} action={profile}>
      {t('user.own.detail')}
    </Banner>
  );
}
