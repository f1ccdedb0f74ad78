import { createLatestWriter, type DeviceLink } from '@carillon/client';
import type { Command, CommandBody } from '@carillon/protocol/broker';
import { useMemo, useSyncExternalStore } from 'react';
import { useCarillon } from '../context.ts';
import type { Action } from '../useAction.ts';
import { sendTo } from './sendTo.ts';

/**
 * Sends one command of a device again and again, as a slider does: an action of which at most one is under way, and whose
 * last input counts, also after the screen was left (FLT-034). Show the input while it runs, else what the device says. It is
 * for your own sliders of any command; the six of the sound are `useAudio`, as our screen has them.
 *
 * @example
 * const volume = useLatestCommand(useDevice('CR-1002').link, vol);
 * const said = useDeviceSetting('CR-1002', 'vol');
 * const { l = 1 } = volume.state.status === 'running' ? volume.state.input : (said ?? {});
 * <input type="range" min={1} max={80} value={l} onChange={({ target }) => volume.run({ l: +target.value, r: +target.value })} />
 */
export function useLatestCommand<C extends Command>(
  link: DeviceLink | null,
  command: C,
): Omit<Action<CommandBody<C>>, 'stop'> {
  const { errors } = useCarillon('useLatestCommand').client;
  const writer = useMemo(
    () =>
      createLatestWriter(
        async (body: CommandBody<C>) => {
          await sendTo(link, command, body);
        },
        { onError: errors.report },
      ),
    [link, command, errors],
  );
  const state = useSyncExternalStore(writer.subscribe, writer.getSnapshot, writer.getSnapshot);
  return {
    state,
    run: writer.write,
    retry() {
      if (state.status === 'failed') writer.write(state.input);
    },
    dismiss: writer.dismiss,
  };
}
