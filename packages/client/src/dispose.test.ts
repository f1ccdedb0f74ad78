// @vitest-environment happy-dom
import { createPlatform } from '@carillon/mocks';
import { type Clock, systemClock } from '@carillon/protocol/time';
import { createFirmware, createHub, exampleEvents } from '@carillon/simulator';
import { afterEach, expect, test, vi } from 'vitest';
import { getBasket } from './basket/getBasket.ts';
import { getBroker } from './broker/connection/getBroker.ts';
import { createCarillonClient } from './client.ts';
import { getFleet } from './fleet/getFleet.ts';
import { API_URL, OWNER } from './testBrowser.ts';

afterEach(() => vi.restoreAllMocks());

/** Counts what is left of what begins. */
function countTimers(): { readonly clock: Clock; left(): number } {
  let left = 0;
  return {
    left: () => left,
    clock: {
      ...systemClock,
      after(delayMs, run) {
        left++;
        let isOver = false;
        const end = () => {
          if (!isOver) left--;
          isOver = true;
        };
        const cancel = systemClock.after(delayMs, () => {
          end();
          run();
        });
        return () => {
          end();
          cancel();
        };
      },
    },
  };
}

function countListeners(target: EventTarget): () => number {
  let left = 0;
  const { addEventListener, removeEventListener } = target;
  vi.spyOn(target, 'addEventListener').mockImplementation((...args) => {
    left++;
    addEventListener.apply(target, args);
  });
  vi.spyOn(target, 'removeEventListener').mockImplementation((...args) => {
    left--;
    removeEventListener.apply(target, args);
  });
  return () => left;
}

test('LIB-01 dispose leaves no connection, timer or listener, whoever has started the client and still listens', async () => {
  const platform = createPlatform();
  const timers = countTimers();
  const onWindow = countListeners(window);
  const onDocument = countListeners(document);
  const hub = createHub({ authority: platform.authority });
  const attachment = hub.attach(
    createFirmware({ label: 'CR-1002', classId: 2, clock: systemClock, events: exampleEvents(2) }),
  );
  const inner = hub.transport();
  let sockets = 0;
  const client = createCarillonClient({
    apiUrl: API_URL,
    fetch: (url, init) => platform.handle(new Request(url, init)),
    clock: timers.clock,
    broker: {
      address: inner.address,
      connect(login, listener) {
        sockets++;
        const connection = inner.connect(login, listener);
        return {
          ...connection,
          end() {
            sockets--;
            connection.end();
          },
        };
      },
    },
  });
  client.start();
  client.start();
  await client.session.login(OWNER);
  getBasket(client);
  const device = { device_id: 'CR-1002', class_id: 2 };
  const link = getBroker(client).device({ type: 'micro-eth', label: 'CR-1002' });
  link.subscribe(() => {});
  link.watchExtra();
  getFleet(client).watch([device], () => {});
  await vi.waitFor(() => expect(getFleet(client).judgment(device).standing).not.toBe('unknown'));
  await vi.waitFor(() => expect(link.getSnapshot().events).not.toBeNull());
  expect(sockets).toBe(1);
  expect(timers.left()).toBeGreaterThan(0);
  expect([onWindow(), onDocument()]).not.toEqual([0, 0]);

  client.dispose();
  expect({ sockets, timers: timers.left(), onWindow: onWindow(), onDocument: onDocument() }).toEqual({
    sockets: 0,
    timers: 0,
    onWindow: 0,
    onDocument: 0,
  });

  // Nothing begins anew: by a start that comes late, or by a device that is shown then.
  client.start()();
  getBroker(client)
    .device({ type: 'micro-eth', label: 'CR-1001' })
    .subscribe(() => {});
  await new Promise((done) => setTimeout(done, 50));
  expect([sockets, timers.left(), onWindow(), onDocument()]).toEqual([0, 0, 0, 0]);
  attachment.detach();
});

test('LIB-01 a client that is disposed of before it is started never begins', () => {
  const onWindow = countListeners(window);
  const onDocument = countListeners(document);
  const client = createCarillonClient({
    apiUrl: API_URL,
    broker: createHub({ authority: createPlatform().authority }).transport(),
    connectsAtOnce: true,
  });
  client.dispose();
  client.start();
  expect([onWindow(), onDocument()]).toEqual([0, 0]);
});
