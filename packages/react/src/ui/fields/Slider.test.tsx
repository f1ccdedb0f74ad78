// @vitest-environment happy-dom
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Focusable } from './FieldParts.tsx';
import { type Range, RangeSlider } from './RangeSlider.tsx';
import { Slider, type SliderProps } from './Slider.tsx';

afterEach(cleanup);

function renderTreble({
  locale = 'en-US',
  value: first = 0,
  ...props
}: Partial<SliderProps> & { locale?: string } = {}) {
  const onChange = vi.fn();
  const onChangeEnd = vi.fn();
  function Treble({ isDisabled }: { isDisabled?: boolean }) {
    const [value, setValue] = useState(first);
    return (
      <I18nProvider locale={locale}>
        <Slider
          label="Treble level"
          stepLabels={{ decrease: 'Less treble', increase: 'More treble' }}
          minValue={-8}
          maxValue={7}
          formatValue={(steps) => `${steps * 1.5} dB`}
          hold={{ holdMs: 450, intervalMs: 65 }}
          {...props}
          isDisabled={isDisabled}
          value={value}
          onChange={(next) => {
            setValue(next);
            onChange(next);
          }}
          onChangeEnd={onChangeEnd}
        />
      </I18nProvider>
    );
  }
  const { rerender } = render(<Treble />);
  return {
    onChange,
    onChangeEnd,
    thumb: screen.getByRole<HTMLInputElement>('slider', { name: 'Treble level' }),
    more: screen.getByRole('button', { name: 'More treble' }),
    less: screen.getByRole('button', { name: 'Less treble' }),
    disable: () => rerender(<Treble isDisabled />),
  };
}

const mouse = { button: 0, pointerId: 1, pointerType: 'mouse', width: 1, height: 1, pressure: 0.5 };
const press = (button: HTMLElement) => fireEvent.pointerDown(button, mouse);
const letGo = (button: HTMLElement) => {
  fireEvent.pointerUp(button, mouse);
  fireEvent.click(button, { detail: 1 });
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('the arrow buttons of a slider', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('AUD-02 a held arrow repeats and ends with one last value', () => {
    const { onChange, onChangeEnd, more, thumb } = renderTreble();
    press(more);
    expect(onChange.mock.calls).toEqual([[1]]);
    pass(449);
    expect(onChange).toHaveBeenCalledTimes(1);
    pass(1 + 65 + 65);
    expect(onChange.mock.calls).toEqual([[1], [2], [3], [4]]);
    expect(onChangeEnd).not.toHaveBeenCalled();
    letGo(more);
    expect(onChangeEnd).toHaveBeenCalledExactlyOnceWith(4);
    pass(5000);
    expect(thumb.getAttribute('aria-valuetext')).toBe('6 dB');
  });

  test('AUD-02 a held arrow stops at the end of the scale and keeps the focus', () => {
    const { onChange, less } = renderTreble();
    less.focus();
    press(less);
    pass(5000);
    letGo(less);
    expect(onChange).toHaveBeenCalledTimes(8);
    expect(onChange).toHaveBeenLastCalledWith(-8);
    expect(document.activeElement).toBe(less);
  });

  test('AUD-02 an arrow held with the keyboard repeats as well', () => {
    const { onChange, more } = renderTreble();
    more.focus();
    fireEvent.keyDown(more, { key: 'Enter' });
    pass(450 + 65);
    fireEvent.keyUp(more, { key: 'Enter' });
    pass(5000);
    expect(onChange.mock.calls).toEqual([[1], [2], [3]]);
  });

  test('AUD-02 a held arrow stops when the pointer leaves it', () => {
    const { onChange, onChangeEnd, more } = renderTreble();
    press(more);
    pass(450);
    fireEvent.pointerOut(more, { ...mouse, relatedTarget: document.body });
    expect(onChangeEnd).toHaveBeenCalledExactlyOnceWith(2);
    pass(5000);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('AUD-02 a held arrow stops when the window loses the focus, and ends once', () => {
    const { onChange, onChangeEnd, more } = renderTreble();
    press(more);
    pass(450);
    fireEvent.blur(window);
    pass(5000);
    letGo(more);
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(onChangeEnd).toHaveBeenCalledExactlyOnceWith(2);
  });

  test('AUD-02 a held arrow stops when its slider is switched off', () => {
    const { onChange, more, disable } = renderTreble();
    press(more);
    disable();
    pass(5000);
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});

describe('a slider at a value that somebody else has set', () => {
  const place = (thumb: HTMLElement) =>
    Number.parseFloat(
      thumb
        .closest('[style*="left"]')
        ?.getAttribute('style')
        ?.match(/left: ([\d.]+)%/)?.[1] ?? '',
    );

  test.each([
    ['between two steps', 0.25, '0.375 dB', 55],
    ['beyond its end', 30, '45 dB', 100],
    ['before its start', -200, '-300 dB', 0],
  ])('stands in its place and says what it is: %s', (_case, value, said, percent) => {
    const { thumb } = renderTreble({ value });
    expect(thumb.getAttribute('aria-valuetext')).toBe(said);
    expect(screen.getByRole('status').textContent).toBe(said);
    expect(place(thumb)).toBeCloseTo(percent, 1);
  });

  test.each([
    ['{ArrowRight}', 0.3, [[1]]],
    ['{ArrowLeft}', 0.3, [[0]]],
    ['{ArrowLeft}', -0.3, [[-1]]],
    ['{ArrowRight}', -0.3, [[0]]],
    ['{PageUp}', 0.3, [[2]]],
    ['{PageDown}', 0.3, [[-1]]],
    ['{Home}', -7.9, [[-8]]],
    ['{End}', 6.7, [[7]]],
    ['{ArrowRight}', 30, []],
    ['{ArrowLeft}', 30, [[7]]],
    ['{ArrowLeft}', -30, []],
    ['{ArrowRight}', -30, [[-8]]],
  ])('the key %s at %d leads to the next step that way', async (key, value, told) => {
    const { thumb, onChange } = renderTreble({ value });
    act(() => thumb.focus());
    await userEvent.keyboard(key);
    expect(onChange.mock.calls).toEqual(told);
  });

  test('its buttons and the wheel do as well', async () => {
    const { thumb, onChange, more, less } = renderTreble({ value: 0.3 });
    await userEvent.click(less);
    await userEvent.click(more);
    expect(onChange.mock.calls).toEqual([[0], [1]]);
    cleanup();
    const beyond = renderTreble({ value: 30 });
    await userEvent.click(beyond.more);
    act(() => beyond.thumb.focus());
    fireEvent.wheel(beyond.thumb, { deltaY: 100 });
    expect(beyond.onChange.mock.calls).toEqual([[7]]);
    expect(thumb).not.toBe(beyond.thumb);
  });
});

describe('a slider', () => {
  test('says its value in the words of the screen', () => {
    const { thumb } = renderTreble();
    expect(thumb.getAttribute('aria-valuetext')).toBe('0 dB');
    expect(screen.getByRole('status').textContent).toBe('0 dB');
  });

  test('says it in other words where the screen has some', () => {
    const { thumb } = renderTreble({ sayValue: (steps) => `${steps * 1.5} decibels` });
    expect(thumb.getAttribute('aria-valuetext')).toBe('0 decibels');
    expect(screen.getByRole('status').textContent).toBe('0 dB');
  });

  test('moves with the wheel, but only with the focus', () => {
    const { onChange, onChangeEnd, thumb } = renderTreble();
    expect(fireEvent.wheel(thumb, { deltaY: -100 })).toBe(true);
    expect(onChange).not.toHaveBeenCalled();
    act(() => thumb.focus());
    // The page does not scroll.
    expect(fireEvent.wheel(thumb, { deltaY: -100 })).toBe(false);
    fireEvent.wheel(thumb, { deltaY: 60 });
    fireEvent.wheel(thumb, { deltaY: 60 });
    // The page is made larger; happy-dom leaves such a key out of a wheel.
    const zoom = createEvent.wheel(thumb, { deltaY: 100 });
    Object.defineProperty(zoom, 'ctrlKey', { value: true });
    expect(fireEvent(thumb, zoom)).toBe(true);
    expect(onChange.mock.calls).toEqual([[1], [0]]);
    expect(onChangeEnd.mock.calls).toEqual([[1], [0]]);
  });

  test('moves with all keys', async () => {
    const { onChange, onChangeEnd, thumb } = renderTreble();
    act(() => thumb.focus());
    await userEvent.keyboard('{PageUp}{Home}{End}');
    expect(onChange.mock.calls).toEqual([[2], [-8], [7]]);
    expect(onChangeEnd.mock.calls).toEqual([[2], [-8], [7]]);
  });

  test('takes the focus of a form', () => {
    const inputRef = createRef<Focusable>();
    const { thumb } = renderTreble({ inputRef });
    act(() => inputRef.current?.focus());
    expect(document.activeElement).toBe(thumb);
  });
});

test('of two values the first is never above the second', async () => {
  const onChange = vi.fn();
  function Band() {
    const [value, setValue] = useState<Range>([2, 3]);
    return (
      <RangeSlider
        label="Band"
        thumbLabels={['From', 'To']}
        minValue={1}
        maxValue={15}
        formatValue={(kHz) => `${kHz} kHz`}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    );
  }
  render(<Band />);
  const from = screen.getByRole<HTMLInputElement>('slider', { name: /From/ });
  expect(screen.getByRole('status').textContent).toBe('2 kHz – 3 kHz');
  act(() => from.focus());
  await userEvent.keyboard('{End}');
  expect(onChange).toHaveBeenLastCalledWith([3, 3]);
});
