import type { FastEdit } from '@carillon/protocol/account';
import { useMessages } from '../../../hooks/useMessages.ts';
import { fastEditTexts } from '../../../messages/en/fastEdit.ts';
import { usersTexts } from '../../../messages/en/users.ts';
import { ToggleGroup } from '../../../ui/index.ts';
import * as styles from './users.css.ts';

export interface FastEditFieldsProps {
  value: FastEdit;
  onChange: (value: FastEdit) => void;
}

const toChoice = (flag: boolean | null | undefined) => (flag == null ? 'asIs' : flag ? 'yes' : 'no');

/** What is changed of several people; "As is" changes nothing. A module of its own: loaded when it is asked. */
export default function FastEditFields({ value, onChange }: FastEditFieldsProps) {
  const t = useMessages(usersTexts, fastEditTexts);
  const asIs = { value: 'asIs', label: t('users.asIs') } as const;
  const flag = (name: 'verified' | 'blocked', label: string, yes: string, no: string) => (
    <ToggleGroup
      label={label}
      isFullWidth
      hasNoMessage
      options={[asIs, { value: 'yes', label: yes }, { value: 'no', label: no }]}
      value={toChoice(value[name])}
      onChange={(choice) => onChange({ ...value, [name]: choice === 'asIs' ? null : choice === 'yes' })}
    />
  );
  return (
    <div className={styles.choices}>
      <ToggleGroup
        label={t('user.role')}
        isFullWidth
        hasNoMessage
        options={[
          asIs,
          { value: 'user', label: t('user.role.user') },
          { value: 'admin', label: t('user.role.admin') },
        ]}
        value={value.role ?? 'asIs'}
        onChange={(role) => onChange({ ...value, role: role === 'asIs' ? null : role })}
      />
      {flag('verified', t('user.verify'), t('user.verified'), t('user.notVerified'))}
      {flag('blocked', t('user.block'), t('user.blocked'), t('user.notBlocked'))}
      <p className={styles.hint}>{t('users.asIs.hint')}</p>
    </div>
  );
}
