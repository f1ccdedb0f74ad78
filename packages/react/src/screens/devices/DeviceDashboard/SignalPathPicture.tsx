import type { StreamContext } from '@carillon/protocol/stream';
import { useState } from 'react';
import { useMessages } from '../../../hooks/useMessages.ts';
import { dashboardTexts } from '../../../messages/en/dashboard.ts';
import type { Translate } from '../../../messages/messages.ts';
import {
  Icon,
  LifeBuoy,
  Mic,
  Radio,
  Speaker,
  type StateKind,
  StateLabel,
  TriangleAlert,
  Unplug,
} from '../../../ui/index.ts';
import { useSectionRole } from '../../../ui/layout/ScreenFrame.ts';
import * as styles from './SignalPathPicture.css.ts';
import type { PathSource, SignalPath, SourceState } from './signalPath.ts';

export interface SignalPathPictureProps {
  path: SignalPath;
  deviceName: string;
  context: StreamContext | null;
  /** Nobody vouches for it: no source and no wire lives. */
  isStale: boolean;
  /** Why the device cannot be heard at all. */
  noConnection: string | undefined;
  /** It is the device that is not there: louder than a connection that is lost, which a banner says of all. */
  isOffline: boolean;
}

const ICONS = { main: Radio, failover: LifeBuoy, line: Mic };
const NAMES = { main: 'dash.main', failover: 'dash.failover', line: 'dash.line' } as const;
const STATES: Readonly<
  Record<
    SourceState,
    [StateKind, 'dash.heard' | 'dash.ready' | 'dash.standby' | 'dash.connecting' | 'dash.notAnswering']
  >
> = {
  heard: ['heard', 'dash.heard'],
  ready: ['ready', 'dash.ready'],
  standby: ['ready', 'dash.standby'],
  connecting: ['busy', 'dash.connecting'],
  // The source's own icon turns into the triangle.
  notAnswering: ['missing', 'dash.notAnswering'],
};

/** Main, fail-over, and which one is heard: sources stacked, a lever, the device. */
export function SignalPathPicture(props: SignalPathPictureProps) {
  const { path, deviceName, context, isStale, noConnection, isOffline } = props;
  const t = useMessages(dashboardTexts);
  const heard = isStale ? -1 : path.sources.findIndex(({ state }) => state === 'heard');
  const begins = useBegin(heard);
  return (
    <section
      role={useSectionRole()}
      className={styles.path}
      aria-label={t('dash.path')}
      data-begins={begins || undefined}
      data-warned={path.sources[heard]?.role === 'failover' || undefined}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers Safari no longer takes it for a list. */}
      <ul role="list" className={styles.sources}>
        {path.sources.map((source) => (
          <Source key={source.role} {...source} state={isStale ? undefined : source.state} />
        ))}
      </ul>
      <Wires count={path.sources.length} heard={heard} />
      <div
        className={styles.output}
        data-heard={(path.isHeard && !isStale) || undefined}
        data-stale={isStale || undefined}
        data-offline={isOffline || undefined}
      >
        <Icon icon={noConnection ? Unplug : Speaker} size={20} className={styles.icon} />
        <div className={styles.words}>
          <div className={styles.outputName}>{path.relay === null ? deviceName : t('dash.relay')}</div>
          <div className={styles.second}>
            {noConnection ??
              path.relay ??
              (isStale || path.isHeard ? channels(t, context, isStale) : t('dash.none'))}
          </div>
        </div>
      </div>
    </section>
  );
}

function Source({ role, address, state }: Omit<PathSource, 'state'> & { state: SourceState | undefined }) {
  const t = useMessages(dashboardTexts);
  return (
    <li className={styles.source} data-state={state}>
      <Icon icon={state === 'notAnswering' ? TriangleAlert : ICONS[role]} size={20} className={styles.icon} />
      <div className={styles.words}>
        <div className={styles.nameLine}>
          <span className={styles.name}>{t(NAMES[role])}</span>
          {state && <StateLabel kind={STATES[state][0]}>{t(STATES[state][1])}</StateLabel>}
        </div>
        {address && <div className={styles.address}>{address}</div>}
      </div>
    </li>
  );
}

/** Whether sound has come, or another source of it, while this was looked at: what was there before it has no beginning. */
function useBegin(heard: number): boolean {
  const [first, setFirst] = useState(heard);
  const [hasChanged, setChanged] = useState(false);
  if (heard !== first) {
    setFirst(heard);
    if (!hasChanged) setChanged(true);
  }
  return hasChanged && heard >= 0;
}

const ROW = 72;
/** Where the contacts of a source and of the device are, of 64. */
const [SOURCE_X, DEVICE_X] = [16, 44];

/** A solid line from the source that is heard to the device, open contacts at the others. */
function Wires({ count, heard }: { count: number; heard: number }) {
  const height = count * ROW - 8;
  const middle = height / 2;
  const ys = Array.from({ length: count }, (_, i) => i * ROW + 32);
  const heardY = ys[heard];
  // Where there is nothing to choose there is no lever.
  if (count === 1) {
    return (
      <svg
        className={styles.wires}
        viewBox={`0 0 64 ${height}`}
        height={height}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <g className={heardY === undefined ? styles.open : styles.lit}>
          <path
            d={`M0 ${middle}H64`}
            {...(heardY === undefined
              ? { className: styles.openWire }
              : { pathLength: 1, className: styles.drawn[0] })}
          />
        </g>
      </svg>
    );
  }
  return (
    <svg
      className={styles.wires}
      viewBox={`0 0 64 ${height}`}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {ys.map((y, i) => (
        <g key={y} className={i === heard ? styles.lit : styles.open}>
          <path
            d={`M0 ${y}H${SOURCE_X}`}
            {...(i === heard
              ? { pathLength: 1, className: styles.drawn[0] }
              : { className: styles.openWire })}
          />
          <circle cx={SOURCE_X} cy={y} r={i === heard ? 4 : 3.5} />
        </g>
      ))}
      <g className={heardY === undefined ? styles.open : styles.lit}>
        {heardY !== undefined && (
          <path
            d={`M${SOURCE_X} ${heardY}L${DEVICE_X} ${middle}`}
            pathLength={1}
            className={styles.drawn[1]}
          />
        )}
        <path
          d={`M${DEVICE_X} ${middle}H64`}
          {...(heardY === undefined
            ? { className: styles.openWire }
            : { pathLength: 1, className: styles.drawn[2] })}
        />
        <circle cx={DEVICE_X} cy={middle} r={heardY === undefined ? 3.5 : 4} />
      </g>
    </svg>
  );
}

function channels(
  t: Translate<typeof dashboardTexts>,
  context: StreamContext | null,
  isStale: boolean,
): string {
  if (isStale || (context?.ch !== 0 && context?.ch !== 1)) return t('dash.notKnown');
  return t(context.ch === 0 ? 'channels.mono' : 'channels.stereo');
}
