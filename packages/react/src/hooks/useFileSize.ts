import { fileSize } from '@carillon/protocol/catalog';
import { uploadTexts } from '../messages/en/upload.ts';
import { useFormat } from './useFormat.ts';
import { useMessages } from './useMessages.ts';

/** Writes the size of a file: '980 bytes', '84.20 KB', '3.40 MB' (S9). */
export function useFileSize(): (bytes: number) => string {
  const t = useMessages(uploadTexts);
  const { number } = useFormat();
  return (bytes) => {
    const { value, unit } = fileSize(bytes);
    return t('upload.size', { size: number(value, 2), unit });
  };
}
