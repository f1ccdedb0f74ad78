import { type Device, type DeviceTag, deviceClass, type Icon, icons } from '@carillon/protocol/device';
import { type ReactNode, useId, useMemo } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { type UseFleet, useFleet } from '../../../hooks/device/useAttention.ts';
import { useCall } from '../../../hooks/platform/useCall.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { boardTexts } from '../../../messages/en/board.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { shellTexts } from '../../../messages/en/shell.ts';
import { Badge, joinClasses, StateLabel } from '../../../ui/index.ts';
import { useHeading } from '../../../ui/layout/ScreenFrame.ts';
import { ConnectionBanner } from '../../devices/common/ConnectionBanner.tsx';
import { DeviceIcon } from '../../devices/common/DeviceIcon.tsx';
import { isPaused, isPlaying, toGlance } from '../../devices/common/glance.ts';
import { useConnectionProblem } from '../../devices/common/useConnectionProblem.ts';
import { BoardCell, DeviceName } from './BoardCell.tsx';
import * as styles from './WelcomeBoard.css.ts';

export interface DeviceBoardProps {
  /** Whose devices. */
  userId: number;
  devices: readonly Device[];
  tags: readonly DeviceTag[];
}

/** Devices at a glance: how many do what, which need attention, and each in its group. */
export function DeviceBoard({ userId, devices, tags }: DeviceBoardProps) {
  const t = useMessages(boardTexts, devicesTexts);
  const { locale } = useCarillon('Welcome');
  const connection = useConnectionProblem();
  const known = useCall(icons.calls.list, { userId });
  const findIcon = ({ icon_id }: Device) => known.data?.find(({ id }) => id === icon_id);
  const { judged, summary } = useFleet(devices);
  const groups = useMemo(() => groupByTag(judged, tags, locale), [judged, tags, locale]);
  return (
    <>
      <ConnectionBanner problem={connection} />
      <Counts judged={judged} summary={summary} />
      <Attention judged={judged} summary={summary} isCutOff={connection !== null} findIcon={findIcon} />
      <section className={styles.board} aria-label={t('board.rows')}>
        {groups.map(({ tag, judged }) => (
          <Group
            key={tag?.id ?? 0}
            tag={tag}
            size={judged.length}
            hasHead={groups.length > 1 || tag !== null}
          >
            {judged.map(({ device, judgment }) => (
              <BoardCell key={device.id} device={device} icon={findIcon(device)} judgment={judgment} />
            ))}
          </Group>
        ))}
      </section>
    </>
  );
}

type Judged = UseFleet<Device>['judged'];

interface TagGroup {
  /** Null of the devices without a tag. */
  readonly tag: DeviceTag | null;
  readonly judged: Judged;
}

/** The devices of each tag in the order of the names of the tags, last those without one. */
function groupByTag(judged: Judged, tags: readonly DeviceTag[], locale: string): readonly TagGroup[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sorted = [...tags].sort((a, b) => compare(a.name, b.name) || a.id - b.id);
  const known = new Set(tags.map(({ id }) => id));
  const isIn = ({ device_tag_id: id }: Device, tag: DeviceTag | null) =>
    tag ? id === tag.id : id === null || !known.has(id);
  return [...sorted, null]
    .map((tag) => ({ tag, judged: judged.filter(({ device }) => isIn(device, tag)) }))
    .filter(({ judged }) => judged.length > 0);
}

type CountsProps = Pick<UseFleet<Device>, 'judged' | 'summary'>;

/** How many play, do not and need attention, of how many. No figure where nothing is known of any. */
function Counts({ judged, summary }: CountsProps) {
  const t = useMessages(boardTexts, devicesTexts, shellTexts);
  const format = useFormat();
  const glances = judged.map(({ judgment }) => ({ ...judgment, glance: toGlance(judgment) }));
  const isKnown = summary.unanswered < judged.length;
  const counted = [
    {
      kind: 'playing',
      text: t('device.playing'),
      count: glances.filter(({ glance, severity }) => severity === 'none' && isPlaying(glance)).length,
    },
    {
      kind: 'paused',
      text: t('device.paused'),
      count: glances.filter(({ glance, severity }) => severity === 'none' && isPaused(glance)).length,
    },
    {
      kind: summary.danger > 0 ? 'failed' : 'warning',
      text: t('board.attention.count'),
      count: summary.danger + summary.warning,
    },
  ] as const;
  return (
    <ul className={styles.counts} aria-label={t('board.counts')}>
      {counted.map(({ kind, text, count }) => (
        <li key={text} className={styles.counted}>
          <span className={styles.count}>{isKnown ? format.number(count) : '---'}</span>
          {/* Beside no figure nothing sways; a zero has no colour of what lives or is wrong. */}
          <StateLabel kind={isKnown ? kind : 'ready'} isMuted={count === 0}>
            {text}
          </StateLabel>
        </li>
      ))}
      <li className={styles.counted}>
        <span className={styles.count}>{format.number(judged.length)}</span>
        <span className={styles.word}>{t('shell.devices')}</span>
      </li>
    </ul>
  );
}

interface AttentionProps extends CountsProps {
  /** Nothing can be heard. */
  isCutOff: boolean;
  findIcon: (device: Device) => Icon | undefined;
}

/** What somebody should look after, red before amber. It keeps a line where there is nothing, so that the board stays where it is. */
function Attention({ judged, summary, isCutOff, findIcon }: AttentionProps) {
  const t = useMessages(boardTexts, devicesTexts);
  const Heading = useHeading(1);
  const id = useId();
  const wrong = (['danger', 'warning'] as const).flatMap((severity) =>
    judged.filter(({ judgment }) => judgment.severity === severity && judgment.cause !== 'connectionLost'),
  );
  const unanswered = summary.unanswered > 0 && t('board.attention.unanswered', { count: summary.unanswered });
  return (
    <section aria-labelledby={id} className={styles.attention}>
      <Heading id={id} className={styles.head}>
        {t('board.attention')}
      </Heading>
      {wrong.length === 0 ? (
        <p className={styles.nothing}>
          {summary.checked === 0
            ? t(isCutOff ? 'device.notKnown' : 'device.unknown')
            : [t('board.attention.none', { checked: summary.checked, count: summary.of }), unanswered]
                .filter(Boolean)
                .join(' ')}
        </p>
      ) : (
        <ul className={styles.rows}>
          {wrong.map(({ device, judgment }) => (
            <li
              key={device.id}
              className={joinClasses(
                styles.wrong,
                judgment.severity === 'danger' ? styles.danger : styles.warning,
              )}
            >
              <DeviceIcon icon={findIcon(device)} size={16} />
              <DeviceName device={device} className={styles.link} />
              <StateLabel kind={toGlance(judgment).kind} isLoud>
                {t(toGlance(judgment).text)}
              </StateLabel>
              <span className={styles.facts}>
                {device.device_id} · {deviceClass(device.class_id).name}
              </span>
            </li>
          ))}
          {unanswered && <li className={styles.nothing}>{unanswered}</li>}
        </ul>
      )}
    </section>
  );
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
