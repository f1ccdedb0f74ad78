import {
  findPictureProblem,
  MAX_UPLOAD_BYTES,
  type Media,
  type PictureProblem,
  UPLOAD_TYPES,
} from '@carillon/protocol/catalog';
import { type Ref, useEffect, useRef } from 'react';
import { useMediaUrl } from '../../hooks/platform/useMediaUrl.ts';
import { useFileSize } from '../../hooks/useFileSize.ts';
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
  /** The picture that is there, until another is chosen. */
  current?: Pick<Media, 'path' | 'file_size'> | undefined;
  inputRef?: Ref<HTMLButtonElement>;
}

/** What is said of what is in a file. */
const REASONS = {
  type: 'problem.media.fileType',
  name: 'upload.name',
  pixels: 'upload.pixels',
} as const satisfies Record<PictureProblem, string>;

/**
 * A picture in a form: chosen or dropped, judged by what is in it before it is sent (FLT-081), and seen; while the form is
 * sent, how much of it has left, with Stop (MED-02). What was chosen stays for another try (FLT-082); who leaves the page
 * breaks it off.
 *
 * @example <PictureField label={t('media.file')} form={form} {...form.field('upload')} />
 */
export function PictureField({ form, value, current, ...field }: PictureFieldProps) {
  const t = useMessages(uploadTexts, backofficeTexts);
  const { number } = useFormat();
  const formatSize = useFileSize();
  const mediaUrl = useMediaUrl();
  const { step, onStop } = form;
  const stop = useRef(onStop);
  useEffect(() => {
    stop.current = onStop;
  });
  useEffect(() => () => stop.current(), []);

  async function check(file: File) {
    const bytes = await file.arrayBuffer().catch(() => null);
    if (!bytes) return t('upload.unread');
    const problem = findPictureProblem(new Uint8Array(bytes), file.type);
    return problem && t(REASONS[problem]);
  }

  const progress = value && step.status === 'sending' ? step.progress : undefined;
  return (
    <FileDrop
      {...field}
      file={value}
      accept={UPLOAD_TYPES}
      maxBytes={MAX_UPLOAD_BYTES}
      check={check}
      formatSize={formatSize}
      current={
        current && { url: mediaUrl(current.path, 'small'), name: current.path, size: current.file_size }
      }
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
        pick: t(value || current ? 'upload.change' : 'upload.pick'),
        drop: t('upload.drop'),
        remove: t(current ? 'upload.keep' : 'upload.remove'),
        cancel: t('upload.stop'),
        progress: t('upload.sending'),
        refused: {
          type: t('problem.media.fileType'),
          empty: t('upload.empty'),
          size: t('problem.media.fileSize'),
        },
      }}
    />
  );
}
