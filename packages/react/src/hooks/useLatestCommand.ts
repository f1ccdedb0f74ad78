import { CommandError, createLatestWriter, type DeviceLink, type WriterSnapshot } from '@carillon/client';
import type { Command, CommandBody } from '@carillon/protocol/broker';
import { useMemo, useSyncExternalStore } from 'react';

export type UseLatestCommand<Body> = WriterSnapshot<Body> & {
  /** Sends this one, or, while another one is under way, the last of those that were wanted meanwhile (FLT-034). */
  readonly write: (body: Body) => void;
};

/**
 * Sends one command of a device again and again, as a slider does: at most one is under way, and the last one counts,
 * also after the screen was left. Show `wanted`, and where there is none what the device says.
 *
 * @example const volume = useLatestCommand(useDevice('CR-1002').link, vol); volume.write({ l: 20, r: 20 })
 */
export function useLatestCommand<C extends Command>(
  link: DeviceLink | null,
  command: C,
): UseLatestCommand<CommandBody<C>> {
  const writer = useMemo(
    () =>
      createLatestWriter(async (body: CommandBody<C>) => {
        if (!link) throw new CommandError('notConnected', { command: command.msg, label: '' });
        await link.send(command, body);
      }),
    [link, command],
  );
  const snapshot = useSyncExternalStore(writer.subscribe, writer.getSnapshot, writer.getSnapshot);
  return { ...snapshot, write: writer.write };
}
