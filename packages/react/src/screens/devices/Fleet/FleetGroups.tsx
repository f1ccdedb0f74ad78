import type { Device, Icon } from '@carillon/protocol/device';
import { memo, type ReactNode, useId } from 'react';
import { useFleet } from '../../../hooks/device/useFleet.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { boardTexts } from '../../../messages/en/board.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { fleetTexts } from '../../../messages/en/fleet.ts';
import { todayTexts } from '../../../messages/en/today.ts';
import { Badge } from '../../../ui/index.ts';
import { useHeading } from '../../../ui/layout/ScreenFrame.ts';
import type { TagGroup } from '../common/groups.ts';
import * as styles from './Fleet.css.ts';
import { groupByReason, needsAttention, type Reason } from './reasons.ts';
import * as tileStyles from './Tile.css.ts';
import { Tile } from './Tile.tsx';
import { moveByArrows } from './tileKeys.ts';
import type { TileTools } from './useTileTools.ts';

interface Shown {
  findIcon: (device: Device) => Icon | undefined;
  tools: TileTools;
}

/** The devices of each tag in the order of the names of the tags. */
export function TagGroups({ groups, ...shown }: Shown & { groups: readonly TagGroup[] }) {
  const t = useMessages(boardTexts);
  return groups.map(({ tag, hasHead, devices }) => {
    const name = tag?.name ?? t('board.untagged');
    return (
      <Group key={tag?.id ?? 0} label={hasHead ? undefined : t('board.rows')} devices={devices} {...shown}>
        {hasHead &&
          (tag ? (
            <Badge variant={tag.variant}>{name}</Badge>
          ) : (
            <span className={styles.untagged}>{name}</span>
          ))}
      </Group>
    );
  });
}

/** The words of a reason are those of its glance. */
const NAMES = {
  failed: 'today.failed',
  offline: 'device.offline',
  silent: 'device.noSound',
  volumeOff: 'device.powerOff',
  onFailOver: 'device.failOver',
  stoppedByHand: 'device.stopped',
  notStarted: 'device.notPlaying',
  anotherRuns: 'device.anotherRuns',
  clockWrong: 'device.clockWrong',
  nothingScheduled: 'today.noEvents',
  unknown: 'device.notKnown',
  idle: 'today.nothing',
  playing: 'today.playing',
} as const;

type Named = keyof typeof NAMES;
type Explained = Exclude<Named, 'idle' | 'playing' | 'notStarted' | 'silent'>;

const isNamed = (reason: Reason): reason is Named => Object.hasOwn(NAMES, reason);
/** What its name says already has no second sentence. */
const UNEXPLAINED: readonly Named[] = ['idle', 'playing', 'notStarted', 'silent'];
const isExplained = (reason: Named): reason is Explained => !UNEXPLAINED.includes(reason);

export interface ReasonGroupsProps extends Shown {
  devices: readonly Device[];
  /** What is well is left out. */
  isWrongOnly: boolean;
  /** In the place of all groups where there is none. */
  empty: ReactNode;
}

/** The devices of each reason, worst first; small groups share a row. */
export function ReasonGroups({ devices, isWrongOnly, empty, ...shown }: ReasonGroupsProps) {
  const t = useMessages(todayTexts, devicesTexts, fleetTexts);
  const { judged } = useFleet(devices);
  const wanted = isWrongOnly ? judged.filter(({ judgment }) => needsAttention(judgment)) : judged;
  const groups = groupByReason(wanted);
  if (groups.length === 0) return empty;
  return (
    <div className={styles.flow}>
      {groups.map((group) => {
        // A cause that a host alone finds grave has the words of what is not known.
        const reason = isNamed(group.reason) ? group.reason : 'unknown';
        return (
          <Group
            key={group.reason}
            devices={group.devices}
            why={isExplained(reason) ? t(`fleet.why.${reason}`) : undefined}
            isFlowing
            {...shown}
          >
            <span className={styles.untagged}>{t(NAMES[reason])}</span>
          </Group>
        );
      })}
    </div>
  );
}

interface GroupProps extends Shown {
  devices: readonly Device[];
  /** Of one without a heading. */
  label?: string | undefined;
  why?: string | undefined;
  /** As wide as it has tiles, up to a row. */
  isFlowing?: boolean;
  /** The heading. */
  children: ReactNode;
}

function Group({ devices, label, why, isFlowing, children, ...shown }: GroupProps) {
  const format = useFormat();
  const Heading = useHeading(1);
  const id = useId();
  const width = Math.min(devices.length, 4) as keyof typeof styles.spans;
  return (
    <section
      aria-labelledby={children ? id : undefined}
      aria-label={label}
      className={isFlowing ? styles.spans[width] : styles.group}
    >
      {children && (
        <div className={styles.groupHead}>
          <Heading id={id} className={styles.groupName}>
            {children}
          </Heading>
          <span className={styles.size}>{format.number(devices.length)}</span>
          {why && <span className={styles.why}>{why}</span>}
        </div>
      )}
      <Tiles devices={devices} isFlowing={isFlowing} {...shown} />
    </section>
  );
}

type TilesProps = Shown & Pick<GroupProps, 'devices' | 'isFlowing'>;

/** A group whose devices are the same draws nothing again. */
const Tiles = memo(
  function Tiles({ devices, isFlowing, findIcon, tools }: TilesProps) {
    const width = Math.min(devices.length, 4) as keyof typeof styles.flowing;
    return (
      <ul onKeyDown={moveByArrows} className={isFlowing ? styles.flowing[width] : tileStyles.tiles}>
        {devices.map((device) => (
          <Tile key={device.id} device={device} icon={findIcon(device)} tools={tools} />
        ))}
      </ul>
    );
  },
  (one, other) =>
    one.isFlowing === other.isFlowing &&
    one.findIcon === other.findIcon &&
    one.tools === other.tools &&
    one.devices.length === other.devices.length &&
    one.devices.every((device, index) => device === other.devices[index]),
);
