import { parseStreamUri } from '@carillon/protocol/stream';
import { useMessages } from '../../../hooks/useMessages.ts';
import { eventFormsTexts } from '../../../messages/en/eventForms.ts';
import type { FormField } from '../../../patterns/form/useForm.ts';
import { PasswordField, TextField } from '../../../ui/index.ts';
import * as styles from './EventForm.css.ts';
import { kept } from './kept.ts';
import { NumberField } from './lazyFields.ts';
import { TryStream } from './TryStream.tsx';

export interface StreamFieldsProps {
  address: FormField<string>;
  user: FormField<string>;
  password: FormField<string>;
  timeout: FormField<number | null>;
  /** It may be left empty. */
  isOptional?: boolean;
}

/** Where a stream comes from (D5, Playback stream). An address with a login in it is taken apart into its fields. */
export const StreamFields = kept(function StreamFields({
  address,
  user,
  password,
  timeout,
  isOptional,
}: StreamFieldsProps) {
  const t = useMessages(eventFormsTexts);

  /** A login must not stay in an address, where it would be shown to everybody who looks on (PBK-02). */
  function takeApart(text: string): boolean {
    const parts = parseStreamUri(text.trim());
    if (!parts || (!parts.user && !parts.password)) return false;
    address.onChange(parts.address);
    user.onChange(parts.user);
    password.onChange(parts.password);
    return true;
  }

  return (
    <>
      <div className={styles.stream}>
        <TextField
          className={styles.streamAddress}
          label={t('eventForms.address')}
          optionalText={isOptional ? t('eventForms.optional') : undefined}
          inputMode="url"
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
          {...address}
          onChange={(text) => {
            // More than a letter at once was pasted or dropped; what is typed waits until the field is left.
            const isPasted = Math.abs(text.length - address.value.length) > 1;
            if (!isPasted || !takeApart(text)) address.onChange(text);
          }}
          onBlur={() => void takeApart(address.value)}
        />
        <LoginFields user={user} password={password} timeout={timeout} />
      </div>
      <TryStream address={address.value} hasLogin={user.value !== '' || password.value !== ''} />
    </>
  );
});

/** A user, a password and how long to wait. */
export function LoginFields({
  user,
  password,
  timeout,
}: Pick<StreamFieldsProps, 'user' | 'password' | 'timeout'>) {
  const t = useMessages(eventFormsTexts);
  return (
    <>
      <TextField
        label={t('eventForms.user')}
        optionalText={t('eventForms.optional')}
        autoComplete="off"
        autoCorrect="off"
        spellCheck="false"
        {...user}
      />
      <PasswordField
        label={t('eventForms.password')}
        optionalText={t('eventForms.optional')}
        // That of a stream, which no password manager is to fill in.
        autoComplete="off"
        showLabel={t('eventForms.password.show')}
        hideLabel={t('eventForms.password.hide')}
        {...password}
      />
      <NumberField
        label={t('eventForms.timeout')}
        unit={t('eventForms.seconds')}
        hint={t('eventForms.range')}
        {...timeout}
      />
    </>
  );
}
