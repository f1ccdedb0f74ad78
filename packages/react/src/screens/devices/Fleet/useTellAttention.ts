import type { Device } from '@carillon/protocol/device';
import { useEffect, useState } from 'react';
import { useFleetHere } from '../../../hooks/device/useAttention.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { fleetTexts } from '../../../messages/en/fleet.ts';
import { toGlance } from '../common/glance.ts';
import { tellAttention } from './tellAttention.ts';

export interface AttentionTold {
  readonly isOn: boolean;
  /** The browser does not allow notifications. */
  readonly isRefused: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A notification of the browser when something begins to need attention: if allowed, and while this page is open. */
export function useTellAttention(devices: readonly Device[]): AttentionTold {
  const t = useMessages(fleetTexts, devicesTexts);
  const fleet = useFleetHere('FleetView');
  const clock = useClock();
  const [isOn, setOn] = useState(false);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    return tellAttention({
      fleet,
      clock,
      devices,
      tell([first, ...more]) {
        if (!first) return;
        const words =
          more.length > 0
            ? t('fleet.tell.many', { count: 1 + more.length })
            : t('fleet.tell.one', {
                device: first.device.name,
                reason: t(toGlance(first.judgment).text),
              });
        // Some browsers of phones know only those of service workers, and throw; the page shows it all the same.
        try {
          new Notification(words);
        } catch {}
      },
    });
  }, [isOn, fleet, clock, devices, t]);

  async function change(wanted: boolean) {
    setOn(false);
    setRefused(false);
    if (!wanted) return;
    const isAllowed =
      typeof Notification !== 'undefined' && (await Notification.requestPermission()) === 'granted';
    setOn(isAllowed);
    setRefused(!isAllowed);
  }
  return { isOn, isRefused, onChange: (wanted) => void change(wanted) };
}
