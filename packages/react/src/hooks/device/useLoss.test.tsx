// @vitest-environment happy-dom
import type { BrokerErrorCode, CarillonClient } from '@carillon/client';
import { createPlatform } from '@carillon/mocks';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { createHub } from '@carillon/simulator';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { OWNER, testClient } from '../../testClient.ts';
import { useLoss } from './useLoss.ts';

afterEach(cleanup);

/** A page that is connected, and whose broker waits two seconds before the first try after a loss. */
async function open() {
  const clock = createVirtualClock(Date.UTC(2026, 2, 4, 12));
  const platform = createPlatform({ clock });
  const hub = createHub({ authority: platform.authority, clock });
  const client = testClient(platform, {
    clock,
    broker: hub.transport(),
    random: () => 0.5,
    connectsAtOnce: true,
  });
  async function pass(ms: number) {
    for (let left = ms; left > 0; left -= 50) {
      await act(async () => {
        clock.advance(Math.min(left, 50));
        await new Promise((resolve) => setTimeout(resolve));
      });
    }
  }
  const told: (BrokerErrorCode | null)[] = [];
  await client.session.login(OWNER);
  const page = show(client, told);
  await pass(1000);
  return { clock, hub, client, told, pass, page };
}

function show(client: CarillonClient, told: (BrokerErrorCode | null)[]) {
  function Screen() {
    const code = useLoss()?.code ?? null;
    if (told.at(-1) !== code) told.push(code);
    return null;
  }
  return render(
    <CarillonProvider client={client}>
      <Screen />
    </CarillonProvider>,
  );
}

test('FLT-006 a loss of less than 3 s is not told', async () => {
  const { hub, client, told, pass } = await open();
  hub.disconnect(() => true);
  await pass(100);
  expect(client.broker.getSnapshot().status).toBe('connecting');
  await pass(10_000);
  expect([client.broker.getSnapshot().status, told]).toEqual(['connected', [null]]);
});

test.each([-1_200_000, 0, 1_200_000])(
  'FLT-006 FLT-100 a longer one is told once, after 3 s, also where the wall clock is set by %d ms meanwhile',
  async (jumpMs) => {
    const { clock, hub, client, told, pass } = await open();
    hub.stop();
    await pass(1000);
    clock.jump(jumpMs);
    await pass(1900);
    expect(told).toEqual([null]);
    await pass(200);
    expect(told).toEqual([null, 'lost']);
    // Each try fails with another reason, which is told by whoever asks for it.
    await pass(30_000);
    expect([client.broker.getSnapshot().lastError?.code, told]).toEqual(['down', [null, 'lost']]);

    const late: typeof told = [];
    show(client, late);
    expect(late).toEqual(['lost']);
    hub.start();
    await pass(60_000);
    expect(told).toEqual([null, 'lost', null]);
  },
);

test('BRK-06 what is closed on purpose is told at once', async () => {
  const { client, told } = await open();
  act(() => client.broker.disconnect());
  expect(told).toEqual([null, 'closed']);
});
