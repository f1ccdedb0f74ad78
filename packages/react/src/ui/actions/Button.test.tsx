// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { X } from '../icons/icons.ts';
import { Button } from './Button.tsx';

afterEach(cleanup);

test('is pressed by pointer and by keyboard', async () => {
  const onPress = vi.fn();
  render(<Button onPress={onPress}>Stop</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('while pending it keeps its name and the focus, does nothing, and says once what it waits for', async () => {
  const onPress = vi.fn();
  const { rerender } = render(<Button onPress={onPress}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  rerender(
    <Button onPress={onPress} isPending pendingText="Saving">
      Save
    </Button>,
  );
  expect(document.activeElement).toBe(button);
  // The name is read out anew wherever it changes, and react-aria would read it out twice more.
  expect(button.textContent).toBe('Save');
  expect(screen.getByRole('status').textContent).toBe('Saving');
  expect(document.querySelector('[data-live-announcer]')?.textContent ?? '').toBe('');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(onPress).not.toHaveBeenCalled();
  rerender(
    <Button onPress={onPress} pendingText="Saving">
      Save
    </Button>,
  );
  expect(screen.getByRole('status').textContent).toBe('');
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('[data-live-announcer]')?.textContent ?? '').toBe('');
});

test('a pending button that submits sends its form no more', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isPending>
        Save
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Enter in a field sends the form, and the field keeps the focus', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Code" />
      <Button type="submit">Save</Button>
    </form>,
  );
  const code = screen.getByRole('textbox', { name: 'Code' });
  await userEvent.type(code, 'NO{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(code);
});

test('with an icon alone it has a name', () => {
  render(<Button icon={X} aria-label="Close" />);
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
});

test('it keeps the focus when there is a reason against it, and when there is none any more', async () => {
  const onPress = vi.fn();
  const { rerender } = render(<Button onPress={onPress}>Undo</Button>);
  const button = screen.getByRole('button', { name: 'Undo' });
  button.focus();
  rerender(
    <Button onPress={onPress} reasonAgainst="Nothing to undo.">
      Undo
    </Button>,
  );
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('button', { name: 'Undo: Nothing to undo.' })).toBe(button);
  expect([button.title, button.getAttribute('aria-disabled')]).toEqual(['Nothing to undo.', 'true']);
  await userEvent.click(button);
  expect(onPress).not.toHaveBeenCalled();
  rerender(<Button onPress={onPress}>Undo</Button>);
  expect(document.activeElement).toBe(button);
  expect(button.title).toBe('');
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
});

test('what presses it does not press what is around it', async () => {
  const around = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: a row listens as this does
    <div onClick={around} onPointerDown={around} onMouseDown={around} onKeyDown={around}>
      <Button>Stop</Button>
    </div>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await userEvent.keyboard('{Enter} ');
  expect(around).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(around).toHaveBeenCalledOnce();
});

test('a press leaves the focus on it, also in a browser that would leave it where it was', () => {
  const onPress = vi.fn(({ target }: { target: Element }) => target.textContent);
  render(<Button onPress={onPress}>Stop</Button>);
  const button = screen.getByRole('button', { name: 'Stop' });
  fireEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(onPress).toHaveReturnedWith('Stop');
});
