import type { CarillonClient } from '@carillon/client';
import { useCarillon } from '../context.ts';

/**
 * Writes the address of a picture by its `path`, whole or in a smaller size (MED-03).
 *
 * @example <img src={mediaUrl(media.path, 'thumb')} alt={media.description} />
 */
export function useMediaUrl(): CarillonClient['mediaUrl'] {
  return useCarillon('useMediaUrl').client.mediaUrl;
}
