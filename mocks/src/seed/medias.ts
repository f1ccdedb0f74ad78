import type { Media } from '@carillon/protocol';
import { seedPictureLength, seedPicturePath } from '../media/drawing.ts';
import { ADMIN_ID } from './people.ts';

/** A picture of the seed: of its tags only the ids are read, and what shows it is counted. */
export type MediaSeed = Omit<Media, 'tags' | 'product_count'> & {
  readonly tags: readonly { readonly id: number }[];
};

const pictures: readonly (readonly [description: string, ...tag_ids: number[]])[] = [
  ['Wall player with two loudspeakers, from the front', 1],
  ['Relay sender in its rack, three outputs', 2, 4],
  ['Small player for a shop counter', 1, 6],
  ['Twin player beside a café door', 1],
  ['Rack of three receivers', 2],
  ['Player for one room, without its cover', 3],
  ['Two loudspeakers of a market hall', 4],
  ['Sender of a bell tower, weatherproof', 4, 5],
  ['Player for a lobby, brown housing', 1, 7],
  ['Twin receiver with the lamps on', 3],
  ['Sender with three encoders, from the front', 2],
  ['Desk player with a single loudspeaker', 6],
  ['Player for a waiting room', 1],
  ['Rack unit, dark housing'],
  ['Outdoor player before it is mounted', 5],
  ['Twin player, spare part', 7],
  ['Warehouse set with three loudspeakers', 3, 4],
  ['Player for a classroom', 6],
  ['Receiver and its second channel', 2],
  ['Sender on the shelf of the workshop'],
  ['Player of the first series', 7],
  ['Pair of loudspeakers, green'],
  ['Set of three for a station', 3, 5],
  ['Player on the way to a customer', 5],
];

/** Pictures that are drawn when somebody looks at them: nothing of them is kept (docs/development-platform.md). */
export const medias: readonly MediaSeed[] = pictures.map(([description, ...tag_ids], i) => {
  const id = i + 1;
  const at = new Date(Date.UTC(2026, 0, 6, 9, id)).toISOString();
  return {
    id,
    path: seedPicturePath(id),
    description,
    type: 'image/png',
    file_size: seedPictureLength(id),
    user_id: ADMIN_ID,
    tags: tag_ids.map((tag_id) => ({ id: tag_id })),
    created_at: at,
    updated_at: at,
  };
});
