import { type Device, type DeviceTag, deviceClass, type Icon, icons } from '@carillon/protocol/device';
import { type ReactNode, useCallback, useId, useMemo, useState } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useCall } from '../../../hooks/platform/useCall.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { boardTexts } from '../../../messages/en/board.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { shellTexts } from '../../../messages/en/shell.ts';
import { Badge, StateLabel } from '../../../ui/index.ts';
import { useHeading } from '../../../ui/layout/ScreenFrame.ts';
import { ConnectionBanner } from '../../devices/common/ConnectionBanner.tsx';
import { DeviceIcon } from '../../devices/common/DeviceIcon.tsx';
import { useConnectionProblem } from '../../devices/common/useConnectionProblem.ts';
import { BoardCell, DeviceName, GLANCES, type Glance } from './BoardCell.tsx';
import * as styles from './WelcomeBoard.css.ts';

export interface DeviceBoardProps {
  /** Whose devices. */
  userId: number;
  devices: readonly Device[];
  tags: readonly DeviceTag[];
}

const COUNTED = ['playing', 'paused', 'offline'] as const;

/** Devices at a glance: how many do what, which need attention, and each in its group. */
export function DeviceBoard({ userId, devices, tags }: DeviceBoardProps) {
  const t = useMessages(boardTexts, devicesTexts);
  const { locale } = useCarillon('Welcome');
  const connection = useConnectionProblem();
  const known = useCall(icons.calls.list, { userId });
  const iconOf = ({ icon_id }: Device) => known.data?.find(({ id }) => id === icon_id);
  const [glances, setGlances] = useState<ReadonlyMap<number, Glance>>(new Map());
  const tell = useCallback(
    (id: number, glance: Glance) => setGlances((known) => new Map(known).set(id, glance)),
    [],
  );
  // What was told of a device that is gone meanwhile is not counted.
  const present = devices.flatMap(({ id }) => glances.get(id) ?? []);
  const groups = useMemo(() => groupByTag(devices, tags, locale), [devices, tags, locale]);
  const isCutOff = connection !== null;
  return (
    <>
      <ConnectionBanner problem={connection} />
      <Counts all={devices.length} glances={present} />
      <Attention
        devices={devices.filter(({ id }) => glances.get(id) === 'offline')}
        glances={present}
        iconOf={iconOf}
      />
      <section className={styles.board} aria-label={t('board.rows')}>
        {groups.map(({ tag, devices }) => (
          <Group
            key={tag?.id ?? 0}
            tag={tag}
            size={devices.length}
            hasHead={groups.length > 1 || tag !== null}
          >
            {devices.map((device) => (
              <BoardCell
                key={device.id}
                device={device}
                icon={iconOf(device)}
                isCutOff={isCutOff}
                tell={tell}
              />
            ))}
          </Group>
        ))}
      </section>
    </>
  );
}

interface TagGroup {
  /** Null of the devices without a tag. */
  readonly tag: DeviceTag | null;
  readonly devices: readonly Device[];
}

/** The devices of each tag in the order of the names of the tags, last those without one. */
function groupByTag(
  devices: readonly Device[],
  tags: readonly DeviceTag[],
  locale: string,
): readonly TagGroup[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sorted = [...tags].sort((a, b) => compare(a.name, b.name) || a.id - b.id);
  const known = new Set(tags.map(({ id }) => id));
  const isIn = ({ device_tag_id: id }: Device, tag: DeviceTag | null) =>
    tag ? id === tag.id : id === null || !known.has(id);
  return [...sorted, null]
    .map((tag) => ({ tag, devices: devices.filter((device) => isIn(device, tag)) }))
    .filter(({ devices }) => devices.length > 0);
}

interface CountsProps {
  all: number;
  glances: readonly Glance[];
}

/** How many play, pause and are offline, of how many. No figure where nothing is known of any. */
function Counts({ all, glances }: CountsProps) {
  const t = useMessages(boardTexts, devicesTexts, shellTexts);
  const format = useFormat();
  const isKnown = glances.some((glance) => COUNTED.some((kind) => kind === glance));
  const numberOf = (kind: Glance) => glances.filter((glance) => glance === kind).length;
  return (
    <ul className={styles.counts} aria-label={t('board.counts')}>
      {COUNTED.map((kind) => (
        <li key={kind} className={styles.counted}>
          <span className={styles.count}>{isKnown ? format.number(numberOf(kind)) : '---'}</span>
          {/* Beside no figure nothing sways; a zero has no colour of what lives or is wrong. */}
          <StateLabel kind={isKnown ? kind : 'ready'} isMuted={numberOf(kind) === 0}>
            {t(GLANCES[kind].text)}
          </StateLabel>
        </li>
      ))}
      <li className={styles.counted}>
        <span className={styles.count}>{format.number(all)}</span>
        <span className={styles.word}>{t('shell.devices')}</span>
      </li>
    </ul>
  );
}

interface AttentionProps {
  /** What is offline. */
  devices: readonly Device[];
  /** What is known of all. */
  glances: readonly Glance[];
  iconOf: (device: Device) => Icon | undefined;
}

/** What somebody should look after. It keeps a line where there is nothing, so that the board stays where it is. */
function Attention({ devices, glances, iconOf }: AttentionProps) {
  const t = useMessages(boardTexts, devicesTexts);
  const Heading = useHeading(1);
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.attention}>
      <Heading id={id} className={styles.head}>
        {t('board.attention')}
      </Heading>
      {devices.length === 0 ? (
        <p className={styles.nothing}>{t(whyNothing(glances))}</p>
      ) : (
        <ul className={styles.rows}>
          {devices.map((device) => (
            <li key={device.id} className={styles.wrong}>
              <DeviceIcon icon={iconOf(device)} size={16} />
              <DeviceName device={device} className={styles.link} />
              <StateLabel kind="offline" isLoud>
                {t('device.offline')}
              </StateLabel>
              <span className={styles.facts}>
                {device.device_id} · {deviceClass(device.class_id).name}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Why nothing is listed there: all is well, or is not known. */
function whyNothing(glances: readonly Glance[]) {
  if (glances.includes('notKnown') || glances.includes('lastKnown')) return GLANCES.notKnown.text;
  return glances.length === 0 || glances.includes('checking')
    ? GLANCES.checking.text
    : 'board.attention.none';
}

interface GroupProps {
  tag: DeviceTag | null;
  size: number;
  /** It is not the only one. */
  hasHead: boolean;
  children: ReactNode;
}

function Group({ tag, size, hasHead, children }: GroupProps) {
  const t = useMessages(boardTexts);
  const format = useFormat();
  const Heading = useHeading(1);
  const name = tag?.name ?? t('board.untagged');
  return (
    <>
      {hasHead && (
        <Heading className={styles.head}>
          {tag ? <Badge variant={tag.variant}>{name}</Badge> : name}
          <span className={styles.size}>{format.number(size)}</span>
        </Heading>
      )}
      <ul className={styles.cells} aria-label={hasHead ? name : t('board.rows')}>
        {children}
      </ul>
    </>
  );
}
