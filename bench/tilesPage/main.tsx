// The devices of a person as tiles, over a real broker: `?broker=ws://…&count=1000`. Calls are answered in the page.
import { createCarillonClient, memoryStorage } from '@carillon/client';
import { CarillonProvider } from '@carillon/react';
import { DeviceList } from '@carillon/react/devices';
import { createRoot } from 'react-dom/client';
import { createMemoryNavigation } from '../../packages/react/src/hooks/page/navigation.ts';
import { watchPresses } from '../watchPresses.ts';

const query = new URLSearchParams(location.search);
const COUNT = Number(query.get('count'));
const AT = '2026-01-05T09:00:00.000Z';

const toRecord = (i: number) => ({
  id: i + 1,
  user_id: 2,
  device_id: `CR-${i}`,
  name: `Room ${i}, floor ${i % 7}`,
  class_id: 2,
  icon_id: 1,
  device_tag_id: (i % 5) + 1,
  online: 'Online',
  state: 'play',
  created_at: AT,
  updated_at: AT,
});
const toTag = (i: number) => ({
  id: i + 1,
  name: `Tag ${i + 1}`,
  variant: 'info',
  icon: null,
  device_count: 200,
});

/** What the platform would answer. */
function answer(url: string): unknown {
  if (url.includes('/device_tags/')) return Array.from({ length: 5 }, (_, i) => toTag(i));
  if (url.includes('/devices/list/')) return Array.from({ length: COUNT }, (_, i) => toRecord(i));
  return [];
}

const storage = memoryStorage();
storage.write(
  'carillon.session',
  JSON.stringify({
    v: 1,
    token: { jwt: 'jwt', refresh_at: 99_999_999_999 },
    user: {
      id: 2,
      first_name: 'Oscar',
      last_name: 'Owner',
      username: 'owner@carillon.example',
      location: '',
      role: 'user',
      verified: true,
      blocked: false,
      created_at: AT,
      updated_at: AT,
      accessed_at: AT,
    },
  }),
);
const client = createCarillonClient({
  apiUrl: 'http://platform.example',
  broker: query.get('broker') ?? '',
  storage,
  fetch: async (url) => Response.json({ success: true, data: answer(String(url)) }),
});
const navigation = createMemoryNavigation('/manage/2/list?view=tiles');

createRoot(document.getElementById('root') ?? document.body).render(
  <CarillonProvider client={client} navigation={navigation}>
    <DeviceList userId={2} />
  </CarillonProvider>,
);

Object.assign(globalThis, { takePresses: watchPresses() });
