import type { UserForm } from '@carillon/protocol/account';
import type { ReactNode } from 'react';
import { useMessages } from '../../../hooks/useMessages.ts';
import { userFormTexts } from '../../../messages/en/userForm.ts';
import { usersTexts } from '../../../messages/en/users.ts';
import { FlagField } from '../../../patterns/form/FlagField.tsx';
import { FormSection } from '../../../patterns/form/FormSection.tsx';
import { LateToggleGroup } from '../../../patterns/form/lateFields.ts';
import { NewPasswordField } from '../../../patterns/form/NewPasswordField.tsx';
import type { FormState } from '../../../patterns/form/useForm.ts';
import { Mail, TextArea, TextField } from '../../../ui/index.ts';
import * as styles from './users.css.ts';

export interface UserFieldsProps {
  form: Pick<FormState<UserForm>, 'field' | 'values'>;
  /** The one that there is stays where none is typed. */
  isPasswordOptional?: boolean;
  /** Below the rights. */
  children?: ReactNode;
}

/** Who somebody is, how they log in, and what they may do: of Add User and Edit User (USR-05, USR-06, USR-07). */
export function UserFields({ form, isPasswordOptional, children }: UserFieldsProps) {
  const t = useMessages(usersTexts, userFormTexts);
  const { field, values } = form;
  const { value: role, ...roleField } = field('role');
  const { value: verified, ...verifiedField } = field('verified');
  const { value: blocked, ...blockedField } = field('blocked');
  return (
    <>
      <FormSection title={t('user.person')}>
        {/* Of somebody else: a browser would offer one's own. */}
        <div className={styles.names}>
          <TextField label={t('user.firstName')} autoComplete="off" {...field('first_name')} />
          <TextField label={t('user.lastName')} autoComplete="off" {...field('last_name')} />
        </div>
        <TextArea
          label={t('user.location')}
          rows={2}
          className={styles.wide}
          autoComplete="off"
          {...field('location')}
        />
      </FormSection>
      <FormSection title={t('user.login')}>
        <TextField
          label={t('user.email')}
          type="email"
          icon={Mail}
          autoComplete="off"
          {...field('username')}
        />
        <NewPasswordField
          label={t('user.password')}
          {...(isPasswordOptional && { optionalText: t('user.password.optional') })}
          {...field('password')}
          value={values.password ?? ''}
        />
      </FormSection>
      <FormSection title={t('user.rights')} reason={t('user.rights.reason')}>
        <LateToggleGroup
          label={t('user.role')}
          isFullWidth
          hasNoMessage
          options={[
            { value: 'user', label: t('user.role.user') },
            { value: 'admin', label: t('user.role.admin') },
          ]}
          value={role ?? null}
          {...roleField}
        />
        <FlagField
          label={t('user.verify')}
          isFullWidth
          hasNoMessage
          words={(is) => t(is ? 'user.verified' : 'user.notVerified')}
          value={verified ?? null}
          {...verifiedField}
        />
        <FlagField
          label={t('user.block')}
          isFullWidth
          words={(is) => t(is ? 'user.blocked' : 'user.notBlocked')}
          value={blocked ?? null}
          {...blockedField}
        />
        {children}
      </FormSection>
    </>
  );
}
