import { startEvent, stopEvent } from '@carillon/protocol/broker';
import { STREAM_STATUS, type StreamStatus } from '@carillon/protocol/stream';
import type { Clock } from '@carillon/protocol/time';
import { sendTo } from '../../../hooks/device/sendTo.ts';
import type { DeviceSnapshot, UseDevice } from '../../../hooks/device/useDevice.ts';

export type RunName = 'start' | 'stop';

const COMMANDS = { start: startEvent, stop: stopEvent };

/** The states of a stream that is being played, also where it is not heard. */
const ACTIVE: ReadonlySet<StreamStatus | undefined> = new Set(['starting', 'started', 'failed']);

/** What a device says of a run comes beside its reply and may be lost: it is waited for no longer than this. */
const MOST_WAIT_MS = 2000;

/**
 * Starts or stops an event, and ends when the device has not only accepted it but also says that it does it. In between a
 * button would offer to start what starts already, or a Stop that is taken away again under the finger (D4).
 */
export async function runEvent(
  link: UseDevice['link'],
  clock: Clock,
  name: RunName,
  id: string,
  onAccepted: () => void,
): Promise<void> {
  await sendTo(link, COMMANDS[name], { id });
  onAccepted();
  if (link) await untilTold(link, clock, name, id);
}

/** Until the device says that it does it, or for as long as that is waited for. */
async function untilTold(link: NonNullable<UseDevice['link']>, clock: Clock, name: RunName, id: string) {
  await new Promise<void>((resolve) => {
    const look = () => {
      if (isDone(name, id, link.getSnapshot())) end();
    };
    const unsubscribe = link.subscribe(look);
    const cancel = clock.after(MOST_WAIT_MS, end);
    function end() {
      unsubscribe();
      cancel();
      resolve();
    }
    look();
  });
}

function isDone(name: RunName, id: string, { schedule, stream }: DeviceSnapshot): boolean {
  const isActive = stream?.id === id && ACTIVE.has(STREAM_STATUS[stream.status]);
  return name === 'start' ? schedule[id] === 'play' && isActive : schedule[id] !== 'play' && !isActive;
}
