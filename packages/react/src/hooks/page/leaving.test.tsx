// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { ButtonLink } from '../../ui/index.ts';
import { useCarillon } from '../context.ts';
import { createMemoryNavigation } from './navigation.ts';
import { useUnsavedChanges } from './useUnsavedChanges.ts';

/** The part of the browser's Navigation API that is used: the test's browser has none. */
function fakeNavigation() {
  return Object.assign(new EventTarget(), { traverseTo: vi.fn() });
}

beforeEach(() => vi.stubGlobal('navigation', fakeNavigation()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Page({ isDirty }: { isDirty: boolean }) {
  useUnsavedChanges(isDirty);
  const navigate = useCarillon().navigation.useNavigate();
  return (
    <>
      <ButtonLink href="/by-link">link</ButtonLink>
      <button type="button" onClick={() => navigate('/by-navigate')}>
        navigate
      </button>
    </>
  );
}

function open(isDirty = true) {
  const navigation = createMemoryNavigation('/here');
  const page = (isDirty: boolean) => (
    <CarillonProvider navigation={navigation}>
      <Page isDirty={isDirty} />
    </CarillonProvider>
  );
  const { rerender } = render(page(isDirty));
  return { navigation, setDirty: (isDirty: boolean) => rerender(page(isDirty)) };
}

const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });

/** Back, as the browser tells of it. */
function traverse(over: Partial<NavigateEvent> = {}) {
  const event = Object.assign(new Event('navigate', { cancelable: true }), {
    navigationType: 'traverse',
    hashChange: false,
    destination: { key: 'before' },
    ...over,
  });
  act(() => void window.navigation.dispatchEvent(event));
  return event.defaultPrevented;
}

function unload() {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

test.each([
  ['link', 'a link', '/by-link'],
  ['navigate', 'navigate', '/by-navigate'],
])('FLT-085 leaving by %s asks: a no stays, a yes leads on', async (text, _by, to) => {
  const { navigation } = open();
  await userEvent.click(screen.getByText(text));
  await question();
  expect(navigation.current()).toBe('/here');
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.click(screen.getByText(text));
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(navigation.current()).toBe(to);
});

test('FLT-085 a dialog that is closed after a yes leaves what is typed under it held', async () => {
  const closed = vi.fn();
  function OverPage() {
    const { leaving } = useCarillon();
    return (
      <>
        <Page isDirty />
        <button type="button" onClick={() => leaving.ask(closed)}>
          close
        </button>
      </>
    );
  }
  render(
    <CarillonProvider navigation={createMemoryNavigation('/here')}>
      <OverPage />
    </CarillonProvider>,
  );
  await userEvent.click(screen.getByText('close'));
  await question();
  expect(closed).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(closed).toHaveBeenCalledOnce();
  expect(traverse()).toBe(true);
});

test('FLT-085 leaving by Back asks, and goes there after a yes', async () => {
  open();
  expect(traverse()).toBe(true);
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(window.navigation.traverseTo).toHaveBeenCalledExactlyOnceWith('before');
  expect(traverse()).toBe(false);
});

test('FLT-085 a jump within the page, and another kind of navigation, do not ask', () => {
  open();
  expect(traverse({ hashChange: true })).toBe(false);
  expect(traverse({ navigationType: 'push' })).toBe(false);
});

test('FLT-085 closing the tab asks by the prompt of the browser, also where there is no Navigation API', () => {
  vi.stubGlobal('navigation', undefined);
  Reflect.deleteProperty(window, 'navigation');
  const { setDirty } = open();
  expect(unload()).toBe(true);
  setDirty(false);
  expect(unload()).toBe(false);
});

test('FLT-085 a page is listened to only while something is typed: else the browser keeps it for Back', () => {
  const [add, remove] = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')];
  const prompts = (spy: typeof add | typeof remove) =>
    spy.mock.calls.filter(([type]) => type === 'beforeunload').map(([, listener]) => listener);
  const { setDirty } = open(false);
  expect(prompts(add)).toEqual([]);
  setDirty(true);
  expect(prompts(add)).toHaveLength(1);
  setDirty(false);
  expect(prompts(remove)).toEqual(prompts(add));
});

test('FLT-085 nothing asks where nothing is typed', async () => {
  const { navigation, setDirty } = open(false);
  expect([traverse(), unload()]).toEqual([false, false]);
  setDirty(true);
  setDirty(false);
  expect([traverse(), unload()]).toEqual([false, false]);
  await userEvent.click(screen.getByText('link'));
  expect(navigation.current()).toBe('/by-link');
});

test('FLT-085 two providers on one page do not ask for each other', async () => {
  open();
  const other = createMemoryNavigation('/other');
  render(
    <CarillonProvider navigation={other}>
      <ButtonLink href="/away">other</ButtonLink>
    </CarillonProvider>,
  );
  await userEvent.click(screen.getByText('other'));
  expect(other.current()).toBe('/away');
});
