// @vitest-environment happy-dom
import { getFleet } from '@carillon/client';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { testClient } from '../../testClient.ts';
import { useAttention } from './useAttention.ts';
import { useFleet } from './useFleet.ts';

afterEach(cleanup);

/** Its class has no topics: it is offline, and no broker is needed to know that. */
const DEVICE = { device_id: 'CR-9', class_id: 0 };
const DEVICES = [DEVICE];

test('FLV-03 the provider says how grave a cause is, to every page; an object that is written in place judges nothing anew', async () => {
  const drawn: string[] = [];
  function Screen() {
    const { cause, severity } = useAttention(DEVICE);
    const { summary } = useFleet(DEVICES);
    const text = `${cause} ${severity} ${summary.danger}`;
    drawn.push(text);
    return <p>{text}</p>;
  }
  const client = testClient();
  const host = (severity: 'danger' | 'none') => (
    <CarillonProvider client={client} attention={{ severity: { offline: severity } }}>
      <Screen />
    </CarillonProvider>
  );
  const { rerender } = render(host('danger'));
  await waitFor(() => expect(screen.getByText('offline danger 1')).toBeTruthy());
  drawn.length = 0;
  rerender(host('danger'));
  expect(new Set(drawn)).toEqual(new Set(['offline danger 1']));
  rerender(host('none'));
  await waitFor(() => expect(screen.getByText('offline none 0')).toBeTruthy());
});

test('FLV-01 parts of a page that ask for the same list watch it once, until the last of them goes', () => {
  const client = testClient();
  const stop = vi.fn();
  const watch = vi.spyOn(getFleet(client), 'watch').mockReturnValue(stop);
  const Count = () => <p>{useFleet(DEVICES).summary.of}</p>;
  const page = (...parts: string[]) => (
    <CarillonProvider client={client}>
      {parts.map((part) => (
        <Count key={part} />
      ))}
    </CarillonProvider>
  );
  const { rerender } = render(page('head', 'tiles'));
  expect(watch).toHaveBeenCalledTimes(1);
  rerender(page('tiles'));
  expect(stop).not.toHaveBeenCalled();
  rerender(page());
  expect(stop).toHaveBeenCalledTimes(1);
});
