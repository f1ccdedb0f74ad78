// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCarillonClient, memoryStorage } from '@carillon/client';
import { createPlatform } from '@carillon/mocks';
import { act, cleanup, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CarillonProvider } from './CarillonProvider.tsx';
import { useCarillon } from './hooks/context.ts';
import { Dialog } from './ui/Dialog.tsx';

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
  const platform = createPlatform();
  const client = createCarillonClient({
    apiUrl: 'http://carillon.test',
    broker: '',
    storage: memoryStorage(),
    fetch: (url, init) => platform.handle(new Request(url, init)),
  });
  const heard: (string | undefined)[] = [];
  render(<CarillonProvider client={client} onSession={({ user }) => heard.push(user?.username)} />);
  await act(() => client.session.login({ email: 'owner@carillon.example', password: 'Owner-123!' }));
  await act(() => client.session.logout());
  expect(heard).toEqual(['owner@carillon.example', undefined]);
});

test('every optional prop takes undefined, for hosts whose TypeScript has exactOptionalPropertyTypes', () => {
  // Ours has not, under which both are the same; so the text is read.
  const source = readFileSync(join(import.meta.dirname, 'CarillonProvider.tsx'), 'utf8');
  const [, body = ''] = /interface CarillonProviderProps \{(.*?)\n\}/s.exec(source) ?? [];
  const optional = body.match(/^ {2}\w+\?: .*/gm) ?? [];
  expect(optional.length).toBeGreaterThan(10);
  expect(optional.filter((line) => !/\| undefined;$|: ReactNode;$/.test(line))).toEqual([]);
});
