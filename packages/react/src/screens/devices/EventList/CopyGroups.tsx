import { type Device, devices, deviceTags } from '@carillon/protocol/device';
import { MAX_LIST_LIMIT } from '@carillon/protocol/list';
import { useCall } from '../../../hooks/platform/useCall.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { eventCopiesTexts } from '../../../messages/en/eventCopies.ts';
import { DEVICE_TAGS } from '../../../patterns/choosing/listQueries.ts';
import { ToggleGroup } from '../../../ui/index.ts';
import * as styles from './CopyEvents.css.ts';

export interface CopyGroupsProps {
  /** The one that is copied from. */
  device: Device;
  picked: readonly Device[];
  onPick: (devices: readonly Device[]) => void;
}

interface Group {
  readonly value: string;
  readonly label: string;
  readonly devices: readonly Device[];
}

const ALL = 'all';

/** Chooses all other devices at once, or those of a tag; nothing while they are not known. */
export function CopyGroups({ device: { id: ownId, user_id: userId }, picked, onPick }: CopyGroupsProps) {
  const t = useMessages(eventCopiesTexts);
  const known = useCall(devices.calls.list, { userId, query: { limit: MAX_LIST_LIMIT } });
  const tags = useCall(deviceTags.calls.list, { userId, query: DEVICE_TAGS });
  const others = known.data?.filter(({ id }) => id !== ownId) ?? [];
  const groups: readonly Group[] = [
    { value: ALL, label: t('copies.all', { count: others.length }), devices: others },
    ...(tags.data ?? []).map(({ id, name }) => {
      const tagged = others.filter(({ device_tag_id }) => device_tag_id === id);
      return { value: String(id), label: t('copies.tag', { name, count: tagged.length }), devices: tagged };
    }),
  ].filter((group) => group.devices.length > 0);
  const pickedIds = new Set(picked.map(({ id }) => id));
  const chosen = groups.filter((group) => group.devices.every(({ id }) => pickedIds.has(id)));

  function handleChange(values: readonly string[]) {
    const added = groups.find(
      ({ value }) => values.includes(value) && !chosen.some((one) => one.value === value),
    );
    const taken = chosen.find(({ value }) => !values.includes(value));
    if (added) onPick([...picked, ...added.devices.filter(({ id }) => !pickedIds.has(id))]);
    if (taken) onPick(picked.filter(({ id }) => taken.devices.every((one) => one.id !== id)));
  }

  return (
    <div className={styles.groups}>
      <ToggleGroup
        label={t('copies.groups')}
        isMultiple
        size="m"
        options={groups.map(({ value, label }) => ({ value, label }))}
        value={chosen.map(({ value }) => value)}
        onChange={handleChange}
        hasNoMessage
      />
    </div>
  );
}
