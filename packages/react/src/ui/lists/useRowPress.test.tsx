// @vitest-environment happy-dom
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ClockContext } from '../feedback/ClockContext.ts';
import { useRowPress } from './useRowPress.ts';

afterEach(cleanup);

function Row({ onSelect }: { onSelect: () => void }) {
  const { handlers } = useRowPress({ onSelect, onOpen: () => {} });
  return <div {...handlers}>Austria</div>;
}

test('LST-12 a long press selects by the clock that is handed in', () => {
  const clock = createVirtualClock();
  const onSelect = vi.fn();
  render(
    <ClockContext value={clock}>
      <Row onSelect={onSelect} />
    </ClockContext>,
  );
  fireEvent.pointerDown(screen.getByText('Austria'), { pointerType: 'touch' });
  clock.advance(249);
  expect(onSelect).not.toHaveBeenCalled();
  clock.advance(1);
  expect(onSelect).toHaveBeenCalledOnce();
});
