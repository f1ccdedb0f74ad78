// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { X } from './icons.ts';

afterEach(cleanup);

test('is pressed by pointer and by keyboard', async () => {
  const onPress = vi.fn();
  render(<Button onPress={onPress}>Stop</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('while pending it keeps its name and the focus, and does nothing', async () => {
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
  expect(button.textContent).toBe('SaveSaving');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(onPress).not.toHaveBeenCalled();
});

test('with an icon alone it has a name', () => {
  render(<Button icon={X} aria-label="Close" />);
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
});
