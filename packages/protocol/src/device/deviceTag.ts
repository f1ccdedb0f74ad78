import * as z from 'zod/mini';
import { openVariant, readVariant, type TagVariant, tagVariant } from '../catalog/tagVariant.ts';
import { bothWays, defineEntity } from '../entity/entity.ts';
import { count, filled, id, text } from '../field/field.ts';
import { countCharacters } from '../form/characters.ts';
import { trimTexts } from '../form/trim.ts';
import { LIST_PARAMS } from '../list/paramNames.ts';

/** What is saved of a tag for devices (D3, D7). */
export const deviceTagBody = z.object({
  name: filled(32, 'problem.deviceTag.name'),
  icon: z.nullable(text(512)),
  variant: tagVariant,
});
export type DeviceTagBody = z.infer<typeof deviceTagBody>;

/** A person's own tag for devices (D3); `device_count` devices carry it. */
export const deviceTag = z.object({
  id,
  name: z.string(),
  variant: openVariant,
  icon: z.nullable(z.string()),
  device_count: count,
});
export type DeviceTag = z.infer<typeof deviceTag>;

/** A new tag for devices before anything is typed. */
export const NEW_DEVICE_TAG: DeviceTagBody = { name: '', icon: null, variant: 'primary' };

/** What the dialog of a tag starts with. */
export const toDeviceTagForm = ({ name, icon, variant }: DeviceTag): DeviceTagBody => ({
  name,
  icon,
  variant: readVariant(variant) ?? NEW_DEVICE_TAG.variant,
});

/** What the dialog of a tag sends of what was typed, to be checked with `deviceTagBody`. */
export const toDeviceTagBody = (form: DeviceTagBody): DeviceTagBody => trimTexts(form);

/** A person's own tags for devices (D3, D7). */
export const deviceTags = defineEntity({
  one: 'DeviceTag',
  many: 'DeviceTags',
  path: '/device_tags',
  parent: '/{userId}',
  access: { see: 'owner', save: 'owner' },
  record: deviceTag,
  body: deviceTagBody,
  getName: ({ name }) => name,
  searched: ['name'],
  orders: bothWays('name', 'date', 'device'),
  listParams: LIST_PARAMS.deviceTags,
  start: NEW_DEVICE_TAG,
  toForm: toDeviceTagForm,
  toBody: toDeviceTagBody,
});

/** What Enter means in the picker of tags: one that is there, a new one, or nothing that could be a tag. */
export type TypedTag =
  | { readonly kind: 'found'; readonly tag: DeviceTag }
  | { readonly kind: 'new'; readonly body: DeviceTagBody }
  | { readonly kind: 'invalid'; readonly problem: 'problem.deviceTag.name' };

/**
 * Reads what was typed into the picker of tags (D5, Tag): digits are the id of a tag, other text its name, whatever the
 * case; what matches no tag makes a new one if it has more than one character.
 */
export function readTypedTag(
  typed: string,
  tags: readonly DeviceTag[],
  variant: TagVariant = NEW_DEVICE_TAG.variant,
): TypedTag {
  const name = typed.trim();
  const isId = /^\d+$/.test(name);
  const wanted = name.toLowerCase();
  const tag = tags.find(isId ? ({ id }) => String(id) === name : (tag) => tag.name.toLowerCase() === wanted);
  if (tag) return { kind: 'found', tag };
  const length = countCharacters(name);
  if (isId || length < 2 || length > 32) return { kind: 'invalid', problem: 'problem.deviceTag.name' };
  return { kind: 'new', body: { name, icon: null, variant } };
}
