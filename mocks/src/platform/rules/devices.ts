import { type calls, type Device, devices, formatRefusal, LABEL_REFUSALS } from '@carillon/protocol';
import { type DeviceRow, table } from '../../records/devices.ts';
import { table as deviceTags } from '../../records/deviceTags.ts';
import { table as icons } from '../../records/icons.ts';
import type { FactoryDevice } from '../../seed/devices.ts';
import { seeingRules } from '../entityRules.ts';
import { findFactoryDevice, fitsKey } from '../factory.ts';
import { BY_DATE, bothWays, byText } from '../listing.ts';
import { existing, refused } from '../refusal.ts';
import type { Rule, RuleContext } from '../rule.ts';

const { refusals } = devices;

const seeing = seeingRules(devices, {
  table,
  searchedToo: ['tag_name'],
  orders: {
    ...byText('name', 'Name'),
    ...bothWays('tag_count', 'tag_count', 'Tag with fewest devices first', 'Tag with most devices first'),
    ...byText('tag_name', 'Tag'),
    ...BY_DATE,
  },
  answer: (found, { observations }) => found.map((row) => toDevice(row, observations)),
});

/** Makes a device somebody's who holds the label and the key that it left the factory with (docs/protocol.md, HTTP API). */
const registerDevice: Rule<typeof calls.registerDevice> = async (input, context) => {
  const { userId, body } = input;
  const { rows, nowText } = context;
  const made = await checkKey(body, context);
  context.readmit();
  const registered = rows(table).first({ device_id: body.label });
  if (registered) {
    const sentence = registered.user_id === userId ? LABEL_REFUSALS.yours : LABEL_REFUSALS.registered;
    throw refused(formatRefusal(sentence, body.label));
  }
  checkReferences(input, context);
  const id = rows(table).insert({
    user_id: userId,
    device_id: made.label,
    name: body.name,
    class_id: made.class_id,
    icon_id: body.icon_id,
    device_tag_id: body.device_tag_id ?? null,
    created_at: nowText(),
    updated_at: nowText(),
  });
  return seeing.readDevice({ userId, id }, context);
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
  if (!made) throw refused(formatRefusal(LABEL_REFUSALS.unknown, label));
  // Only the person who holds a device is told whose it is.
  if (!fits) throw refused(refusals.key[0]);
  return made;
}

const updateDevice: Rule<typeof calls.updateDevice> = (input, context) => {
  const { userId, id, body } = input;
  const { rows, nowText } = context;
  existing(rows(table).first({ id, user_id: userId }));
  checkReferences(input, context);
  rows(table).update(id, { ...body, updated_at: nowText() });
  return seeing.readDevice({ userId, id }, context);
};

/**
 * Frees the label for whoever holds the key. What the owner's consoles have subscribed to at the broker they would go
 * on hearing, since it asks for rights at the subscription only: so they are disconnected, and what they subscribe to
 * when they come back is asked for again.
 */
const unregisterDevice: Rule<typeof calls.unregisterDevice> = ({ userId, id }, { rows, revoke }) => {
  existing(rows(table).first({ id, user_id: userId }));
  rows(table).remove(id);
  revoke({ userId });
  return { id };
};

export const deviceRules = { ...seeing, registerDevice, updateDevice, unregisterDevice };

/** Refuses an icon that does not exist and a tag that is not this person's. */
function checkReferences(
  { userId, body }: { userId: number; body: { icon_id: number; device_tag_id?: number | null | undefined } },
  { rows }: Pick<RuleContext, 'rows'>,
): void {
  if (!rows(icons).get(body.icon_id)) throw refused(formatRefusal(refusals.icon_id[0], `${body.icon_id}`));
  const tagId = body.device_tag_id ?? null;
  if (tagId !== null && !rows(deviceTags).first({ id: tagId, user_id: userId })) {
    throw refused(formatRefusal(refusals.device_tag_id[0], `${tagId}`));
  }
}

/** A device as it is answered: what is stored, and what the broker heard of it. */
function toDevice(row: DeviceRow, observations: RuleContext['observations']): Device {
  return { ...row, ...observations.of(row.device_id) };
}
