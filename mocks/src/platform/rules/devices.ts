import type { calls, Device } from '@carillon/protocol';
import type { FactoryDevice } from '../../seed/devices.ts';
import { findFactoryDevice, fitsKey } from '../factory.ts';
import { refuseTaken } from '../links.ts';
import {
  BY_DATE,
  bothWays,
  defineListing,
  filterOf,
  NEWEST_FIRST,
  orderOptions,
  pageOf,
} from '../listing.ts';
import { existing, refused } from '../refusal.ts';
import type { Rule, RuleContext } from '../rule.ts';
import { type DeviceRow, devices, deviceTags, icons } from '../tables.ts';

const listing = defineListing<typeof devices>({
  table: devices,
  search: ['name', 'device_id'],
  orders: {
    ...bothWays('name', 'name', 'Name, A to Z', 'Name, Z to A'),
    ...bothWays('tag_count', 'tag_count', 'Tag with fewest devices first', 'Tag with most devices first'),
    ...bothWays('tag_name', 'tag_name', 'Tag, A to Z', 'Tag, Z to A'),
    ...BY_DATE,
  },
  newestFirst: NEWEST_FIRST,
});

export const countDevices: Rule<typeof calls.countDevices> = ({ userId, query }, { rows }) =>
  rows(devices).count(filterOf(listing, query, { user_id: userId }));

export const listDevices: Rule<typeof calls.listDevices> = ({ userId, query }, { rows, presence }) =>
  rows(devices)
    .list(pageOf(listing, query, { user_id: userId }))
    .map((row) => toDevice(row, presence));

export const orderDevices: Rule<typeof calls.orderDevices> = () => orderOptions(listing);

export const readDevice: Rule<typeof calls.readDevice> = ({ userId, id }, { rows, presence }) =>
  toDevice(existing(rows(devices).first({ id, user_id: userId })), presence);

/** Makes a device somebody's who holds the label and the key that it left the factory with (decisions, HTTP API). */
export const registerDevice: Rule<typeof calls.registerDevice> = async (input, context) => {
  const { userId, body } = input;
  const { rows, nowText } = context;
  const made = await checkKey(body, context);
  context.readmit();
  const holder = rows(devices).first({ device_id: body.label });
  refuseTaken(holder, null, `The device ${body.label} is already registered.`);
  checkReferences(input, context);
  const id = rows(devices).insert({
    user_id: userId,
    device_id: made.label,
    name: body.name,
    class_id: made.class_id,
    icon_id: body.icon_id,
    device_tag_id: body.device_tag_id ?? null,
    created_at: nowText(),
    updated_at: nowText(),
  });
  return readDevice({ userId, id }, context);
};

/** What left the factory with this label and key. Wrong ones are few a minute: a key is not to be guessed. */
async function checkKey(
  { label, key }: { readonly label: string; readonly key: string },
  { storage, throttles, user, client }: RuleContext,
): Promise<FactoryDevice> {
  const keys = [`device ${label}`, `person ${user.id}`, `client ${client}`];
  const leave = await throttles.deviceKeys.enter(keys);
  const made = findFactoryDevice(storage, label);
  const fits = made !== undefined && fitsKey(made, key);
  leave(!fits);
  if (!made) throw refused(`There is no device with the label ${label}.`);
  // Whether a device is somebody's is told to who holds it only.
  if (!fits) throw refused('The device key is not valid');
  return made;
}

export const updateDevice: Rule<typeof calls.updateDevice> = (input, context) => {
  const { userId, id, body } = input;
  const { rows, nowText } = context;
  existing(rows(devices).first({ id, user_id: userId }));
  checkReferences(input, context);
  rows(devices).update(id, { ...body, updated_at: nowText() });
  return readDevice({ userId, id }, context);
};

/**
 * Frees the label for whoever holds the key. What the owner's consoles have subscribed to at the broker they would go
 * on hearing, since it asks for rights at the subscription only: so they are disconnected, and what they subscribe to
 * when they come back is asked for again.
 */
export const unregisterDevice: Rule<typeof calls.unregisterDevice> = ({ userId, id }, { rows, revoke }) => {
  existing(rows(devices).first({ id, user_id: userId }));
  rows(devices).remove(id);
  revoke({ userId });
  return { id };
};

/** Refuses an icon that does not exist and a tag that is not this person's. */
function checkReferences(
  { userId, body }: { userId: number; body: { icon_id: number; device_tag_id?: number | null | undefined } },
  { rows }: Pick<RuleContext, 'rows'>,
): void {
  if (!rows(icons).get(body.icon_id)) throw refused(`There is no icon with the id ${body.icon_id}.`);
  const tagId = body.device_tag_id ?? null;
  if (tagId !== null && !rows(deviceTags).first({ id: tagId, user_id: userId })) {
    throw refused(`There is no tag with the id ${tagId}.`);
  }
}

/** A device as it is answered: what is stored, and what the broker heard of it. */
function toDevice(row: DeviceRow, presence: RuleContext['presence']): Device {
  return { ...row, ...presence.of(row.device_id) };
}
