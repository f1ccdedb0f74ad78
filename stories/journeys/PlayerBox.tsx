import { startEvent, stopEvent } from '@carillon/protocol/broker';
import type { ScheduleDraft } from '@carillon/protocol/schedule';
import {
  useDevice,
  useDeviceCommand,
  useDeviceEvents,
  useDeviceStream,
  useMeter,
  useScheduleRecap,
} from '@carillon/react';
import { useRef } from 'react';

const STARTED = 2;
const draft: ScheduleDraft = { repeat: { kind: 'daily', days: [1, 2, 3, 4, 5] }, time: [8 * 60, 9 * 60] };

/** The events of a player with a button for each, its level, and whether one more would fit. */
export function PlayerBox({ label }: { label: string }) {
  const events = useDeviceEvents(label) ?? [];
  const stream = useDeviceStream(label);
  const { status, reason, knowledge, run } = useDeviceCommand(label);
  const { valid, text } = useScheduleRecap(draft, events);
  if (knowledge === 'missing') return <p role="note">There is no player {label}.</p>;
  return (
    <section aria-label={label}>
      <Presence label={label} />
      {events.map(({ id, name }) => {
        const isHeard = stream?.id === id && stream.status === STARTED;
        return (
          <button
            key={id}
            type="button"
            disabled={status === 'running'}
            onClick={() => run(isHeard ? stopEvent : startEvent, { id })}
          >
            {isHeard ? 'Silence' : 'Play'} {name}
          </button>
        );
      })}
      {reason !== null && <p role="alert">The player did not take it: {reason}</p>}
      <Level label={label} />
      <p role="note">
        {valid ? 'Eight to nine is free' : 'Eight to nine is taken'}: {text}
      </p>
    </section>
  );
}

/** Everything that is known of a device, so it renders for all of it: a component of its own. */
function Presence({ label }: { label: string }) {
  return <output>{useDevice(label).presence}</output>;
}

/** Drawn ten times a second, and rendered once. */
function Level({ label }: { label: string }) {
  const meter = useRef<HTMLMeterElement>(null);
  useMeter(label, (levels) => {
    if (meter.current) meter.current.value = levels?.[0] ?? 0;
  });
  return <meter ref={meter} aria-label="Left level" max={96} />;
}
