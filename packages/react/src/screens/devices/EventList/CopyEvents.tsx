import { setEvent } from '@carillon/protocol/broker';
import { type Device, type DeviceEvent, devices } from '@carillon/protocol/device';
import { useEffect, useState } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { sendTo } from '../../../hooks/device/sendTo.ts';
import { useDevice, useDeviceLinks } from '../../../hooks/device/useDevice.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { eventCopiesTexts } from '../../../messages/en/eventCopies.ts';
import SelectorDialog from '../../../patterns/choosing/SelectorDialog.tsx';
import BulkDialog from '../../../patterns/list/BulkDialog.tsx';
import { useBulkAction } from '../../../patterns/list/useBulkAction.ts';
import { Copy, StateLabel } from '../../../ui/index.ts';
import * as styles from './CopyEvents.css.ts';
import { findMisfits, type Misfit, toCopy } from './copies.ts';

/** One event for one device. */
interface EventCopy {
  readonly id: string;
  readonly event: DeviceEvent;
  readonly device: Device;
}

export interface CopyEventsProps {
  /** Whose events they are. */
  device: Device;
  events: readonly DeviceEvent[];
  onClose: () => void;
}

/**
 * Copies events to other devices of the same person (EVT-08): each device says first what it would not take, which is left
 * out; the others are stored one by one, and what fails is named. A module of its own: loaded when needed.
 */
export default function CopyEvents({ device, events, onClose }: CopyEventsProps) {
  const t = useMessages(eventCopiesTexts);
  const { notify } = useCarillon('CopyEvents');
  const linkOf = useDeviceLinks();
  const [isStarted, setStarted] = useState(false);
  const copying = useCopying(linkOf);
  const isOver = isStarted && !copying.dialog;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);

  function copyTo(chosen: readonly Device[]) {
    // Where nobody answers nothing further is tried: such a device keeps none of the others waiting.
    const isSilent = (target: Device) => Number(linkOf(target)?.getSnapshot().presence !== 'online');
    const targets = chosen.toSorted((one, other) => isSilent(one) - isSilent(other));
    const copies = targets.flatMap((target) => {
      const misfits = findMisfits(events, target, linkOf(target)?.getSnapshot().events ?? []);
      return events
        .filter((event) => misfits.every((misfit) => misfit.event !== event))
        .map((event): EventCopy => ({ id: `${target.id} ${event.id}`, event, device: target }));
    });
    if (copies.length === 0) {
      notify({ kind: 'warning', title: t('copies.none'), detail: t('copies.none.detail') });
      return onClose();
    }
    setStarted(true);
    copying.start(copies);
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
        { kind: 'cell', width: 'minmax(0, 1fr)', cell: (row) => <Fit device={row} events={events} /> },
      ]}
      chosenIds={[device.id]}
      confirmLabel={(count) => t('copies.confirm', { count })}
      onChoose={copyTo}
      onClose={onClose}
    />
  );
}

function useCopying(linkOf: ReturnType<typeof useDeviceLinks>) {
  const t = useMessages(eventCopiesTexts);
  return useBulkAction<EventCopy>({
    label: t('copies.running'),
    icon: Copy,
    list: {
      getName: ({ event, device }) => t('copies.named', { event: event.name, device: device.name }),
      // What a device stores is heard of it.
      reload: async () => {},
    },
    run: ({ event, device }) => sendTo(linkOf(device), setEvent, toCopy(event)),
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
      done: (items) => t('copies.done', { count: items.length }),
    },
  });
}

/** Whether a device takes the events, by what it says that it holds. */
function Fit({ device, events }: Pick<CopyEventsProps, 'device' | 'events'>) {
  const t = useMessages(eventCopiesTexts, devicesTexts);
  const live = useDevice(device);
  if (live.presence === 'offline') return <StateLabel kind="offline">{t('device.offline')}</StateLabel>;
  if (!live.events) return <StateLabel kind="busy">{t('device.unknown')}</StateLabel>;
  const misfits = findMisfits(events, device, live.events);
  if (misfits.length === 0) return <StateLabel kind="done">{t('copies.fits')}</StateLabel>;
  const textOf = (misfit: Misfit) =>
    misfit.reason === 'overlap'
      ? t('copies.overlaps', { name: misfit.event.name, other: misfit.other.name })
      : t('copies.class', { name: misfit.event.name });
  return (
    <ul className={styles.misfits}>
      {misfits.map((misfit) => (
        <li key={misfit.event.id} className={styles.misfit}>
          {textOf(misfit)}
        </li>
      ))}
    </ul>
  );
}
