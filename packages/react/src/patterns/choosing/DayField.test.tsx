// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { DayField } from './DayField.tsx';

// happy-dom tells of a moved selection at once, in which react-aria moves it, without end; browsers tell later.
beforeEach(() => void vi.spyOn(Selection.prototype, 'collapse').mockReturnValue());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(first: string) {
  const onChange = vi.fn();
  function Day() {
    const [value, setValue] = useState(first);
    onChange.mockImplementation(setValue);
    return <DayField label="From" value={value} onChange={onChange} />;
  }
  render(<Day />, { wrapper: CarillonProvider });
  return onChange;
}

test.each([
  ['2026-03-14', '3142026'],
  ['', 'mmddyyyy'],
])('ENT-02 the day %j of a form is shown as %s', async (value, shown) => {
  open(value);
  const parts = await screen.findAllByRole('spinbutton');
  expect(parts.map(({ textContent }) => textContent).join('')).toBe(shown);
});

test('ENT-02 a day that is typed is text, and one that is taken away is empty text, never null', async () => {
  const onChange = open('2026-03-14');
  const [month, day, year] = await screen.findAllByRole('spinbutton');
  await userEvent.click(day ?? document.body);
  await userEvent.keyboard('21');
  expect(onChange).toHaveBeenLastCalledWith('2026-03-21');
  for (const part of [month, day, year]) {
    await userEvent.click(part ?? document.body);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
  }
  expect(onChange).toHaveBeenLastCalledWith('');
});
