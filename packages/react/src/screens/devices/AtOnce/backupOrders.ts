// What is read of a device for a file, and what a file does to a device.
import {
  type DeviceContent,
  isPlanned,
  orderWrites,
  planRestore,
  type RestorePlan,
  type SavedDevice,
} from '@carillon/protocol/backup';
import { deleteEvent, eq, getEvents, ntp, setEvent, vol } from '@carillon/protocol/broker';
import type { Device, SetEventBody } from '@carillon/protocol/device';
import { CommandError } from '../../../hooks/device/errors.ts';
import { sendTo } from '../../../hooks/device/sendTo.ts';
import type { Chosen } from './atOnceTask.ts';
import { isAnswered } from './orders.ts';

/** What a device stores now. A setting that it does not tell is left out. */
export async function readContent({ device, link }: Chosen): Promise<DeviceContent> {
  const events = await sendTo(link, getEvents, {});
  const orNothing = (error: unknown) => {
    if (isAnswered(error)) return undefined;
    throw error;
  };
  return {
    label: device.device_id,
    classId: device.class_id,
    events,
    vol: await sendTo(link, vol, {}).catch(orNothing),
    eq: await sendTo(link, eq, {}).catch(orNothing),
    ntp: await sendTo(link, ntp, {}).catch(orNothing),
  };
}

/** The same as a file keeps it. */
export const toSaved = ({ name }: Device, { events, ...content }: DeviceContent): SavedDevice => ({
  ...content,
  name,
  events: [...events],
});

/** Why a device was not restored, or not in full. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
  /** How many of its steps were done, of how many, before this failed; undefined where it was changed by somebody else. */
  readonly failed: { readonly done: number; readonly count: number; readonly error: unknown } | undefined;

  constructor(failed?: RestoreError['failed']) {
    super(failed ? 'The device was restored in part.' : 'The device was changed meanwhile.');
    this.failed = failed;
  }
}

/**
 * Restores a device by what it stores now, so that it can be done again after it came half way. Nothing is done that was not
 * shown before: where somebody else has changed the device since, it is left as it is.
 */
export async function restore(chosen: Chosen, saved: SavedDevice, shown: RestorePlan): Promise<void> {
  const plan = planRestore(saved, await readContent(chosen));
  if (!isPlanned(plan, shown)) throw new RestoreError();
  const steps = listSteps(chosen, plan);
  for (const [done, step] of steps.entries()) {
    try {
      await step();
    } catch (error) {
      throw done > 0 ? new RestoreError({ done, count: steps.length, error }) : error;
    }
  }
}

function listSteps({ link }: Chosen, plan: RestorePlan): (() => Promise<unknown>)[] {
  const steps = orderWrites(plan).map((write) => () => {
    if (write.kind === 'delete') return sendTo(link, deleteEvent, { id: write.event.id });
    const { id: _, ...event } = write.event;
    // What a device would refuse was left out of the plan.
    return sendTo(link, setEvent, (write.id === null ? event : { ...event, id: write.id }) as SetEventBody);
  });
  const [volume, equalizer, server] = [plan.vol, plan.eq, plan.ntp];
  return [
    ...steps,
    ...(volume ? [() => sendTo(link, vol, { ...volume.to })] : []),
    ...(equalizer ? [() => sendTo(link, eq, { ...equalizer.to })] : []),
    ...(server ? [() => sendTo(link, ntp, { host: server.to.host })] : []),
  ];
}

/** The same failure with a sentence of its own, which ends what it would have ended for all others. */
export function withSentence(error: unknown, device: Device, sentence: string): CommandError {
  const isLost =
    error instanceof CommandError && (error.code === 'notConnected' || error.code === 'connectionLost');
  return new CommandError(isLost ? error.code : 'refused', {
    command: setEvent.msg,
    label: device.device_id,
    deviceMessage: sentence,
  });
}
