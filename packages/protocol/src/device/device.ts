import * as z from 'zod/mini';

/** A label: printed on the device, unique, and safe as one level of a topic. */
export const DEVICE_LABEL_PATTERN = /^[A-Za-z0-9_-]{1,32}$/;

export const deviceLabel = z.string().check(z.regex(DEVICE_LABEL_PATTERN));

/** A registered device as the platform answers it (D3). `device_id` is the label; times are ISO 8601 UTC. */
export const device = z.object({
  id: z.int().check(z.positive()),
  user_id: z.int().check(z.positive()),
  device_id: deviceLabel,
  name: z.string(),
  class_id: z.int(),
  icon_id: z.int(),
  device_tag_id: z.nullable(z.int()),
  created_at: z.string(),
  updated_at: z.string(),
  online: z.enum(['Online', 'Offline']),
  state: z.enum(['play', 'pause']),
});
export type Device = z.infer<typeof device>;

/** The seven colours of tags (D9). */
export const tagVariant = z.enum(['primary', 'secondary', 'success', 'danger', 'warning', 'info', 'dark']);
export type TagVariant = z.infer<typeof tagVariant>;

/** A person's own tag for devices (D3); `device_count` devices carry it. */
export const deviceTag = z.object({
  id: z.int().check(z.positive()),
  name: z.string(),
  variant: tagVariant,
  icon: z.nullable(z.string()),
  device_count: z.int(),
});
export type DeviceTag = z.infer<typeof deviceTag>;

/** A device's picture: vector paths on a 24 x 24 field, or one path of an image on our own origin (D3). */
export const icon = z.object({
  id: z.int().check(z.positive()),
  name: z.string(),
  icon_paths: z.union([z.array(z.string().check(z.maxLength(4096))), z.string().check(z.maxLength(512))]),
});
export type Icon = z.infer<typeof icon>;
