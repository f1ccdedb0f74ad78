// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { CountField } from './CountField.tsx';

afterEach(cleanup);

const onChange = vi.fn();

function Stock() {
  const [value, setValue] = useState<number | null>(41);
  onChange.mockImplementation(setValue);
  return (
    <>
      <CountField label="Stock" value={value} onChange={onChange} />
      <button type="button" onClick={() => setValue(8)}>
        Reload
      </button>
    </>
  );
}

test.each([
  ['12', 12],
  ['007', 7],
  ['0', 0],
  ['-1', -1],
  ['', null],
  ['ten', null],
  ['1.5', null],
  ['1e3', null],
  ['9'.repeat(16), null],
])('PRD-02 %j is %j, and stays as it was typed until the form has another value', async (typed, count) => {
  render(<Stock />, { wrapper: CarillonProvider });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Stock' });
  expect(field.value).toBe('41');
  await userEvent.clear(field);
  if (typed) await userEvent.type(field, typed);
  expect(onChange).toHaveBeenLastCalledWith(count);
  expect(field.value).toBe(typed);
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(field.value).toBe('8');
});
