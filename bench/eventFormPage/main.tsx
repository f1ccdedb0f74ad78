// The form of an event on a device in this page that stores so many others: `?others=64`.
import { createCarillonClient, memoryStorage } from '@carillon/client';
import { createPlatform } from '@carillon/mocks';
import type { DeviceEvent } from '@carillon/protocol/device';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { systemClock } from '@carillon/protocol/time';
import { CarillonProvider, createMemoryNavigation } from '@carillon/react';
import { PlaybackEventForm } from '@carillon/react/devices';
import { createFirmware, createHub } from '@carillon/simulator/browser';
import { createRoot } from 'react-dom/client';

const others = Number(new URLSearchParams(location.search).get('others'));
const main = { uri: 'http://live.aurora-radio.example:8000/day.mp3', tmo: 15 };

const playback = (
  id: number,
  name: string,
  days: readonly number[],
  start: number,
  end: number,
): DeviceEvent => ({
  id: `evts/${id}`,
  name,
  mode: 'playback',
  repeat: encodeRepeat({ kind: 'daily', days: [...days] }),
  time: [start, end],
  main,
  delay: 15,
});

/** On Sunday, beside a quarter of an hour on each workday for each of the others: what is typed meets none of them. */
const events = [
  playback(1, 'Matins', [0], 8 * 60, 9 * 60),
  ...Array.from({ length: others }, (_, i) =>
    playback(2 + i, `Bells ${i + 1}`, [1, 2, 3, 4, 5], 20 * i, 20 * i + 15),
  ),
];

const platform = createPlatform({ clock: systemClock });
const hub = createHub({ authority: platform.authority, clock: systemClock });
hub.attach(createFirmware({ label: 'CR-1002', classId: 2, clock: systemClock, events }));

const client = createCarillonClient({
  apiUrl: 'http://platform.example',
  broker: hub.transport(),
  storage: memoryStorage(),
  fetch: (url, init) => platform.handle(new Request(url, init)),
});
await client.session.login({ email: 'owner@carillon.example', password: 'Owner-123!' });

createRoot(document.getElementById('root') ?? document.body).render(
  <CarillonProvider
    client={client}
    navigation={createMemoryNavigation('/manage/2/feature/2/events/1/playback')}
    timeZone="Europe/Rome"
  >
    <PlaybackEventForm userId={2} id={2} eventId={1} />
  </CarillonProvider>,
);
