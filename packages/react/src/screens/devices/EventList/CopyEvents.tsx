import { deleteEvent, getEvents, setEvent } from '@carillon/protocol/broker';
import { type Device, type DeviceEvent, devices } from '@carillon/protocol/device';
import { offsetAt } from '@carillon/protocol/schedule';
import { useEffect, useState } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { sendTo } from '../../../hooks/device/sendTo.ts';
import { useDeviceLinks } from '../../../hooks/device/useDevice.ts';
import { useDeviceZones } from '../../../hooks/device/useDeviceZone.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { eventCopiesTexts } from '../../../messages/en/eventCopies.ts';
import SelectorDialog from '../../../patterns/choosing/SelectorDialog.tsx';
import BulkDialog from '../../../patterns/list/BulkDialog.tsx';
import { useBulkAction } from '../../../patterns/list/useBulkAction.ts';
import { Copy } from '../../../ui/index.ts';
import { CopyGroups } from './CopyGroups.tsx';
import { type ClockAnswer, CopyQuestions } from './CopyQuestions.tsx';
import { type CopyOptions, findTimed, planCopies, toCopy } from './copies.ts';
import { Fit } from './Fit.tsx';

/** One event for one device; or, before those, a device that is emptied for them. */
interface CopyStep {
  readonly id: string;
  /** Null where all that the device holds goes. */
  readonly event: DeviceEvent | null;
  readonly device: Device;
}

export interface CopyEventsProps {
  /** Whose events they are. */
  device: Device;
  events: readonly DeviceEvent[];
  onClose: () => void;
}

/**
 * Copies events to other devices of the same person (EVT-08), one, all, or those of a tag: each says first what it would not
 * take, which is left out, or what goes for it; the others are stored one by one, and what fails is named. A module of its
 * own: loaded when needed.
 */
export default function CopyEvents({ device, events, onClose }: CopyEventsProps) {
  const t = useMessages(eventCopiesTexts);
  const { notify } = useCarillon('CopyEvents');
  const linkOf = useDeviceLinks();
  const zoneOf = useDeviceZones();
  const [openedMs] = useState(useClock().now);
  const [isReplacing, setReplacing] = useState(false);
  const [clock, setClock] = useState<ClockAnswer>('local');
  const [isStarted, setStarted] = useState(false);
  const copying = useCopying(linkOf);
  const isOver = isStarted && !copying.dialog;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);

  const offsetOf = (one: Device) => offsetAt(zoneOf(one.device_id), openedMs);
  function optionsFor(target: Device): CopyOptions {
    const [from, to] = [offsetOf(device), offsetOf(target)];
    return { isReplacing, offsets: clock === 'local' && from !== to ? { from, to } : undefined };
  }

  function copyTo(chosen: readonly Device[]) {
    // Where nobody answers nothing further is tried: such a device keeps none of the others waiting.
    const isSilent = (target: Device) => Number(linkOf(target)?.getSnapshot().presence !== 'online');
    const targets = chosen.toSorted((one, other) => isSilent(one) - isSilent(other));
    const steps = targets.flatMap((target): CopyStep[] => {
      const held = linkOf(target)?.getSnapshot().events;
      const { copies } = planCopies(events, target, held ?? [], optionsFor(target));
      // What is not known of a device may be there all the same.
      const isEmptied = isReplacing && copies.length > 0 && held?.length !== 0;
      return [
        ...(isEmptied ? [{ id: `${target.id}`, event: null, device: target }] : []),
        ...copies.map((event) => ({ id: `${target.id} ${event.id}`, event, device: target })),
      ];
    });
    if (steps.length === 0) {
      notify({ kind: 'warning', title: t('copies.none'), detail: t('copies.none.detail') });
      return onClose();
    }
    setStarted(true);
    copying.start(steps);
  }

  if (isStarted) return copying.dialog && <BulkDialog {...copying.dialog} />;
  return (
    <SelectorDialog
      source={{ entity: devices, parent: { userId: device.user_id } }}
      title={t('copies.title', { count: events.length })}
      searchLabel={t('copies.search')}
      emptyText={t('copies.empty')}
      rowsLabel={t('copies.devices')}
      columns={[
        { kind: 'name' },
        {
          kind: 'cell',
          width: 'minmax(0, 1fr)',
          cell: (row) => <Fit device={row} events={events} options={optionsFor(row)} />,
        },
      ]}
      chosenIds={[device.id]}
      before={(picked, onPick) => <CopyGroups device={device} picked={picked} onPick={onPick} />}
      after={(picked) => (
        <CopyQuestions
          timed={findTimed(events)}
          from={device}
          picked={picked}
          zoneOf={zoneOf}
          offsetOf={offsetOf}
          clock={clock}
          onClock={setClock}
          isReplacing={isReplacing}
          onReplacing={setReplacing}
        />
      )}
      confirmLabel={(count) => t(isReplacing ? 'copies.replace.confirm' : 'copies.confirm', { count })}
      onChoose={copyTo}
      onClose={onClose}
    />
  );
}

function useCopying(linkOf: ReturnType<typeof useDeviceLinks>) {
  const t = useMessages(eventCopiesTexts);

  /** Deletes all that a device holds, as it says itself; what somebody else has deleted meanwhile is gone as well. */
  async function empty(device: Device) {
    const link = linkOf(device);
    const held = link?.getSnapshot().events ?? (await sendTo(link, getEvents, {}));
    for (const { id } of held) {
      await sendTo(link, deleteEvent, { id }).catch(async (error: unknown) => {
        const left = await sendTo(link, getEvents, {});
        if (left.some((event) => event.id === id)) throw error;
      });
    }
  }

  return useBulkAction<CopyStep>({
    label: t('copies.running'),
    icon: Copy,
    list: {
      getName: ({ event, device }) =>
        event
          ? t('copies.named', { event: event.name, device: device.name })
          : t('copies.named.empty', { device: device.name }),
      // What a device stores is heard of it.
      reload: async () => {},
    },
    run: ({ event, device }) => (event ? sendTo(linkOf(device), setEvent, toCopy(event)) : empty(device)),
    atOnce: 1,
    words: {
      title: (items) => t('copies.title', { count: items.length }),
      question: (names) => names,
      confirm: (items) => t('copies.confirm', { count: items.length }),
      running: t('copies.running'),
      incomplete: t('copies.incomplete'),
      failed: (count) => t('copies.failed', { count }),
      failedOne: { title: t('copies.failedOne.title'), text: (name) => t('copies.failedOne', { name }) },
      reason: (error) => t('copies.error', { error }),
      done: (items) => t('copies.done', { count: items.filter(({ id }) => String(id).includes(' ')).length }),
    },
  });
}
