import { createAudioControl, createBroker } from '@carillon/client';
import { encodeVolume } from '@carillon/protocol/audio';
import { systemClock } from '@carillon/protocol/time';
import { createFirmware, createHub, openAuthority } from '@carillon/simulator';
import type { Row } from './table.ts';

const DRAG_MS = 3000;
const FRAME_MS = 1000 / 60;
const REQUEST = 'cmd/req/micro-eth/CR-1002';

/** What a hand does that draws the volume for 3 s, and what of it the device is told, on a quick line and on a slow one. */
export async function dragRows(): Promise<Row[]> {
  return [await drag('a quick line', 0), await drag('100 ms each way', 100)];
}

async function drag(line: string, latencyMs: number): Promise<Row> {
  const hub = createHub({ authority: openAuthority });
  hub.attach(createFirmware({ label: 'CR-1002', classId: 2, clock: systemClock, events: [] }));
  const broker = createBroker({
    transport: hub.transport({ latencyMs }),
    clock: systemClock,
    credentials: async () => ({ username: '1', password: 'jwt' }),
  });
  const control = createAudioControl({
    link: broker.device({ type: 'micro-eth', label: 'CR-1002' }),
    clock: systemClock,
  });
  const known = new Promise<void>((resolve) => {
    control.subscribe(() => control.getSnapshot().positions && resolve());
  });
  broker.connect();
  await known;

  /** When the hand was where, and what that is called on the wire. */
  const moves: { readonly l: number; readonly atMs: number }[] = [];
  let confirmed = 0;
  let sent = 0;
  let longestMs = 0;
  hub.observe(REQUEST, (_topic, payload) => {
    const { msg, body } = JSON.parse(payload);
    if (msg !== 'vol' || body.l === undefined) return;
    sent++;
    const index = moves.findLastIndex(({ l }) => l === body.l);
    // The first that the device had not been told of has waited longest.
    longestMs = Math.max(longestMs, performance.now() - (moves[confirmed]?.atMs ?? performance.now()));
    confirmed = index + 1;
  });

  const start = performance.now();
  while (performance.now() - start < DRAG_MS) {
    const volume = 5 + (moves.length % 60);
    moves.push({ l: encodeVolume({ volume, balance: 0 }).l, atMs: performance.now() });
    control.move({ volume });
    await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
  }
  control.letGo();
  while (confirmed < moves.length) await new Promise((resolve) => setTimeout(resolve, 1));
  broker.disconnect();
  hub.stop();
  return {
    name: `volume drawn for 3 s, ${line}`,
    value: `${sent} commands, ${longestMs.toFixed(0)} ms at most from the hand to the device`,
    reference: `${(sent / moves.length).toFixed(2)} x the ${moves.length} moves`,
    target: 'at most 62 commands, one under way',
  };
}
