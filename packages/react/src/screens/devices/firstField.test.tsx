// @vitest-environment happy-dom
import { createPlatform } from '@carillon/mocks';
import { systemClock } from '@carillon/protocol/time';
import { createFirmware, createHub } from '@carillon/simulator';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createMemoryNavigation } from '../../hooks/page/navigation.ts';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { OWNER, testClient } from '../../testClient.ts';
import { PlaybackEventForm } from './EventForm/PlaybackEventForm.tsx';
import { SenderEventForm } from './EventForm/SenderEventForm.tsx';

afterEach(cleanup);

const wait = { timeout: 5000 };

test.each([
  ['playback', PlaybackEventForm],
  ['sender', SenderEventForm],
] as const)(
  'EVT-01 EVT-10 the form of a new %s event begins at its name, and so where its week is drawn at once with what was drawn on the list',
  async (kind, Form) => {
    const platform = createPlatform();
    const hub = createHub({ authority: platform.authority });
    hub.attach(createFirmware({ label: 'CR-1003', classId: 3, clock: systemClock }));
    const client = testClient(platform, { broker: hub.transport() });
    await client.session.login(OWNER);
    async function open(search: string) {
      const navigation = createMemoryNavigation(`/manage/2/feature/3/events/add/${kind}${search}`);
      const { unmount } = render(
        <CarillonProvider client={client} navigation={navigation} onNotice={() => {}}>
          <Form userId={2} id={3} eventId="add" />
        </CarillonProvider>,
      );
      const [name] = await screen.findAllByRole('textbox', { name: /^Name/ }, wait);
      await waitFor(() => expect(document.activeElement).toBe(name));
      return unmount;
    }
    const DRAWN = '?day=2&start=14:00&end=15:00';
    const leave = await open(DRAWN);
    // From here on the week is there with the first drawing, before all fields.
    await screen.findAllByRole('slider', { name: 'Move This event' }, wait);
    leave();
    (await open(''))();
    await open(DRAWN);
    expect(screen.getByRole('slider', { name: 'Move This event' })).toBeDefined();
    client.broker.disconnect();
  },
);
