// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Focusable } from '../fields/FieldParts.tsx';
import { Checkbox } from './Checkbox.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { ToggleGroup } from './ToggleGroup.tsx';

afterEach(cleanup);

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

describe('a checkbox', () => {
  test('is ticked by pointer and by the space bar', async () => {
    const onChange = vi.fn();
    render(<Checkbox onChange={onChange}>Agree</Checkbox>);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Agree' }));
    await userEvent.keyboard(' ');
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  });

  test('says why it is refused, and takes the focus of a form', () => {
    const inputRef = createRef<HTMLInputElement>();
    render(
      <Checkbox inputRef={inputRef} errorText="Accept the terms">
        Agree
      </Checkbox>,
    );
    const box = screen.getByRole('checkbox', { name: 'Agree' });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(box)).toBe('Accept the terms');
    inputRef.current?.focus();
    expect(document.activeElement).toBe(box);
  });

  test('that stands for some is neither ticked nor empty', () => {
    render(<Checkbox isIndeterminate aria-label="All rows" />);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'All rows' }).indeterminate).toBe(true);
  });
});

describe('a group of radios', () => {
  const options = [
    { value: 'mono', label: 'Mono' },
    { value: 'stereo', label: 'Stereo' },
    { value: 'dual', label: 'Dual', isDisabled: true },
  ];

  test('is chosen with the arrow keys, past what is disabled', async () => {
    const onChange = vi.fn();
    render(<RadioGroup label="Channels" options={options} defaultValue="mono" onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(onChange.mock.calls).toEqual([['stereo'], ['mono']]);
  });

  test('says why it is refused, and takes the focus of a form at what is chosen', () => {
    const inputRef = createRef<Focusable>();
    render(
      <RadioGroup
        label="Channels"
        options={options}
        value="stereo"
        errorText="Not on this device"
        inputRef={inputRef}
      />,
    );
    const group = screen.getByRole('radiogroup', { name: 'Channels' });
    expect(describedBy(group)).toBe('Not on this device');
    inputRef.current?.focus();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Stereo' }));
  });
});

describe('a toggle group', () => {
  const repeats = [
    { value: 'always', label: 'Always' },
    { value: 'daily', label: 'Daily' },
    { value: 'weekly', label: 'Weekly' },
  ] as const;
  const days = [
    { value: '1', label: 'Mon', 'aria-label': 'Monday' },
    { value: '2', label: 'Tue', 'aria-label': 'Tuesday' },
    { value: '3', label: 'Wed', 'aria-label': 'Wednesday' },
  ] as const;

  test('of one choice is a group of radios, in which one stays chosen', async () => {
    const onChange = vi.fn();
    render(<ToggleGroup label="Repeat" options={repeats} value="daily" onChange={onChange} />);
    expect(screen.getByRole('radiogroup', { name: 'Repeat' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Daily' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Weekly' }));
    expect(onChange.mock.calls.flat()).not.toContain(undefined);
    expect(onChange).toHaveBeenLastCalledWith('weekly');
  });

  test('of several keeps the order of its options, whatever is pressed first', async () => {
    const onChange = vi.fn();
    function Days() {
      const [value, setValue] = useState<('1' | '2' | '3')[]>([]);
      const handleChange = (next: ('1' | '2' | '3')[]) => {
        setValue(next);
        onChange(next);
      };
      return <ToggleGroup label="Days" isMultiple options={days} value={value} onChange={handleChange} />;
    }
    render(<Days />);
    await userEvent.click(screen.getByRole('button', { name: 'Wednesday' }));
    await userEvent.click(screen.getByRole('button', { name: 'Monday' }));
    expect(onChange).toHaveBeenLastCalledWith(['1', '3']);
    await userEvent.click(screen.getByRole('button', { name: 'Wednesday' }));
    expect(onChange).toHaveBeenLastCalledWith(['1']);
  });

  test('is one stop of the tab key; the arrow keys go from one to the next', async () => {
    render(
      <>
        <ToggleGroup label="Repeat" options={repeats} value="always" onChange={() => {}} />
        <button type="button">Save</button>
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('Daily');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Save');
  });

  test('says why it is refused, and takes the focus of a form', () => {
    const inputRef = createRef<Focusable>();
    render(
      <ToggleGroup
        label="Days"
        isMultiple
        options={days}
        value={[]}
        onChange={() => {}}
        errorText="Choose a day"
        inputRef={inputRef}
      />,
    );
    expect(describedBy(screen.getByLabelText('Days'))).toBe('Choose a day');
    inputRef.current?.focus();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Monday' }));
  });
});
