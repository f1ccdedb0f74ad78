import * as z from 'zod/mini';
import { BY_DATE, bothWays, defineEntity } from '../entity/entity.ts';
import { dated, filled, id, integer, list, matching, openWord, text } from '../field/field.ts';
import { trimTexts } from '../form/trim.ts';
import { LIST_PARAMS } from '../list/paramNames.ts';

/** A label: printed on the device, unique, and safe as one level of a topic. */
export const DEVICE_LABEL_PATTERN = /^[A-Za-z0-9_-]{1,32}$/;

export const deviceLabel = matching(DEVICE_LABEL_PATTERN, 'problem.device.label');

/** A registered device as the platform answers it (D3). `device_id` is the label. */
export const device = z.object({
  id,
  user_id: id,
  device_id: deviceLabel,
  name: z.string(),
  class_id: z.int(),
  icon_id: z.int(),
  device_tag_id: z.nullable(id),
  ...dated,
  /** 'Online', or otherwise offline. */
  online: openWord(z.enum(['Online', 'Offline'])),
  /** 'play', or otherwise paused. */
  state: openWord(z.enum(['play', 'pause'])),
});
export type Device = z.infer<typeof device>;

/** What registers a device (D5, D7): label and key must be those that it left the factory with. */
export const newDeviceBody = z.object({
  name: filled(32, 'problem.device.newName'),
  label: deviceLabel,
  key: matching(/^\S{1,64}$/, 'problem.device.key'),
  icon_id: integer(1, Number.MAX_SAFE_INTEGER, 'problem.device.icon'),
  device_tag_id: z.nullish(id),
});
export type NewDeviceBody = z.infer<typeof newDeviceBody>;

/** What is saved of a registered device (D7); null takes its tag away. */
export const deviceBody = z.object({
  name: filled(32, 'problem.device.name'),
  icon_id: id,
  device_tag_id: z.nullable(id),
});
export type DeviceBody = z.infer<typeof deviceBody>;

/** What is typed to register a device: no icon may have been chosen yet. */
export interface NewDeviceForm {
  readonly name: string;
  readonly label: string;
  readonly key: string;
  readonly icon_id: number | null;
  readonly device_tag_id?: number | null;
}

/** A device before anything is typed. */
export const NEW_DEVICE: NewDeviceForm = { name: '', label: '', key: '', icon_id: null };

/** What Add Device sends of what was typed, to be checked with `newDeviceBody`. */
export const toNewDeviceBody = (form: NewDeviceForm): NewDeviceForm => trimTexts(form);

/** What the dialogs of a device start with. */
export const toDeviceForm = ({ name, icon_id, device_tag_id }: Device): DeviceBody => ({
  name,
  icon_id,
  device_tag_id,
});

/** What the dialogs of a device send of what was typed, to be checked with `deviceBody`. */
export const toDeviceBody = (form: DeviceBody): DeviceBody => trimTexts(form);

/**
 * How registering is refused for its label. `yours` answers only whoever sends the right key of a device that is
 * registered to the same person: what they asked for is done, perhaps by a call whose answer was lost.
 */
export const LABEL_REFUSALS = {
  unknown: 'There is no device with the label {value}.',
  registered: 'The device {value} is already registered.',
  yours: 'The device {value} is already registered to this account.',
} as const;

/** A person's devices: registering one asks for other things than saving one (D3, D7). */
export const devices = defineEntity({
  one: 'Device',
  many: 'Devices',
  path: '/devices',
  parent: '/{userId}',
  access: { see: 'owner', save: 'owner' },
  names: { add: 'register', remove: 'unregister' },
  record: device,
  body: deviceBody,
  added: { body: newDeviceBody, start: NEW_DEVICE, toBody: toNewDeviceBody },
  getName: ({ name }) => name,
  searched: ['name', 'device_id'],
  orders: [...bothWays('name', 'tag_count', 'tag_name'), ...BY_DATE],
  refusals: {
    label: Object.values(LABEL_REFUSALS),
    key: ['The device key is not valid'],
    icon_id: ['There is no icon with the id {value}.'],
    device_tag_id: ['There is no tag with the id {value}.'],
  },
  listParams: LIST_PARAMS.devices,
  toForm: toDeviceForm,
  toBody: toDeviceBody,
});

/** A device's picture: vector paths on a 24 x 24 field, or one path of an image on our own origin (D3). */
export const icon = z.object({
  id,
  name: z.string(),
  icon_paths: z.union([list(text(4096), 64), text(512)]),
});
export type Icon = z.infer<typeof icon>;

/** Pictures for devices to choose from: they belong to everybody, and the person in the path says who asks (D7). */
export const icons = defineEntity({
  one: 'Icon',
  many: 'Icons',
  path: '/icons',
  parent: '/{userId}',
  access: { see: 'owner', save: 'admin' },
  verbs: ['count', 'list'],
  record: icon,
  getName: ({ name }) => name,
  searched: ['name'],
  orders: [...bothWays('name'), 'last_created'],
});
