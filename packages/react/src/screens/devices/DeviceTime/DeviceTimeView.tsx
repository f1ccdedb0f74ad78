import { useMessages } from '../../../hooks/useMessages.ts';
import { timeTexts } from '../../../messages/en/time.ts';
import { Alert, columns, Panel, Skeleton, stack } from '../../../ui/index.ts';
import { DevicePage } from '../DevicePage/DevicePage.tsx';
import { ClockPanel } from './ClockPanel.tsx';
import { EventsPanel, NtpPanel } from './SidePanels.tsx';
import type { DeviceTimeState, ReadyTime } from './timeState.ts';

/** The time screen in any of its states. */
export function DeviceTimeView(state: DeviceTimeState) {
  return (
    <DevicePage page={state} tab="time" placeholder={<ClockPlaceholder />}>
      {(shown) => <Content {...shown} />}
    </DevicePage>
  );
}

function Content(state: ReadyTime) {
  return (
    <>
      <TimeFailure {...state} />
      <div className={columns}>
        <ClockPanel {...state} />
        <div className={stack}>
          <NtpPanel {...state} />
          <EventsPanel {...state} />
        </div>
      </div>
    </>
  );
}

/** The command that failed last, and why. */
export function TimeFailure({ failure, onDismiss }: Pick<ReadyTime, 'failure' | 'onDismiss'>) {
  const t = useMessages(timeTexts);
  if (!failure) return null;
  return (
    <Alert
      key={failure.title + failure.reason}
      title={t(failure.title)}
      closeLabel={t('time.close')}
      onClose={onDismiss}
    >
      {failure.reason}
    </Alert>
  );
}

function ClockPlaceholder() {
  return (
    <div className={columns}>
      <Panel>
        <Skeleton height={180} />
      </Panel>
      <div className={stack}>
        <Panel>
          <Skeleton height={96} />
        </Panel>
      </div>
    </div>
  );
}
