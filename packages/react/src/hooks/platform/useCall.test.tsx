// @vitest-environment happy-dom
import { createPlatform } from '@carillon/mocks';
import { countries, shownProducts } from '@carillon/protocol/catalog';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { testClient } from '../../testClient.ts';
import { getQueries } from './queries.ts';
import { makePrefetch, useCall } from './useCall.ts';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

/** A client whose requests are counted. */
function openCounted() {
  const platform = createPlatform();
  const counts = { asked: 0 };
  const client = testClient(platform, {
    fetch(url, init) {
      counts.asked++;
      return platform.handle(new Request(url, init));
    },
  });
  return { client, counts };
}

test('a call is under way while its screen is still being drawn, and is made once', async () => {
  const { client, counts } = openCounted();
  let askedBeforeDrawn: number | undefined;
  function Countries() {
    const { data } = useCall(countries.calls.list, {});
    useLayoutEffect(() => {
      askedBeforeDrawn ??= counts.asked;
    });
    return <p>{data ? `${data.length} countries` : 'Loading'}</p>;
  }
  render(
    <CarillonProvider client={client}>
      <Countries />
    </CarillonProvider>,
  );
  await screen.findByText(/\d+ countries/);
  expect(askedBeforeDrawn).toBe(1);
  expect(counts.asked).toBe(1);
});

test('LIB-07 what was prefetched is there at the first drawing, and is not asked for again', async () => {
  const { client, counts } = openCounted();
  const drawn: (number | undefined)[] = [];
  function Products() {
    const { data } = useCall(shownProducts.calls.list, { query: {} }, { isAnonymous: true });
    drawn.push(data?.length);
    return <p>{data?.length} products</p>;
  }
  await makePrefetch((ask) => [ask(shownProducts.calls.list, { query: {} })])(client);
  render(
    <CarillonProvider client={client}>
      <Products />
    </CarillonProvider>,
  );
  await screen.findByText(/^\d+ products/);
  expect(drawn[0]).toBeGreaterThan(0);
  expect(counts.asked).toBe(1);
});

test('without a network a call fails at once, and once there is one a form reads again by itself', async () => {
  const platform = createPlatform();
  const client = testClient(platform, {
    fetch: (url, init) =>
      onlineManager.isOnline()
        ? platform.handle(new Request(url, init))
        : Promise.reject(new TypeError('Failed to fetch')),
  });
  function Countries() {
    const { data, isError } = useCall(countries.calls.list, {});
    return <p>{isError ? 'Failed' : data ? `${data.length} countries` : 'Loading'}</p>;
  }
  const queries = getQueries(client);
  // As a form of a record does.
  queries.mount();
  onlineManager.setOnline(false);
  render(
    <CarillonProvider client={client}>
      <Countries />
    </CarillonProvider>,
  );
  await screen.findByText('Failed');
  onlineManager.setOnline(true);
  await screen.findByText(/\d+ countries/);
  queries.unmount();
});
