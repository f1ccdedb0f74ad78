import { rtcc } from '@carillon/protocol/broker';
import { type Device, isPlayback, type ListedEvent } from '@carillon/protocol/device';
import { useState } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { sendTo } from '../../../hooks/device/sendTo.ts';
import { type Judgment, useFleetHere } from '../../../hooks/device/useAttention.ts';
import { useDevice, useDeviceSetting } from '../../../hooks/device/useDevice.ts';
import { useAction } from '../../../hooks/useAction.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { dashboardTexts } from '../../../messages/en/dashboard.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { silenceTexts } from '../../../messages/en/silence.ts';
import { errorText } from '../../../messages/errorText.ts';
import { canPlayHere } from '../common/playStream.ts';
import { useClockFormat } from '../common/timeWords.ts';
import { useEventForms } from '../common/useEventForms.ts';
import { describeSilence, findDue, type Silence } from './describeSilence.ts';
import { canTell, isAwaited, tellWhenBack } from './tellWhenBack.ts';

/** The one thing that helps. */
export type SilenceHelp =
  | {
      readonly kind: 'start' | 'readClock' | 'tell';
      readonly text: string;
      readonly isPending: boolean;
      readonly onPress: () => void;
    }
  | {
      readonly kind: 'editAddresses' | 'openAudio' | 'setClock';
      readonly text: string;
      readonly href: string;
    }
  | { readonly kind: 'listen'; readonly uri: string };

export interface SilenceState extends Silence {
  readonly help: SilenceHelp | null;
  /** What became of what helps; empty where nothing is to be said of it. */
  readonly said: string;
}

export interface SilenceOptions {
  readonly device: Device;
  readonly judgment: Judgment;
  /** A start or a stop is under way. */
  readonly isCommanded: boolean;
  /** Starts the event of an id. */
  readonly onStart: (id: string) => void;
}

/**
 * Why a device is not heard, in words, and what helps. Its volume and its clock are read while this is in use: without
 * them it could not be known that these are not the cause.
 */
export function useSilence({ device, judgment, isCommanded, onStart }: SilenceOptions): SilenceState {
  const t = useMessages(silenceTexts, dashboardTexts, devicesTexts);
  const format = useFormat();
  const clockFormat = useClockFormat();
  const clock = useClock();
  const nowMs = useNow(1000 * 10);
  const { paths, hasPage } = useCarillon('useSilence');
  const fleet = useFleetHere('useSilence');
  const forms = useEventForms(device);
  const { link, events, presence } = useDevice(device);
  useDeviceSetting(device, 'vol');
  useDeviceSetting(device, 'rtcc');
  const reading = useAction(() => sendTo(link, rtcc, {}));
  const [isRefused, setRefused] = useState(false);
  const tell = useAction(async () => {
    const words = t('silence.tell.back', { device: device.name });
    setRefused(!(await tellWhenBack({ fleet, clock, device, words })));
  });

  const silence = describeSilence(judgment, {
    t,
    format,
    clockFormat,
    nowMs,
    toUtcMs: (heardMs) => clock.now() - (clock.elapsed() - heardMs),
  });
  const isWaiting = judgment.cause === 'offline' && isAwaited(fleet, device);

  function findHelp(): SilenceHelp | null {
    const due = findDue(judgment);
    const listed = events?.find(({ id }) => id === (judgment.playing ?? due?.id));
    switch (silence.isLoud ? judgment.action : null) {
      case 'startEvent': {
        if (!due || presence !== 'online') return null;
        const text = t('silence.start', { event: due.name });
        return { kind: 'start', text, isPending: isCommanded, onPress: () => onStart(due.id) };
      }
      case 'readClock': {
        const isPending = reading.state.status === 'running';
        return { kind: 'readClock', text: t('silence.readClock'), isPending, onPress: () => reading.run() };
      }
      case 'editAddresses':
        return linkTo('editAddresses', listed && forms.edit(listed));
      case 'openAudio':
        return linkTo('openAudio', hasPage('audio') ? paths.audio(device.user_id, device.id) : undefined);
      case 'setClock':
        return linkTo('setClock', hasPage('time') ? paths.time(device.user_id, device.id) : undefined);
      case 'listen': {
        const uri = listed && addressOf(listed, judgment);
        return uri !== undefined && canPlayHere(uri) ? { kind: 'listen', uri } : null;
      }
      case 'tellWhenBack': {
        if (!link || isWaiting || isRefused || !canTell()) return null;
        const isPending = tell.state.status === 'running';
        return { kind: 'tell', text: t('silence.tell'), isPending, onPress: () => tell.run() };
      }
      default:
        return null;
    }
  }

  function linkTo(kind: 'editAddresses' | 'openAudio' | 'setClock', href: string | undefined) {
    return href === undefined ? null : { kind, text: t(`silence.${kind}`), href };
  }

  function findSaid(): string {
    if (isWaiting) return t('silence.tell.waiting');
    if (judgment.cause === 'offline' && isRefused) return t('silence.tell.refused');
    const isReadAsked = judgment.cause === 'notStarted' && reading.state.status === 'failed';
    return isReadAsked && reading.state.status === 'failed' ? errorText(t, reading.state.error) : '';
  }

  return { ...silence, help: findHelp(), said: findSaid() };
}

/** The address that it plays. */
function addressOf(event: ListedEvent, { evidence }: Judgment): string | undefined {
  if (!isPlayback(event)) return undefined;
  const isFailOver = evidence.some((fact) => fact.key === 'stream' && fact.isFailOver);
  return isFailOver ? event.fail?.uri : event.main.uri;
}
