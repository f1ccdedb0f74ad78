import { isPlayback, isSender } from '@carillon/protocol/device';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { dashboardTexts } from '../../../messages/en/dashboard.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import {
  Button,
  CalendarClock,
  EmptyState,
  LevelMeter,
  Panel,
  Play,
  ProgressBar,
  Square,
  type StateKind,
  StateLabel,
} from '../../../ui/index.ts';
import type { CurrentEvent } from './currentEvent.ts';
import * as styles from './DeviceDashboard.css.ts';
import { EventPlaceholder } from './LoadingDashboard.tsx';
import { SignalPathPicture } from './SignalPathPicture.tsx';
import { describePath } from './signalPath.ts';
import type { ReadyDashboard } from './useDeviceDashboard.ts';

/** The current or scheduled event: what it is, how far, from where, how loud, and its one button (D2). */
export function EventPanel(state: ReadyDashboard) {
  const t = useMessages(devicesTexts, dashboardTexts);
  const { current, device, presence, isKnown, hasEvents } = state;
  if (isOnItsWay(state)) return <EventPlaceholder />;
  if (!current) {
    const [title, detail] =
      presence === 'offline' || !isKnown
        ? (['dash.unknown', 'dash.unknown.detail'] as const)
        : (['dash.none', hasEvents ? 'dash.none.detail' : 'dash.noEvents.detail'] as const);
    return (
      <Panel>
        <EmptyState icon={CalendarClock} title={t(title)}>
          {t(detail)}
        </EmptyState>
      </Panel>
    );
  }
  const { event, occurrence } = current;
  return (
    <Panel>
      <div className={styles.event}>
        <div className={styles.eventHead}>
          <div className={styles.eventWords}>
            <div className={styles.eventState}>
              <CurrentState {...current} isStale={state.isStale} />
              <span className={styles.eventMode}>
                {t(isPlayback(event) ? 'mode.playback' : isSender(event) ? 'mode.sender' : 'mode.other')}
              </span>
            </div>
            <h2 className={styles.eventName} data-stale={state.isStale || undefined}>
              {event.name}
            </h2>
          </div>
          <RunButton {...state} current={current} />
        </div>
        {current.schedule === 'play' && occurrence && (
          <Progress {...occurrence} nowMs={state.isStale ? occurrence.startMs : state.nowMs} />
        )}
        <SignalPathPicture
          path={describePath(event, state.stream)}
          deviceName={device.name}
          context={state.context}
          isStale={state.isStale}
          isCutOff={state.isStale && state.connection !== null}
        />
        {current.stream === 'started' && <Levels {...state} />}
      </div>
    </Panel>
  );
}

/** What there is to say of the event is about to come. */
export function isOnItsWay({
  presence,
  isKnown,
  isSettled,
  unreadable,
  connection,
}: ReadyDashboard): boolean {
  if (unreadable || connection) return false;
  return isKnown ? presence === 'online' && !isSettled : presence === 'unknown';
}

function CurrentState({ schedule, stream, isStale }: CurrentEvent & { isStale: boolean }) {
  const t = useMessages(devicesTexts, dashboardTexts);
  const [kind, key] = isStale ? (['lastKnown', 'device.stale'] as const) : stateOf(schedule, stream);
  return (
    <span role="status">
      <StateLabel kind={kind}>{t(key)}</StateLabel>
    </span>
  );
}

type StateText =
  | 'dash.starting'
  | 'dash.stopping'
  | 'dash.failed'
  | 'device.playing'
  | 'dash.scheduled'
  | 'dash.stopped';

function stateOf(schedule: CurrentEvent['schedule'], stream: CurrentEvent['stream']): [StateKind, StateText] {
  if (stream === 'starting') return ['busy', 'dash.starting'];
  if (stream === 'stopping') return ['busy', 'dash.stopping'];
  if (stream === 'failed') return ['failed', 'dash.failed'];
  if (schedule === 'play') return ['playing', 'device.playing'];
  return schedule === 'next' ? ['scheduled', 'dash.scheduled'] : ['paused', 'dash.stopped'];
}

/** Stop is shown when the schedule state is play, otherwise Start; both wait while the stream changes (D4). */
function RunButton({
  current,
  presence,
  isBusy,
  onStart,
  onStop,
}: ReadyDashboard & { current: CurrentEvent }) {
  const t = useMessages(dashboardTexts);
  const isChanging = current.stream === 'starting' || current.stream === 'stopping';
  const isPlaying = current.schedule === 'play';
  return (
    <Button
      size="f"
      variant={isPlaying ? 'default' : 'main'}
      icon={isPlaying ? Square : Play}
      isIconSolid
      // Pending and not disabled: a disabled button would drop the focus of who pressed it by keyboard.
      isPending={isBusy || isChanging}
      isDisabled={presence !== 'online'}
      onPress={isPlaying ? onStop : onStart}
    >
      {t(isPlaying ? 'dash.stop' : 'dash.start')}
    </Button>
  );
}

const DAY_MS = 24 * 60 * 60_000;

function Progress({ startMs, endMs, nowMs }: { startMs: number; endMs: number; nowMs: number }) {
  const t = useMessages(dashboardTexts);
  const format = useFormat();
  // An Always event has neither beginning nor end.
  if (!Number.isFinite(startMs) || !Number.isFinite(endMs)) return null;
  // Hours alone would lie about a run over several days.
  const write = endMs - startMs < DAY_MS ? format.time : format.dayTime;
  const [from, to] = [write(startMs), write(endMs)];
  return (
    <div className={styles.progress}>
      <span>{from}</span>
      <ProgressBar
        aria-label={t('dash.progress')}
        value={(nowMs - startMs) / (endMs - startMs)}
        valueText={`${from} – ${to}`}
      />
      <span>{to}</span>
    </div>
  );
}

/** What nobody vouches for is not drawn: it would stand lit until the meter finds out by itself. */
const noLevels: ReadyDashboard['levels'] = { subscribe: () => () => {}, getSnapshot: () => undefined };

function Levels({ levels, isStale }: ReadyDashboard) {
  const t = useMessages(dashboardTexts);
  const format = useFormat();
  return (
    <LevelMeter
      // Anew: nothing stays of what was drawn and told.
      key={isStale ? 'stale' : 'live'}
      source={isStale ? noLevels : levels}
      labels={{
        left: t('dash.left'),
        right: t('dash.right'),
        leftShort: t('dash.left.short'),
        rightShort: t('dash.right.short'),
        clip: t('dash.clip'),
        mark: format.number,
        figure: (level) => t('dash.db', { level: format.number(level) }),
        valueText: (level) => t('dash.level', { level: format.number(level) }),
      }}
    />
  );
}
