import type { Device, Icon as DeviceDrawing } from '@carillon/protocol/device';
import { memo, useId, useRef } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useAttention } from '../../../hooks/device/useAttention.ts';
import { LifeBuoy, Link, StateLabel, visuallyHidden } from '../../../ui/index.ts';
import { DeviceIcon } from '../common/DeviceIcon.tsx';
import { useDeviceDay } from '../common/useDeviceDay.ts';
import { describeTile, sayTile, splitName } from './describeTile.ts';
import * as styles from './Tile.css.ts';
import { TileLevels } from './TileLevels.tsx';
import { NEARBY, useSight } from './useSight.ts';
import type { TileTools } from './useTileTools.ts';

export interface TileProps {
  device: Device;
  icon: DeviceDrawing | undefined;
  tools: TileTools;
}

/**
 * One device. It is drawn near what is seen of the page; elsewhere only its name keeps its place, and what a page of a thousand
 * of them holds stays small.
 */
export const Tile = memo(function Tile(props: TileProps) {
  const ref = useRef<HTMLLIElement>(null);
  const isNear = useSight(ref, NEARBY);
  return (
    <li ref={ref} className={props.tools.hasLevels ? styles.tallTile : styles.tile} data-carillon-part="tile">
      {isNear ? <NearTile {...props} /> : <span className={styles.farName}>{props.device.name}</span>}
    </li>
  );
});

/** Its name leads to it. */
function NearTile(props: TileProps) {
  const { device } = props;
  const id = useId();
  const { paths, hasPage } = useCarillon('FleetView');
  const [head, tail] = splitName(device.name);
  const name = (
    <span dir="auto" className={styles.parts}>
      {head && <span className={styles.head}>{head}</span>}
      <span className={head ? styles.tail : styles.head}>{tail}</span>
    </span>
  );
  return (
    <>
      {hasPage('device') ? (
        <Link
          variant="plain"
          href={paths.device(device.user_id, device.id)}
          title={device.name}
          aria-labelledby={id}
          className={styles.nameLink}
        >
          {name}
        </Link>
      ) : (
        <span className={styles.name} title={device.name}>
          {name}
        </span>
      )}
      <Live {...props} id={id} />
    </>
  );
}

/** It renders again only when its device is judged otherwise, its events are others, or one of them begins or ends. */
function Live({ device, icon, tools, id }: TileProps & { id: string }) {
  const { t, day, moment, span, hasLevels } = tools;
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
  const { kind, isFailOver, isLoud, word, event, start, tone, end, isOnline } = words;
  const isHeard = hasLevels && judgment.playing !== null && isOnline && judgment.cause !== 'failed';
  // Whoever sees the tile finds the same in it; a screen reader has the sentence alone.
  return (
    <>
      <span id={id} className={visuallyHidden}>
        {sayTile(device.name, words, t)}
      </span>
      {isLoud && <span aria-hidden className={styles.edges[kind === 'failed' ? 'danger' : 'warning']} />}
      <span aria-hidden className={styles.icon}>
        <DeviceIcon icon={icon} size={16} />
      </span>
      <span aria-hidden className={styles.presence}>
        {isOnline && (
          <StateLabel kind="online" className={styles.mark}>
            <span className={visuallyHidden}>{t('device.online')}</span>
          </StateLabel>
        )}
      </span>
      <div aria-hidden className={styles.what}>
        {event !== null && !isLoud ? (
          <StateLabel
            kind={kind}
            icon={isFailOver ? LifeBuoy : undefined}
            isStill={isHeard}
            className={styles.mark}
          >
            <span className={visuallyHidden}>{word}</span>
          </StateLabel>
        ) : (
          <StateLabel
            kind={kind}
            isLoud={isLoud}
            isStill={isHeard}
            className={isLoud ? undefined : styles.state}
          >
            {word}
          </StateLabel>
        )}
        {event !== null && (
          <span className={styles.event} title={event}>
            {event}
          </span>
        )}
      </div>
      <div aria-hidden className={styles.foot}>
        {start !== null && <span className={styles.start[tone]}>{start}</span>}
        {end !== null && <span className={styles.end}>{end}</span>}
      </div>
      {hasLevels &&
        (isHeard ? <TileLevels device={device} /> : <span aria-hidden className={styles.noLevels} />)}
    </>
  );
}
