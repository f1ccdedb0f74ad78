import type { Tag, TagVariant } from '@carillon/protocol';
import { ADMIN_ID, OWNER_ID } from './people.ts';

/** A tag with whose it is; how many pictures and products carry it is counted. */
export type TagSeed = Omit<Tag, 'media_count' | 'product_count' | 'device_count'> & {
  readonly user_id: number;
};

const named: readonly (readonly [name: string, variant: TagVariant, isPublic?: false])[] = [
  ['Player', 'primary'],
  ['Sender', 'secondary'],
  ['In stock', 'success'],
  ['Last pieces', 'danger'],
  ['Outdoor', 'warning'],
  ['Small rooms', 'info'],
  ['Rack', 'dark'],
  ['New', 'success'],
  ['Accessory', 'secondary'],
  ['Loudspeaker', 'primary'],
  ['Power over Ethernet', 'info'],
  ['Refurbished', 'warning'],
  ['To be photographed', 'dark', false],
  ['Ask for a better price', 'danger', false],
];

const tag = (id: number, user_id: number, name: string, variant: TagVariant, isPublic = true): TagSeed => {
  const at = new Date(Date.UTC(2026, 0, 5, 10, id)).toISOString();
  return { id, user_id, name, variant, public: isPublic, created_at: at, updated_at: at };
};

/** Of every colour, most of them for everybody; the owner of devices has one of their own. */
export const tags: readonly TagSeed[] = [
  ...named.map(([name, variant, isPublic], i) => tag(i + 1, ADMIN_ID, name, variant, isPublic)),
  tag(named.length + 1, OWNER_ID, 'Wish list', 'info', false),
];
