import { fileSize, MAX_UPLOAD_BYTES, UPLOAD_TYPES } from '@carillon/protocol/catalog';
import type { Ref } from 'react';
import { useMediaUrl } from '../../hooks/platform/useMediaUrl.ts';
import { useFormat } from '../../hooks/useFormat.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { backofficeTexts } from '../../messages/en/backoffice.ts';
import { uploadTexts } from '../../messages/en/upload.ts';
import type { FieldProps } from '../../ui/fields/FieldParts.tsx';
import { FileDrop } from '../../ui/index.ts';
import type { FormState } from './useForm.ts';

export interface PictureFieldProps extends FieldProps {
  /** Whose sending it tells. The bar then says no more of it: `hasOwnProgress` of the form. */
  form: Pick<FormState<object>, 'step' | 'onStop'>;
  /** null while none is chosen. */
  value: File | null;
  onChange: (file: File | null) => void;
  /** The `path` of the picture that is there, until another is chosen. */
  currentPath?: string | undefined;
  inputRef?: Ref<HTMLButtonElement>;
}

/**
 * A picture in a form: chosen or dropped, judged before it is sent, and seen; while the form is sent, how much of it has
 * left, with Stop (MED-02). What was chosen stays for another try (FLT-082).
 *
 * @example <PictureField label={t('media.file')} form={form} {...form.field('upload')} />
 */
export function PictureField({ form, value, currentPath, ...field }: PictureFieldProps) {
  const t = useMessages(uploadTexts, backofficeTexts);
  const { number } = useFormat();
  const mediaUrl = useMediaUrl();
  const { step, onStop } = form;
  function formatSize(bytes: number) {
    const { value, unit } = fileSize(bytes);
    return t('upload.size', { size: number(value, 2), unit });
  }
  const progress = value && step.status === 'sending' ? step.progress : undefined;
  return (
    <FileDrop
      {...field}
      file={value}
      accept={UPLOAD_TYPES}
      maxBytes={MAX_UPLOAD_BYTES}
      formatSize={formatSize}
      currentUrl={currentPath === undefined ? undefined : mediaUrl(currentPath, 'small')}
      progress={progress}
      progressText={
        value && progress !== undefined
          ? t('upload.sent', {
              percent: number(Math.floor(progress * 100)),
              sent: formatSize(Math.floor(value.size * progress)),
              size: formatSize(value.size),
            })
          : undefined
      }
      onCancel={onStop}
      labels={{
        pick: t('upload.pick'),
        drop: t('upload.drop'),
        remove: t('upload.remove'),
        cancel: t('upload.stop'),
        progress: t('upload.sending'),
        refused: {
          type: t('problem.media.fileType'),
          empty: t('problem.media.file'),
          size: t('problem.media.fileSize'),
        },
      }}
    />
  );
}
