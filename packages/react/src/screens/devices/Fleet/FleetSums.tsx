import type { Device, DeviceTag } from '@carillon/protocol/device';
import { useMemo } from 'react';
import { useFleet } from '../../../hooks/device/useFleet.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { boardTexts } from '../../../messages/en/board.ts';
import { fleetTexts } from '../../../messages/en/fleet.ts';
import { Badge } from '../../../ui/index.ts';
import * as styles from './Fleet.css.ts';
import { countFleet } from './reasons.ts';

/** How many devices do what. It renders with each judgment, and nothing around it does. */
export function FleetSums({ devices }: { devices: readonly Device[] }) {
  const t = useMessages(boardTexts, fleetTexts);
  const { judged } = useFleet(devices);
  const { playing, idle, failed, noSound, offline, unknown } = countFleet(
    judged.map(({ judgment }) => judgment),
  );
  return (
    <div className={styles.sum}>
      <span>{t('board.group.playing', { count: playing })}</span>
      {idle > 0 && <span>{t('fleet.count.idle', { count: idle })}</span>}
      {failed > 0 && <span>{t('board.group.failed', { count: failed })}</span>}
      {noSound > 0 && <span>{t('fleet.count.noSound', { count: noSound })}</span>}
      {offline > 0 && <span>{t('board.group.offline', { count: offline })}</span>}
      {unknown > 0 && <span>{t('fleet.count.unknown', { count: unknown })}</span>}
    </div>
  );
}

export interface TagFilterProps {
  /** All of the person. */
  devices: readonly Device[];
  /** In the order of their names. */
  tags: readonly DeviceTag[];
  /** 0 for devices without one, null for all. */
  value: number | null;
  onChange: (id: number | null) => void;
}

/** One tag at a time, all of them at first; nothing where no device has one. */
export function TagFilter({ devices, tags, value, onChange }: TagFilterProps) {
  const t = useMessages(fleetTexts);
  const format = useFormat();
  const counts = useMemo(() => countTags(devices, tags), [devices, tags]);
  const used = tags.filter(({ id }) => counts.has(id));
  if (used.length === 0) return null;
  const chip = (id: number | null) => ({
    type: 'button' as const,
    'aria-pressed': value === id,
    onClick: () => onChange(id),
    className: styles.tag,
  });
  const untagged = counts.get(0) ?? 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form.
    <div role="group" aria-label={t('fleet.tag')} className={styles.tags}>
      <button {...chip(null)}>
        <span className={styles.tagWord}>{t('fleet.tag.all')}</span>
      </button>
      {used.map(({ id, name, variant }) => (
        <button key={id} {...chip(id)}>
          <Badge variant={variant}>{name}</Badge>
          <span>{format.number(counts.get(id) ?? 0)}</span>
        </button>
      ))}
      {untagged > 0 && (
        <button {...chip(0)}>
          <span className={styles.tagWord}>{t('fleet.tag.none')}</span>
          <span>{format.number(untagged)}</span>
        </button>
      )}
    </div>
  );
}

/** How many devices have each tag; under 0 those without one, or with one that is not known. */
function countTags(devices: readonly Device[], tags: readonly DeviceTag[]): ReadonlyMap<number, number> {
  const known = new Set(tags.map(({ id }) => id));
  const counts = new Map<number, number>();
  for (const { device_tag_id } of devices) {
    const id = device_tag_id !== null && known.has(device_tag_id) ? device_tag_id : 0;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
