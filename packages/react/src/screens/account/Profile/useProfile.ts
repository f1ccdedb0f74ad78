import {
  normalizeEmail,
  profileForm,
  toProfileChanges,
  type User,
  type UserDetail,
  type UserForm,
  users,
} from '@carillon/protocol/account';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type Notice, useCarillon } from '../../../hooks/context.ts';
import { useSession } from '../../../hooks/platform/useSession.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { accountTexts } from '../../../messages/en/account.ts';
import { loginTexts } from '../../../messages/en/login.ts';
import { profileTexts } from '../../../messages/en/profile.ts';
import { isAlreadyRegistered } from '../../../messages/errorText.ts';
import { useRecordForm } from '../../../patterns/form/stored/useRecordForm.ts';
import type { StoredFormState } from '../../../patterns/form/stored/useStoredForm.ts';
import { useMailed } from '../useMailed.ts';

/** One's own record of the users, with the words of the profile. */
const profile = {
  ...users,
  body: profileForm,
  start: { first_name: '', last_name: '', location: '', username: '', password: '' },
  toForm: (record: User): UserForm => ({ ...users.toForm(record), password: '' }),
  toBody: toProfileChanges,
};

export interface ProfileState {
  readonly form: StoredFormState<UserDetail, UserForm>;
  /** E-mail and password may be changed. */
  readonly isUnlocked: boolean;
  readonly onUnlock: () => void;
  /** The address that was refused because it belongs to another account (S8). */
  readonly takenEmail: string | undefined;
}

/** One's own account (S2, S4): a new e-mail or password ends the session, and so does its deletion. */
export function useProfile(userId: number): ProfileState {
  const t = useMessages(profileTexts);
  const { navigation, paths, notify, nextLogin } = useCarillon('Profile');
  const { logout, isHandedOver } = useSession();
  const navigate = navigation.useNavigate();
  const mailed = useMailed();
  const [isUnlocked, setUnlocked] = useState(false);
  const [refused, setRefused] = useState<{ error: unknown; email: string }>();

  /** The session is over: at once here, for the server may have ended it before. */
  function end(notice: Notice, to: string) {
    notify(notice);
    // A private screen leads to the login when the session ends: the last navigation counts.
    flushSync(() => void logout());
    if (!isHandedOver) navigate(to, { replace: true });
  }

  const form: ProfileState['form'] = useRecordForm(profile, {
    id: userId,
    areas: [accountTexts, loginTexts],
    listFacts: ({ first_name, last_name, location, username }) => [
      [t('profile.firstName'), first_name],
      [t('profile.lastName'), last_name],
      [t('profile.location'), location],
      [t('profile.email'), username],
    ],
    listPath: paths.home,
    onDebug: (debug) => mailed.onDebug({ use: 'verify', email: normalizeEmail(form.values.username) })(debug),
    async afterSave({ username }, { password }, before) {
      const title = t('profile.saved');
      if (before && username !== before.username) {
        await mailed.told();
        nextLogin.current = username;
        const detail = t('profile.saved.email', { email: username });
        return end({ kind: 'success', title, detail }, paths.login);
      }
      if (password !== undefined) {
        return end({ kind: 'success', title, detail: t('profile.saved.password') }, paths.login);
      }
      setUnlocked(false);
      notify({ kind: 'success', title });
    },
    async afterDelete() {
      end({ kind: 'success', title: t('profile.deleted.title'), detail: t('profile.deleted') }, paths.home);
    },
  });
  const { step } = form;
  const isTaken = step.status === 'refused' && isAlreadyRegistered(step.error);
  // What is typed meanwhile is another address.
  if (isTaken && step.error !== refused?.error) {
    setRefused({ error: step.error, email: normalizeEmail(form.values.username) });
  }
  return {
    form,
    isUnlocked,
    onUnlock: () => setUnlocked(true),
    takenEmail: isTaken ? refused?.email : undefined,
  };
}
