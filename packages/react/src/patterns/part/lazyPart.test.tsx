// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryNavigation } from '../../hooks/page/navigation.ts';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { ScreenBoundary } from '../../screens/ScreenBoundary.tsx';
import { lazyPart } from './lazyPart.tsx';
import { lazyScreen } from './lazyScreen.tsx';

// React tells the console of every error that a boundary took.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A file that cannot be fetched the first `failures` times. */
function fileOf(failures: number, Content: () => ReactNode = () => <p>Are you sure?</p>) {
  return vi.fn(async () => {
    if (failures-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: Content };
  });
}

/** A form with a question in a file of its own. */
function open(load: ReturnType<typeof fileOf>, make = lazyPart) {
  const Question = make(load);
  function Form() {
    const [isAsking, setAsking] = useState(false);
    return (
      <>
        <input aria-label="Name" />
        <button type="button" onClick={() => setAsking(true)}>
          Delete
        </button>
        {isAsking && <Question />}
      </>
    );
  }
  const onError = vi.fn();
  const navigation = createMemoryNavigation('/form');
  render(
    <CarillonProvider onError={onError} navigation={navigation}>
      <ScreenBoundary>
        <Form />
      </ScreenBoundary>
    </CarillonProvider>,
  );
  return { onError, navigation };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('FLT-107 a part that cannot be fetched says so, what was typed stays, and Try again fetches it again', async () => {
  const load = fileOf(2);
  const { onError } = open(load);
  await userEvent.type(screen.getByRole('textbox'), 'Österreich');
  await press('Delete');
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  expect(load).toHaveBeenCalledOnce();
  await press('Try again');
  await screen.findByRole('alert');
  await press('Try again');
  await screen.findByText('Are you sure?');
  expect(load).toHaveBeenCalledTimes(3);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Österreich');
  expect(onError).not.toHaveBeenCalled();
});

test('FLT-107 a part that is fetched and broken is the fault of its screen', async () => {
  const { onError } = open(
    fileOf(0, () => {
      throw new Error('a bug');
    }),
  );
  await press('Delete');
  expect((await screen.findByRole('alert')).textContent).toContain('Unexpected Application Error');
  expect(onError).toHaveBeenCalledWith(new Error('a bug'));
});

test('FLT-107 a screen that cannot be fetched says so in its place, and Try again fetches it again', async () => {
  const load = fileOf(1);
  open(load, lazyScreen);
  await press('Delete');
  expect((await screen.findByRole('alert')).textContent).toContain('This page could not be loaded.');
  expect(load).toHaveBeenCalledOnce();
  await press('Try again');
  await press('Delete');
  await screen.findByText('Are you sure?');
});

test('a screen that was preloaded is there with the first drawing, and one that could not be is tried again', async () => {
  const load = fileOf(1);
  const Screen = lazyScreen(load);
  await Screen.preload();
  await Screen.preload();
  expect(load).toHaveBeenCalledTimes(2);
  render(
    <CarillonProvider>
      <Screen />
    </CarillonProvider>,
  );
  expect(screen.getByText('Are you sure?')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test('FLT-085 a preload that ends while the part is shown does not begin it anew', async () => {
  const Content = () => <input aria-label="Reason" />;
  let end = () => {};
  const late = new Promise<void>((resolve) => {
    end = resolve;
  });
  const load = vi.fn(async () => ({ default: Content }));
  load.mockImplementationOnce(async () => {
    await late;
    return { default: Content };
  });
  const Part = lazyPart(load);
  const preloaded = Part.preload();
  const page = (
    <CarillonProvider>
      <Part />
    </CarillonProvider>
  );
  const { rerender } = render(page);
  const field = await screen.findByRole('textbox');
  field.focus();
  end();
  await preloaded;
  rerender(
    <CarillonProvider>
      <Part />
    </CarillonProvider>,
  );
  expect(screen.getByRole('textbox')).toBe(field);
  expect(document.activeElement).toBe(field);
});
