import type { Command, CommandBody } from '@carillon/protocol/broker';
import type { Device } from '@carillon/protocol/device';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { errorText } from '../../messages/errorText.ts';
import { useAction } from '../useAction.ts';
import { useMessages } from '../useMessages.ts';
import { sendTo } from './sendTo.ts';
import { type DeviceKnowledge, type DeviceSnapshot, useDeviceKnowledge, useDeviceLink } from './useDevice.ts';

const nobody = () => () => {};

/** One thing that is known of a device: renders again only when it is another one. */
function useSlice<K extends 'events' | 'stream'>(
  device: string | Device | null,
  name: K,
  ownerId: number | undefined,
): DeviceSnapshot[K] | null {
  const link = useDeviceLink(device, ownerId);
  const read = () => link?.getSnapshot()[name] ?? null;
  return useSyncExternalStore(link?.subscribe ?? nobody, read, read);
}

/**
 * The events that a device stores, or null until it answered (D4): renders again when one is changed, by whomever, and not
 * when one starts or stops.
 */
export const useDeviceEvents = (device: string | Device | null, ownerId?: number): DeviceSnapshot['events'] =>
  useSlice(device, 'events', ownerId);

/** What the stream of a device does, as its last message says; null until there was one, and where it is offline (D4). */
export const useDeviceStream = (device: string | Device | null, ownerId?: number): DeviceSnapshot['stream'] =>
  useSlice(device, 'stream', ownerId);

/** Left and right, 0 to 96 (D4). */
export type Levels = readonly [left: number, right: number];

/**
 * Asks for the levels of a device and hands each to `onLevels`, ten times a second, outside React: nothing renders.
 * Undefined is what is not known, as in silence (DSH-05, BRK-09).
 *
 * @example
 * const meter = useRef<HTMLMeterElement>(null);
 * useMeter('CR-1002', (levels) => { if (meter.current) meter.current.value = levels?.[0] ?? 0; });
 */
export function useMeter(
  device: string | Device | null,
  onLevels: (levels: Levels | undefined) => void,
  ownerId?: number,
): void {
  const link = useDeviceLink(device, ownerId);
  const latest = useRef(onLevels);
  useLayoutEffect(() => {
    latest.current = onLevels;
  });
  useEffect(() => {
    if (!link) return;
    const store = link.channel('vu');
    const tell = () => latest.current(store.getSnapshot());
    const ends = [store.subscribe(tell), link.watchExtra()];
    tell();
    return () => {
      for (const end of ends) end();
    };
  }, [link]);
}

/** The commands to a device, one at a time. */
export interface UseDeviceCommand {
  readonly status: 'idle' | 'running' | 'done' | 'failed';
  /** Why the last one failed: a `CommandError`, whose `code` says it; null where it did not. */
  readonly error: unknown;
  /** The same as a sentence, in the language of the provider. */
  readonly reason: string | null;
  /** Whether there is such a device of this person, and whether all is known of it. */
  readonly knowledge: DeviceKnowledge;
  /** Sends a command; while one is under way, nothing (FLT-036). */
  readonly run: <C extends Command>(command: C, body: CommandBody<C>) => void;
}

/**
 * Sends commands to a device and tells how the last one ended (D7); renders for nothing else. It is for your own controls
 * (docs/recipes/embed-a-screen.md); our screens have an action for each thing to do: `useAction` over `sendTo`.
 *
 * @example
 * const { status, reason, run } = useDeviceCommand('CR-1002');
 * <button disabled={status === 'running'} onClick={() => run(startEvent, { id: 'evts/1' })}>Play</button>
 * {reason && <p role="alert">{reason}</p>}
 */
export function useDeviceCommand(device: string | Device | null, ownerId?: number): UseDeviceCommand {
  const link = useDeviceLink(device, ownerId);
  const t = useMessages();
  const { state, run } = useAction((send: () => Promise<unknown>) => send());
  const hasFailed = state.status === 'failed';
  return {
    status: state.status,
    error: hasFailed ? state.error : null,
    reason: hasFailed ? errorText(t, state.error) : null,
    knowledge: useDeviceKnowledge(device, ownerId),
    run: (command, body) => run(() => sendTo(link, command, body)),
  };
}
