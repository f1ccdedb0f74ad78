import { PASSWORD_RULES, PASSWORD_SPECIALS, type PasswordRule } from '@carillon/protocol/account';
import { useId } from 'react';
import { useMessages } from '../../hooks/useMessages.ts';
import { accountTexts } from '../../messages/en/account.ts';
import { loginTexts } from '../../messages/en/login.ts';
import { Check, Circle, Icon, Lock, PasswordField, X } from '../../ui/index.ts';
import * as styles from './NewPasswordField.css.ts';
import type { FormField } from './useForm.ts';

export interface NewPasswordFieldProps extends Omit<FormField<string>, 'isReadOnly'> {
  label: string;
  optionalText?: string;
  isReadOnly?: boolean;
}

// The rules as they are read, with no order of their own in the contract.
const RULES: readonly PasswordRule[] = ['length', 'lowercase', 'uppercase', 'digit', 'special'];

const icons = { open: Circle, met: Check, wrong: X };

/** A password that somebody makes up: what it needs stands below it, and what of that it has already (S5). */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const t = useMessages(loginTexts, accountTexts);
  const rulesId = useId();
  const { value, errorText } = props;
  return (
    <div className={styles.field}>
      <PasswordField
        {...props}
        autoComplete="new-password"
        showLabel={t('login.show')}
        hideLabel={t('login.hide')}
        capsLockText={t('login.capsLock')}
        icon={Lock}
        aria-describedby={rulesId}
        hasNoMessage={errorText === undefined}
      />
      <ul id={rulesId} aria-label={t('password.rules')} className={styles.rules}>
        {RULES.map((rule) => {
          const isMet = PASSWORD_RULES[rule].test(value);
          const state = isMet ? 'met' : errorText === undefined ? 'open' : 'wrong';
          return (
            <li key={rule} className={styles.rule[state]}>
              <Icon icon={icons[state]} size={14} className={styles.mark[state]} />
              {t(`password.${rule}`, { characters: PASSWORD_SPECIALS })}
              <span className={styles.state}>{t(isMet ? 'password.met' : 'password.missing')}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
