// @vitest-environment happy-dom
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Alert } from './Alert.tsx';
import { ClockContext } from './ClockContext.ts';

afterEach(cleanup);

function renderAlert() {
  const onClose = vi.fn();
  const clock = createVirtualClock();
  const alert = (close: () => void) => (
    <ClockContext value={clock}>
      <Alert title="Failed to get users list." closeLabel="Close" onClose={close} />
    </ClockContext>
  );
  const { rerender } = render(alert(onClose));
  return {
    onClose,
    renderAgain: (close: () => void) => rerender(alert(close)),
    wait: (ms: number) => act(() => clock.advance(ms)),
  };
}

const cross = () => screen.getByRole('button', { name: 'Close' });

test('API-09 an alert is said at once, and closes after 10 s', () => {
  const { onClose, wait } = renderAlert();
  expect(screen.getByRole('alert').textContent).toBe('Failed to get users list.');
  wait(9999);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose).toHaveBeenCalledOnce();
});

test('API-09 an alert that is rendered again lives no longer, and calls what it was given last', () => {
  const { onClose, renderAgain, wait } = renderAlert();
  const closeNow = vi.fn();
  wait(6000);
  renderAgain(closeNow);
  wait(4000);
  expect(closeNow).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

test('API-09 an alert stays while it is pointed at or has the focus', () => {
  const { onClose, wait } = renderAlert();
  fireEvent.pointerEnter(cross());
  act(() => cross().focus());
  fireEvent.pointerLeave(cross());
  wait(60_000);
  expect(onClose).not.toHaveBeenCalled();
  act(() => cross().blur());
  wait(10_000);
  expect(onClose).toHaveBeenCalledOnce();
});

test('API-09 an alert is closed by its cross', () => {
  const { onClose } = renderAlert();
  fireEvent.click(cross());
  expect(onClose).toHaveBeenCalledOnce();
});

test('API-11 an alert that had the focus gives it back when its cross is pressed', async () => {
  const { renderAgain } = renderAlert();
  render(<button type="button">Save</button>);
  const save = screen.getByRole('button', { name: 'Save' });
  save.focus();
  act(() => cross().focus());
  fireEvent.click(cross());
  renderAgain(() => {});
  expect(document.activeElement).toBe(save);
});
