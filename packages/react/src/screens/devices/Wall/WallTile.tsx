import type { Device, Icon as DeviceDrawing } from '@carillon/protocol/device';
import { memo } from 'react';
import { useAttention } from '../../../hooks/device/useAttention.ts';
import {
  CircleAlert,
  CircleQuestion,
  Icon,
  LifeBuoy,
  Pause,
  TriangleAlert,
  Unplug,
  visuallyHidden,
} from '../../../ui/index.ts';
import { DeviceIcon } from '../common/DeviceIcon.tsx';
import { useDeviceDay } from '../common/useDeviceDay.ts';
import { describeTile, sayTile } from '../Fleet/describeTile.ts';
import { TileLevels } from '../Fleet/TileLevels.tsx';
import type { TileTools } from '../Fleet/useTileTools.ts';
import * as styles from './Wall.css.ts';
import { findLook, type WallLook } from './wallLook.ts';

export interface WallTileProps {
  device: Device;
  icon: DeviceDrawing | undefined;
  tools: TileTools;
}

const MARKS = {
  failed: CircleAlert,
  offline: Unplug,
  warning: TriangleAlert,
  playing: TriangleAlert,
  rest: Pause,
  unknown: CircleQuestion,
} as const satisfies Record<WallLook, unknown>;

/** One device, to be read at five metres: what it does, or what is wrong, fills it. */
export const WallTile = memo(function WallTile({ device, icon, tools }: WallTileProps) {
  const { t, day, moment, span } = tools;
  const judgment = useAttention(device);
  const { events, parts, turnMs } = useDeviceDay(device, judgment, day);
  const nowMs = Math.max(turnMs, day.startMs);
  const words = describeTile(judgment, {
    t,
    span,
    events,
    moment: (atMs) => moment(atMs, day, nowMs),
    following: parts.find(({ state }) => state === 'next')?.event.name ?? null,
  });
  const { kind, isFailOver, isLoud, word, event, start, end } = words;
  const look = findLook(judgment, words);
  return (
    <li className={styles.tile} data-look={look}>
      <span className={visuallyHidden}>{sayTile(device.name, words, t)}</span>
      <p aria-hidden className={styles.device}>
        <span className={styles.deviceIcon}>
          <DeviceIcon icon={icon} size={20} />
        </span>
        <Lines text={device.name} />
      </p>
      <p aria-hidden className={styles.what}>
        {kind === 'playing' ? (
          <span className={styles.bars} />
        ) : (
          <Icon icon={isFailOver ? LifeBuoy : MARKS[look]} className={styles.mark} />
        )}
        <Lines text={isLoud || event === null ? word : event} />
      </p>
      {judgment.playing !== null && (look === 'playing' || look === 'warning') ? (
        <div className={styles.levels}>
          <TileLevels device={device} />
        </div>
      ) : (
        <div aria-hidden data-none="" className={styles.levels} />
      )}
      <p aria-hidden className={styles.second}>
        {[isLoud && event, start ?? end].filter(Boolean).join(' · ')}
      </p>
    </li>
  );
});

/** So many letters have room in two lines, however their words break; and so many of one word in one, also in a hand. */
const LONG = 30;
const LONG_WORD = 12;

function Lines({ text }: { text: string }) {
  const isLong = text.length > LONG || text.split(/\s/).some(({ length }) => length > LONG_WORD);
  return (
    <span className={styles.lines} data-long={isLong || undefined}>
      {text}
    </span>
  );
}
