// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryStorage } from '@carillon/client';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { memo, StrictMode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useCarillon } from '../hooks/context.ts';
import { italian } from '../italian.ts';
import { OWNER, testClient } from '../testClient.ts';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { CarillonProvider } from './CarillonProvider.tsx';

afterEach(cleanup);

test('a dialog takes the theme and the locale of its provider to the end of the page', async () => {
  await act(async () =>
    render(
      <CarillonProvider theme="dark" locale="ar-EG">
        <Dialog isOpen title="Info" closeLabel="Close" onClose={() => {}} />
      </CarillonProvider>,
    ),
  );
  const root = screen.getByRole('dialog').closest('[data-carillon-theme]');
  expect(root?.getAttribute('data-carillon-theme')).toBe('dark');
  expect(root?.getAttribute('dir')).toBe('rtl');
  expect(root?.getAttribute('lang')).toBe('ar-EG');
});

test('callbacks that are written in place draw no screen anew, and the last ones are called', () => {
  const drawn = vi.fn();
  const Screen = memo(function Screen() {
    drawn();
    const { notify } = useCarillon();
    return (
      <button type="button" onClick={() => notify({ kind: 'success', title: 'Saved' })}>
        Save
      </button>
    );
  });
  const heard: string[] = [];
  const host = (name: string) => (
    <CarillonProvider onNotice={({ title }) => heard.push(`${name}: ${title}`)}>
      <Screen />
    </CarillonProvider>
  );
  const { rerender } = render(host('first'));
  rerender(host('second'));
  act(() => screen.getByRole('button').click());
  expect(heard).toEqual(['second: Saved']);
  expect(drawn).toHaveBeenCalledOnce();
});

test('the host hears who logs in, and of the logout', async () => {
  const client = testClient();
  const heard: (string | undefined)[] = [];
  render(<CarillonProvider client={client} onSession={({ user }) => heard.push(user?.username)} />);
  await act(() => client.session.login(OWNER));
  await act(() => client.session.logout());
  expect(heard).toEqual(['owner@carillon.example', undefined]);
});

describe('FLT-061 a login that the browser does not keep', () => {
  test('is told once, also in Strict Mode and in the language of the page', async () => {
    const client = testClient(undefined, { storage: { ...memoryStorage(), write() {} } });
    const onNotice = vi.fn();
    render(
      <StrictMode>
        <CarillonProvider client={client} onNotice={onNotice} language={italian} />
      </StrictMode>,
    );
    await act(() => client.session.login(OWNER));
    await waitFor(() =>
      expect(onNotice).toHaveBeenCalledWith(
        expect.objectContaining({ kind: 'warning', title: 'L’accesso non verrà conservato' }),
      ),
    );
    await act(() => client.session.logout());
    await act(() => client.session.login(OWNER));
    expect(onNotice).toHaveBeenCalledOnce();
  });

  test('is not told of one that is kept', async () => {
    const client = testClient();
    const onNotice = vi.fn();
    render(<CarillonProvider client={client} onNotice={onNotice} />);
    await act(() => client.session.login(OWNER));
    expect(client.session.lasting.getSnapshot()).toBe(true);
    expect(onNotice).not.toHaveBeenCalled();
  });
});

describe('FLT-109 a callback of the host that throws', () => {
  const fail = (what: string) => () => {
    throw new Error(what);
  };

  /** A screen that tells something. */
  function Saved() {
    const { notify } = useCarillon();
    return (
      <button type="button" onClick={() => notify({ kind: 'success', title: 'Saved' })}>
        Save
      </button>
    );
  }

  test('is told to onError once each: login, notices and logout go on', async () => {
    const client = testClient();
    const onError = vi.fn();
    const others = vi.fn();
    render(
      <CarillonProvider
        client={client}
        onSession={fail('session')}
        onNotice={fail('notice')}
        onError={onError}
      >
        <Saved />
      </CarillonProvider>,
    );
    client.session.subscribe(others);
    await act(() => client.session.login(OWNER));
    act(() => screen.getByRole('button').click());
    await act(() => client.session.logout());
    expect(others).toHaveBeenCalledTimes(2);
    expect(client.session.jwt()).toBeUndefined();
    expect(onError.mock.calls).toEqual([[new Error('session')], [new Error('notice')]]);
  });

  test('is shown as an uncaught error where onError throws itself, or is missing', async () => {
    const shown = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const onError of [fail('report'), undefined]) {
      const client = testClient();
      const view = render(<CarillonProvider client={client} onSession={fail('session')} onError={onError} />);
      await act(() => client.session.login(OWNER));
      expect(client.session.getSnapshot().status).toBe('loggedIn');
      view.unmount();
    }
    expect(shown.mock.calls.map(([error]) => error.message)).toEqual(['report', 'session']);
    shown.mockRestore();
  });
});

test('every optional prop takes undefined, for hosts whose TypeScript has exactOptionalPropertyTypes', () => {
  // Ours has not, under which both are the same; so the text is read.
  const source = readFileSync(join(import.meta.dirname, 'CarillonProvider.tsx'), 'utf8');
  const [, body = ''] = /interface CarillonProviderProps \{(.*?)\n\}/s.exec(source) ?? [];
  const optional = body.match(/^ {2}\w+\?: .*/gm) ?? [];
  expect(optional.length).toBeGreaterThan(10);
  expect(optional.filter((line) => !/\| undefined;$|: ReactNode;$/.test(line))).toEqual([]);
});
