import { rtcc } from '@carillon/protocol/broker';
import { type Device, isPlayback, isSender, type ListedEvent } from '@carillon/protocol/device';
import { CODECS } from '@carillon/protocol/encoder';
import { parseStreamAddress } from '@carillon/protocol/stream';
import { useState } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { sendTo } from '../../../hooks/device/sendTo.ts';
import { type Judgment, useFleetHere } from '../../../hooks/device/useAttention.ts';
import { useDevice, useDeviceChannel, useDeviceSetting } from '../../../hooks/device/useDevice.ts';
import { useHeard } from '../../../hooks/device/useHeard.ts';
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
import type { SilenceKnown } from './silenceWords.ts';
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
  useNow(1000 * 10);
  // As often as anything is judged, too.
  const nowMs = clock.now();
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

  const heard = useHeard(device);
  const codec = useDeviceChannel(device, 'codec', ({ codec, br }) => ({ name: CODECS[codec]?.name, br }));
  const answer = useLastAnswer(judgment);
  const listed = events?.find(({ id }) => id === (judgment.playing ?? findDue(judgment)?.id));
  const toUtcMs = (heardMs: number) => nowMs - (clock.elapsed() - heardMs);
  const known: SilenceKnown = {
    volume: heard?.volume ?? null,
    aheadMs: heard?.clock ? heard.clock.epochMs - toUtcMs(heard.clock.atMs) : null,
    sources: findSources(listed),
    codec: codec?.name === undefined ? '' : `${codec.name} ${format.number(codec.br / 1000)} kbps`,
    answer,
  };
  const silence = describeSilence(judgment, { t, format, clockFormat, nowMs, toUtcMs, known });
  const isWaiting = judgment.cause === 'offline' && isAwaited(fleet, device);

  function findHelp(): SilenceHelp | null {
    const due = findDue(judgment);
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
        if (!listed || !isPlayback(listed)) return null;
        const uri = heard?.stream?.isFailOver ? listed.fail?.uri : listed.main.uri;
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

/** The addresses of an event, as they may be shown. */
function findSources(event: ListedEvent | undefined): SilenceKnown['sources'] {
  const show = (uri: string | undefined) => (uri && parseStreamAddress(uri)?.display) || '';
  if (event && isSender(event)) return { main: show(event.main.uri), failOver: '', isSender: true };
  const playback = event && isPlayback(event) ? event : undefined;
  return { main: show(playback?.main.uri), failOver: show(playback?.fail?.uri), isSender: false };
}

/** What the server said when it last failed, which is not said again while it is tried again. */
function useLastAnswer({ cause, evidence }: Judgment): string {
  const [answer, setAnswer] = useState('');
  const told = evidence.find((fact) => fact.key === 'stream')?.context.msg;
  const said = cause === 'failed' ? told || answer : '';
  if (said !== answer) setAnswer(said);
  return said;
}
