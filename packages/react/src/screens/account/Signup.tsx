import { type ReactNode, useState } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { loginTexts } from '../../messages/en/login.ts';
import { signupTexts } from '../../messages/en/signup.ts';
import { NewPasswordField } from '../../patterns/form/NewPasswordField.tsx';
import { lazyPart } from '../../patterns/part/lazyPart.tsx';
import { Button, Checkbox, Link, Mail, TextField } from '../../ui/index.ts';
import { asScreen } from '../ScreenBoundary.tsx';
import { AccountForm } from './AccountForm.tsx';
import * as styles from './AccountPage.css.ts';
import { AccountPage } from './AccountPage.tsx';
import { useSignup } from './useSignup.ts';

const TermsDialog = lazyPart(() => import('./TermsDialog.tsx'));

export interface SignupProps {
  /** The terms to agree to; without them, ours. */
  terms?: ReactNode;
}

/** A visitor becomes a person with an account (S2, /backend/signup). */
export const Signup = asScreen('Signup', function Signup({ terms }: SignupProps) {
  const t = useMessages(loginTexts, signupTexts);
  const { paths, hasPage } = useCarillon('Signup');
  const { form, takenEmail } = useSignup();
  const { field } = form;
  const { value: hasAgreed, onChange: setAgreed, ...agreement } = field('terms');
  const [isReading, setReading] = useState(false);
  return (
    <AccountPage
      isWide
      title={t('login.signup')}
      links={
        hasPage('login') && (
          <span>
            {t('signup.known')} <Link href={paths.login}>{t('login.title')}</Link>
          </span>
        )
      }
    >
      <AccountForm
        form={form}
        submitLabel={t('login.signup')}
        pendingText={t('signup.running')}
        refusal={
          takenEmail === undefined
            ? undefined
            : {
                kind: 'warning',
                title: t('signup.exists.title'),
                children: t('signup.exists', { email: takenEmail }),
                action: hasPage('forgotPassword') && (
                  <Link variant="inherit" href={paths.forgotPassword}>
                    {t('login.forgot')}
                  </Link>
                ),
              }
        }
      >
        <div className={styles.pair}>
          <TextField label={t('signup.name')} autoComplete="given-name" {...field('name')} />
          <TextField label={t('signup.surname')} autoComplete="family-name" {...field('surname')} />
        </div>
        <TextField label={t('signup.location')} autoComplete="street-address" {...field('location')} />
        <TextField
          label={t('login.email')}
          type="email"
          autoComplete="username"
          icon={Mail}
          hint={t('signup.email.hint')}
          {...field('email')}
        />
        <NewPasswordField label={t('login.password')} {...field('password')} />
        <div className={styles.agreement}>
          <Checkbox isSelected={hasAgreed} onChange={setAgreed} {...agreement}>
            {t('signup.agree')}
          </Checkbox>
          <Button variant="quiet" size="s" className={styles.read} onPress={() => setReading(true)}>
            {t('signup.read')}
          </Button>
        </div>
      </AccountForm>
      {isReading && (
        <TermsDialog
          terms={terms}
          onAgree={() => {
            setAgreed(true);
            setReading(false);
          }}
          onClose={() => setReading(false)}
        />
      )}
    </AccountPage>
  );
});
