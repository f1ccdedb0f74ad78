import { useCarillon } from '../../../hooks/context.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { dashboardTexts } from '../../../messages/en/dashboard.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { modesTexts } from '../../../messages/en/modes.ts';
import {
  Button,
  ButtonLink,
  CalendarClock,
  EmptyState,
  Panel,
  Play,
  Square,
  type StateKind,
  StateLabel,
} from '../../../ui/index.ts';
import { useHeading } from '../../../ui/layout/ScreenFrame.ts';
import { modeKey } from '../common/eventMode.ts';
import * as styles from './DeviceDashboard.css.ts';
import type { CurrentEvent, DashboardEvent, ReadyDashboard } from './dashboardState.ts';
import { EventPlaceholder } from './EventPlaceholder.tsx';
import { Levels } from './Levels.tsx';
import { RunTimes } from './RunTimes.tsx';
import { SignalPathPicture } from './SignalPathPicture.tsx';

type ShownEvent = Extract<DashboardEvent, { status: 'current' }>;

type EventPanelProps = Pick<
  ReadyDashboard,
  | 'event'
  | 'next'
  | 'device'
  | 'presence'
  | 'isStale'
  | 'isCutOff'
  | 'lastHeardMs'
  | 'command'
  | 'levels'
  | 'nowMs'
  | 'onStart'
  | 'onStop'
>;

/** The current or scheduled event: what it is, how far, from where, how loud, and its one button (D2). */
export function EventPanel(props: EventPanelProps) {
  const t = useMessages(devicesTexts, dashboardTexts, modesTexts);
  const Heading = useHeading(1);
  const format = useFormat();
  const { paths, hasPage } = useCarillon('EventPanel');
  const { event: current, next, device, presence, isStale, isCutOff, lastHeardMs, nowMs } = props;
  if (current.status === 'coming') return <EventPlaceholder />;
  if (current.status !== 'current') {
    const [title, detail] =
      current.status === 'unknown'
        ? (['dash.unknown', 'dash.unknown.detail'] as const)
        : (['dash.none', current.hasEvents ? 'dash.none.detail' : 'dash.noEvents.detail'] as const);
    return (
      <Panel part="event">
        <EmptyState
          icon={CalendarClock}
          title={t(title)}
          action={
            current.status === 'none' &&
            hasPage('events') && (
              <ButtonLink href={paths.events(device.user_id, device.id)}>{t('dash.manage')}</ButtonLink>
            )
          }
        >
          {t(detail)}
        </EmptyState>
      </Panel>
    );
  }
  const { event, occurrence, path, context } = current;
  const mode = t(modeKey(event));
  const lastHeard = lastHeardMs === null ? undefined : format.moment(lastHeardMs, nowMs);
  return (
    <Panel part="event">
      <div className={styles.event}>
        <div className={styles.eventHead}>
          <div className={styles.eventWords}>
            <div className={styles.eventState}>
              <CurrentState {...current} isStale={isStale} />
              <span className={styles.eventMode}>
                {isStale && lastHeard ? t('dash.lastHeard', { time: lastHeard, mode }) : mode}
              </span>
            </div>
            <Heading className={styles.eventName} data-stale={isStale || undefined}>
              {event.name}
            </Heading>
          </div>
          <RunButton {...props} {...current} />
        </div>
        <RunTimes current={current} next={next} nowMs={isStale ? (occurrence?.startMs ?? nowMs) : nowMs} />
        <SignalPathPicture
          path={path}
          deviceName={device.name}
          context={context}
          isStale={isStale}
          noConnection={
            !isStale || !isCutOff
              ? undefined
              : presence === 'offline' && lastHeard
                ? t('dash.offlineSince', { time: lastHeard })
                : t('dash.noConnection')
          }
          isOffline={presence === 'offline'}
        />
        <Levels {...props} />
      </div>
    </Panel>
  );
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

type RunButtonProps = Pick<
  ReadyDashboard,
  'device' | 'presence' | 'isCutOff' | 'command' | 'onStart' | 'onStop'
> &
  Pick<ShownEvent, 'schedule' | 'stream' | 'canRun'>;

const COMMANDED = { start: 'dash.starting', stop: 'dash.stopping' } as const;

const CHANGING: Partial<Record<CurrentEvent['stream'], 'dash.starting' | 'dash.stopping'>> = {
  starting: 'dash.starting',
  stopping: 'dash.stopping',
};

/** Stop is shown when the schedule state is play, otherwise Start; both wait while the stream changes (D4). */
function RunButton(props: RunButtonProps) {
  const { schedule, stream, canRun, device, presence, isCutOff, command, onStart, onStop } = props;
  const t = useMessages(devicesTexts, dashboardTexts);
  const isPlaying = schedule === 'play';
  // From the press on, and not only when the device says so: what it says comes in pieces.
  const changing = command.status === 'running' ? COMMANDED[command.name] : CHANGING[stream];
  const reasonAgainst = canRun
    ? undefined
    : presence === 'offline'
      ? t('device.offline.banner', { device: device.name })
      : t(isCutOff ? 'dash.noConnection' : 'device.unknown');
  return (
    <Button
      size="f"
      variant={isPlaying ? 'default' : 'main'}
      icon={isPlaying ? Square : Play}
      isIconSolid
      // Pending and not disabled: a disabled button would drop the focus of a person who pressed it by keyboard.
      isPending={changing !== undefined}
      reasonAgainst={reasonAgainst}
      onPress={isPlaying ? onStop : onStart}
    >
      {t(changing ?? (isPlaying ? 'dash.stop' : 'dash.start'))}
    </Button>
  );
}
