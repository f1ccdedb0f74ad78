import type { CodecMessage } from '@carillon/protocol/broker';
import { CODECS } from '@carillon/protocol/encoder';
import type { StreamContext } from '@carillon/protocol/stream';
import { useState, useSyncExternalStore } from 'react';
import { type Format, useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { dashboardTexts } from '../../../messages/en/dashboard.ts';
import { radioTexts } from '../../../messages/en/radio.ts';
import type { Translate } from '../../../messages/messages.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { Button, type Fact, Facts, Panel } from '../../../ui/index.ts';
import type { DashboardStream, ReadyDashboard } from './dashboardState.ts';

const InfoDialog = lazyPart(() => import('./InfoDialog.tsx'));

/** Where nothing plays or can be heard: nothing is decoded that anybody knows of. */
const unknownStream: DashboardStream = {
  context: null,
  codec: { subscribe: () => () => {}, getSnapshot: () => undefined },
};

/**
 * What is decoded right now (D2): codec, sample rate, bit rate, channels, and how much was received. Its place is kept
 * while nothing plays, or nothing can be heard.
 */
export function StreamPanel({
  stream,
  event,
  isCutOff,
}: Pick<ReadyDashboard, 'stream' | 'event' | 'isCutOff'>) {
  const t = useMessages(dashboardTexts, radioTexts);
  if (isCutOff) return <Decoded {...unknownStream} reasonAgainst={t('dash.radio.notKnown')} />;
  if (stream) return <Decoded {...stream} />;
  return event.status === 'current' && <Decoded {...unknownStream} reasonAgainst={t('dash.none')} />;
}

/** `reasonAgainst`: why there is nothing more to open. */
function Decoded({ context, codec, reasonAgainst }: DashboardStream & { reasonAgainst?: string }) {
  const t = useMessages(dashboardTexts, radioTexts);
  const format = useFormat();
  const [isInfoOpen, setInfoOpen] = useState(false);
  const info = useSyncExternalStore(codec.subscribe, codec.getSnapshot, codec.getSnapshot);
  return (
    <Panel
      part="stream"
      title={t('dash.stream')}
      end={
        <Button variant="quiet" size="s" reasonAgainst={reasonAgainst} onPress={() => setInfoOpen(true)}>
          {t('dash.info')}
        </Button>
      }
    >
      <Facts facts={mainFacts(t, format, info)} />
      {isInfoOpen && (
        <InfoDialog facts={moreFacts(t, format, info, context)} onClose={() => setInfoOpen(false)} />
      )}
    </Panel>
  );
}

function mainFacts(
  t: Translate<typeof dashboardTexts | typeof radioTexts>,
  format: Format,
  info: CodecMessage | undefined,
): Fact[] {
  const none = t('dash.notKnown');
  const kbps = (bits: number) => `${format.number(bits / 1000)} kbps`;
  return [
    {
      label: t('dash.codec'),
      value: info
        ? (CODECS[info.codec]?.name ?? t('dash.unknownCodec', { codec: String(info.codec) }))
        : none,
    },
    { label: t('dash.sampleRate'), value: info ? `${format.number(info.sr / 1000, 3)} kHz` : none },
    { label: t('dash.bitRate'), value: info ? kbps(info.br) : none },
    { label: t('dash.average'), value: info ? kbps(info.avg) : none },
    {
      label: t('dash.channels'),
      value: info?.ch === 0 ? t('channels.mono') : info?.ch === 1 ? t('channels.stereo') : none,
    },
    { label: t('dash.received'), value: info ? formatSize(format, info.size) : none },
  ];
}

function moreFacts(
  t: Translate<typeof dashboardTexts | typeof radioTexts>,
  format: Format,
  info: CodecMessage | undefined,
  context: StreamContext | null,
): Fact[] {
  const facts: [string, string | number | undefined][] = [
    [t('dash.host'), context?.host],
    [t('dash.port'), context?.port],
    [t('dash.mime'), context?.mime],
    [t('dash.message'), context?.msg],
    [t('dash.since'), info && format.shortDateTime(info.since * 1000)],
  ];
  return facts.map(([label, value]) => ({ label, value: value ?? t('dash.notKnown') }));
}

/** D9: kB, or MB above 1000. */
function formatSize(format: Format, kilobytes: number): string {
  return kilobytes > 1000 ? `${format.number(kilobytes / 1000)} MB` : `${format.number(kilobytes, 0)} kB`;
}
