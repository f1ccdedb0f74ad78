import { useMessages } from '../../hooks/useMessages.ts';
import { recoverTexts } from '../../messages/en/recover.ts';
import type { FormField } from '../../patterns/form/useForm.ts';
import { KeyRound, TextField } from '../../ui/index.ts';

/** The token of an e-mail, for those who paste it (ACC-06). */
export function TokenField(field: FormField<string>) {
  const t = useMessages(recoverTexts);
  return (
    <TextField
      label={t('recover.token')}
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck="false"
      icon={KeyRound}
      hint={t('recover.token.hint')}
      {...field}
    />
  );
}
