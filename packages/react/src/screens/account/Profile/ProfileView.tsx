import { useState } from 'react';
import { useMessages } from '../../../hooks/useMessages.ts';
import { formTexts } from '../../../messages/en/form.ts';
import { profileTexts } from '../../../messages/en/profile.ts';
import { FormScreen } from '../../../patterns/form/FormScreen.tsx';
import { action } from '../../../patterns/form/FormSection.css.ts';
import { FormSection } from '../../../patterns/form/FormSection.tsx';
import { NewPasswordField } from '../../../patterns/form/NewPasswordField.tsx';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { Button, Lock, LockOpen, Mail, TextField, Trash2 } from '../../../ui/index.ts';
import * as styles from './Profile.css.ts';
import type { ProfileState } from './useProfile.ts';

const UnlockQuestion = lazyPart(() => import('./UnlockQuestion.tsx'));

/** The profile in any of its states. */
export function ProfileView({ form, isUnlocked, onUnlock, takenEmail }: ProfileState) {
  const t = useMessages(profileTexts, formTexts);
  const [isAsking, setAsking] = useState(false);
  const { field } = form;
  const email = form.record?.username ?? '';
  return (
    <FormScreen
      form={form}
      title={t('profile.title')}
      failedTitle={t('profile.failed')}
      fieldCount={5}
      hasOwnDelete
      words={{
        submit: t('form.submit'),
        deleteDetail: t('profile.delete.detail', { email }),
        deleteConfirm: t('profile.delete.confirm'),
      }}
      refusal={
        takenEmail === undefined
          ? undefined
          : {
              kind: 'warning',
              title: t('profile.exists.title'),
              children: t('profile.exists', { email: takenEmail }),
            }
      }
    >
      <FormSection title={t('profile.you')}>
        <TextField label={t('profile.firstName')} autoComplete="given-name" {...field('first_name')} />
        <TextField label={t('profile.lastName')} autoComplete="family-name" {...field('last_name')} />
        <TextField label={t('profile.location')} autoComplete="street-address" {...field('location')} />
      </FormSection>
      <FormSection title={t('profile.login')} reason={t(isUnlocked ? 'profile.unlocked' : 'profile.locked')}>
        <TextField
          key={isUnlocked ? 'unlocked' : 'locked'}
          label={t('profile.email')}
          type="email"
          autoComplete="username"
          icon={isUnlocked ? Mail : Lock}
          hint={isUnlocked ? t('profile.email.hint') : undefined}
          isDisabled={!isUnlocked}
          autoFocus={isUnlocked}
          {...field('username')}
        />
        {isUnlocked ? (
          <NewPasswordField
            label={t('profile.newPassword')}
            optionalText={t('profile.optional')}
            {...field('password')}
            value={form.values.password ?? ''}
          />
        ) : (
          <>
            <TextField
              label={t('profile.password')}
              type="password"
              icon={Lock}
              isDisabled
              // How long it is, nobody knows.
              value="••••••••"
            />
            <div className={styles.unlock}>
              <Button size="f" icon={LockOpen} onPress={() => setAsking(true)}>
                {t('profile.edit')}
              </Button>
            </div>
          </>
        )}
      </FormSection>
      <FormSection title={t('profile.account')}>
        <div className={action}>
          <span>{t('profile.delete.what')}</span>
          <Button
            variant="danger"
            icon={Trash2}
            isDisabled={form.status !== 'ready' || form.onDelete === null}
            onPress={() => form.status === 'ready' && form.onDelete?.()}
          >
            {t('profile.delete')}
          </Button>
        </div>
      </FormSection>
      {isAsking && (
        <UnlockQuestion
          onConfirm={() => {
            setAsking(false);
            onUnlock();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </FormScreen>
  );
}
