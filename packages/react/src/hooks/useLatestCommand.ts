import { createLatestWriter, type DeviceLink } from '@carillon/client';
import type { Command, CommandBody } from '@carillon/protocol/broker';
import { useMemo, useSyncExternalStore } from 'react';
import { useCarillon } from './context.ts';
import { sendTo } from './sendTo.ts';
import type { Action } from './useAction.ts';

/**
 * Sends one command of a device again and again, as a slider does: an action of which at most one is under way, and whose
 * last input counts, also after the screen was left (FLT-034). Show the input while it runs, else what the device says.
 *
 * @example const volume = useLatestCommand(useDevice('CR-1002').link, vol); volume.run({ l: 20, r: 20 })
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
