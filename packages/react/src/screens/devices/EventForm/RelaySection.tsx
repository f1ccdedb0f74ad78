import { parseSenderUri, type RelayScheme, type SenderUri } from '@carillon/protocol/stream';
import { useMessages } from '../../../hooks/useMessages.ts';
import { eventFormsTexts } from '../../../messages/en/eventForms.ts';
import { FormSection } from '../../../patterns/form/FormSection.tsx';
import type { FormField } from '../../../patterns/form/useForm.ts';
import { TextField } from '../../../ui/index.ts';
import * as styles from './EventForm.css.ts';
import { kept } from './kept.ts';
import { NumberField, ToggleGroup } from './lazyFields.ts';
import { LoginFields } from './StreamFields.tsx';

export type RelayFields = { readonly [Name in keyof SenderUri]: FormField<SenderUri[Name]> } & {
  readonly tls: FormField<boolean>;
  readonly timeout: FormField<number | null>;
};

export interface RelaySectionProps {
  fields: RelayFields;
  /** A whole uri was pasted: all of its parts, with the login. */
  onUri: (uri: SenderUri) => void;
}

/** Where the sound is sent (D5, Sender): a pasted uri is taken apart into its fields. */
export const RelaySection = kept(function RelaySection({ fields, onUri }: RelaySectionProps) {
  const t = useMessages(eventFormsTexts);
  const { scheme, host, port, mountpoint, user, password, timeout, tls } = fields;
  const hasMountpoint = scheme.value === 'icecast';
  const schemes: readonly RelayScheme[] = ['icecast', 'shoutcast'];
  return (
    <FormSection title={t('eventForms.relay')} reason={t('eventForms.relay.reason')}>
      <div className={styles.whole}>
        <ToggleGroup
          label={t('eventForms.scheme')}
          options={schemes.map((value) => ({ value, label: t(`eventForms.scheme.${value}`) }))}
          {...scheme}
        />
      </div>
      <div className={styles.relay}>
        <TextField
          label={t('eventForms.host')}
          inputMode="url"
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
          {...host}
          onChange={(text) => {
            const uri = parseSenderUri(text.trim());
            if (uri) onUri(uri);
            else host.onChange(text);
          }}
        />
        <NumberField label={t('eventForms.port')} formatOptions={{ useGrouping: false }} {...port} />
        {hasMountpoint && (
          <TextField
            className={styles.streamAddress}
            label={t('eventForms.mountpoint')}
            autoComplete="off"
            autoCorrect="off"
            spellCheck="false"
            {...mountpoint}
          />
        )}
      </div>
      <div className={styles.login}>
        <LoginFields user={user} password={password} timeout={timeout} />
        <div className={styles.streamAddress}>
          <ToggleGroup
            label={t('eventForms.connection')}
            options={[
              { value: 'tls', label: t('eventForms.tls') },
              { value: 'plain', label: t('eventForms.plain') },
            ]}
            {...tls}
            value={tls.value ? 'tls' : 'plain'}
            onChange={(value) => tls.onChange(value === 'tls')}
          />
        </div>
      </div>
    </FormSection>
  );
});
