// The dashboard of a device in this page, which nothing plays until Start is pressed, above 50 meters that move.
import { createCarillonClient, createStore, memoryStorage } from '@carillon/client';
import { createPlatform } from '@carillon/mocks';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { systemClock } from '@carillon/protocol/time';
import { CarillonProvider, createMemoryNavigation } from '@carillon/react';
import { DeviceDashboard } from '@carillon/react/devices';
import { LevelMeter, type MeterLabels } from '@carillon/react/ui';
import { createFirmware, createHub } from '@carillon/simulator/browser';
import { createRoot } from 'react-dom/client';

const METERS = 50;
const MESSAGES_PER_SECOND = 20;

type Levels = readonly [left: number, right: number];

const channels = Array.from({ length: METERS }, () => createStore<Levels | undefined>(undefined));
setInterval(() => {
  for (const [i, channel] of channels.entries()) {
    const swell = Math.round(70 + 14 * Math.sin(performance.now() / 900 + i));
    channel.set([swell, swell]);
  }
}, 1000 / MESSAGES_PER_SECOND);

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

const platform = createPlatform({ clock: systemClock });
const hub = createHub({ authority: platform.authority, clock: systemClock });
hub.attach(
  createFirmware({
    label: 'CR-1002',
    classId: 2,
    clock: systemClock,
    events: [
      {
        id: 'evts/1',
        name: 'Evening radio',
        mode: 'playback',
        // By hand alone: its one minute is on a Sunday.
        repeat: encodeRepeat({ kind: 'daily', days: [0] }),
        time: [0, 1],
        main: { uri: 'http://live.aurora-radio.example:8000/day.mp3', tmo: 15 },
        // With a second source there is a lever that closes.
        fail: { uri: 'http://backup.aurora-radio.example:8000/day.mp3', tmo: 15 },
        delay: 15,
      },
    ],
  }),
);

const client = createCarillonClient({
  apiUrl: 'http://platform.example',
  // A device is never in the page: what it says comes over a line, in tasks of their own.
  broker: hub.transport({ latencyMs: 20 }),
  storage: memoryStorage(),
  fetch: (url, init) => platform.handle(new Request(url, init)),
});
await client.session.login({ email: 'owner@carillon.example', password: 'Owner-123!' });

createRoot(document.getElementById('root') ?? document.body).render(
  <CarillonProvider
    client={client}
    navigation={createMemoryNavigation('/manage/2/feature/2/dash')}
    timeZone="Europe/Rome"
  >
    <DeviceDashboard userId={2} id={2} />
    {channels.map((channel, i) => (
      <LevelMeter key={i} source={channel} labels={labels} />
    ))}
  </CarillonProvider>,
);
