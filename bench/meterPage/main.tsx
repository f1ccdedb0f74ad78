// Devices that tell their levels, drawn in one of three ways: `?as=meter|transform|react`. A hundred of them at twenty
// messages a second, or `?meters=50&rate=100`; `&button` puts a button above them, which says how often it was pressed.
import { createStore, type WritableStore } from '@carillon/client';
import { MAX_LIVE_BYTES, parsePayload, type VumeterMessage, vumeterMessage } from '@carillon/protocol/broker';
import { Button, LevelMeter, type MeterLabels } from '@carillon/react/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';

const asked = new URLSearchParams(location.search);
const METERS = Number(asked.get('meters') ?? 100);
const MESSAGES_PER_SECOND = Number(asked.get('rate') ?? 20);
const SIDES = [0, 1] as const;

type Levels = VumeterMessage['vu'];
type Channel = WritableStore<Levels | undefined>;

const channels: Channel[] = Array.from({ length: METERS }, () => createStore<Levels | undefined>(undefined));
const encoder = new TextEncoder();

/** Music, roughly: slow swells with a quick part, and every channel different. */
function level(channel: number, side: number, now: number): number {
  const swell = 14 * Math.sin(now / 900 + channel) + 9 * Math.sin(now / 170 + 2 * channel + side);
  return Math.round(Math.min(96, Math.max(0, 70 + swell)));
}

/** Two seconds of messages for each device, made beforehand: sending them is not the console's work. */
const payloads = channels.map((_, channel) =>
  Array.from({ length: 2 * MESSAGES_PER_SECOND }, (_, i) => {
    const now = (i * 1000) / MESSAGES_PER_SECOND;
    return encoder.encode(JSON.stringify({ vu: [level(channel, 0, now), level(channel, 1, now)] }));
  }),
);
let round = 0;

function receiveAll() {
  round++;
  for (const [i, channel] of channels.entries()) {
    const payload = payloads[i]?.[round % (2 * MESSAGES_PER_SECOND)];
    const read = payload && parsePayload(vumeterMessage, payload, MAX_LIVE_BYTES);
    if (read?.ok) channel.set(read.value.vu);
  }
}

const labels: MeterLabels = {
  left: 'Left level',
  right: 'Right level',
  leftShort: 'L',
  rightShort: 'R',
  clip: 'CLIP',
  mark: String,
  figure: (value) => (value === null ? '---' : `${value} dB`),
  valueText: (value) => (value === null ? 'Not known' : `${value} of 95 decibel`),
};

const Ours = ({ channel }: { channel: Channel }) => <LevelMeter source={channel} labels={labels} />;

const track = { width: 400, height: 20, background: '#1a1916', overflow: 'hidden' };
const bar = { width: 400, height: 20, background: '#7cbf4b', transformOrigin: '0 0' };
const scaleOf = (value: number) => `scaleX(${Math.min(value, 95) / 95})`;

/** Reference: two elements moved by transform, outside React. */
function ByTransform({ channel }: { channel: Channel }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      channel.subscribe(() => {
        for (const [i, element] of [...(root.current?.querySelectorAll<HTMLElement>('i') ?? [])].entries()) {
          element.style.transform = scaleOf(channel.getSnapshot()?.[i] ?? 0);
        }
      }),
    [channel],
  );
  return (
    <div ref={root}>
      {SIDES.map((side) => (
        <Lane key={side} value={0} />
      ))}
    </div>
  );
}

/** Reference: every message renders. */
function ByReact({ channel }: { channel: Channel }) {
  const levels = useSyncExternalStore(channel.subscribe, channel.getSnapshot);
  return (
    <div>
      {SIDES.map((side) => (
        <Lane key={side} value={levels?.[side] ?? 0} />
      ))}
    </div>
  );
}

const Lane = ({ value }: { value: number }) => (
  <div style={track}>
    <i style={{ ...bar, display: 'block', transform: scaleOf(value) }} />
  </div>
);

const ways = { meter: Ours, transform: ByTransform, react: ByReact };

function Counter() {
  const [presses, setPresses] = useState(0);
  return <Button onPress={() => setPresses(presses + 1)}>{presses} presses</Button>;
}

function Page({ as }: { as: keyof typeof ways }) {
  const Meter = ways[as];
  return (
    <>
      {asked.has('button') && <Counter />}
      {channels.map((channel, i) => (
        <Meter key={i} channel={channel} />
      ))}
    </>
  );
}

const as = asked.get('as');
const isWay = (name: string | null): name is keyof typeof ways => name !== null && Object.hasOwn(ways, name);
// Without a way nothing is drawn: what reading and telling the messages costs alone.
if (isWay(as)) createRoot(document.getElementById('root') ?? document.body).render(<Page as={as} />);
setInterval(receiveAll, 1000 / MESSAGES_PER_SECOND);
