// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { afterEach, expect, test, vi } from 'vitest';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import { TextArea } from './TextArea.tsx';

afterEach(cleanup);

function renderTimeout({ locale = 'en-US', ...props }: Partial<NumberFieldProps> & { locale?: string } = {}) {
  const onChange = vi.fn();
  function Timeout() {
    const [value, setValue] = useState<number | null>(props.value ?? 15);
    const handleChange = (next: number | null) => {
      setValue(next);
      onChange(next);
    };
    return (
      <NumberField
        label="Timeout"
        minValue={15}
        maxValue={120}
        {...props}
        {...{ value }}
        onChange={handleChange}
      />
    );
  }
  render(
    <I18nProvider locale={locale}>
      <Timeout />
    </I18nProvider>,
  );
  return { onChange, input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Timeout' }) };
}

test('a number steps with the arrow keys, and its limits hold there', async () => {
  const { input, onChange } = renderTimeout();
  await userEvent.click(input);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{Home}{ArrowDown}');
  expect(onChange.mock.calls).toEqual([[16], [17], [16], [15]]);
});

test('a number steps by its two buttons, which stop at the limits', async () => {
  const { input, onChange } = renderTimeout({ stepLabels: { decrease: 'Less', increase: 'More' } });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Less Timeout' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'More Timeout' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(16);
  expect(input.value).toBe('16');
});

test('a number beyond its limits stays as typed, for the form to say why it is refused', async () => {
  const { input, onChange } = renderTimeout();
  await userEvent.clear(input);
  await userEvent.type(input, '500');
  await userEvent.tab();
  expect(input.value).toBe('500');
  expect(onChange).toHaveBeenLastCalledWith(500);
});

test('an emptied number is null, not NaN', async () => {
  const { input, onChange } = renderTimeout();
  await userEvent.clear(input);
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(input.value).toBe('');
});

test('a number is read and written as its locale does', async () => {
  const { input, onChange } = renderTimeout({ locale: 'de-DE', value: 1234.5, maxValue: 9999, step: 0.1 });
  expect(input.value).toBe('1.234,5');
  await userEvent.clear(input);
  await userEvent.type(input, '99,5');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(99.5);
});

test('letters do not get into a number', async () => {
  const { input } = renderTimeout();
  await userEvent.clear(input);
  await userEvent.type(input, '3e1x');
  expect(input.value).toBe('31');
});

test('a text area says why it is refused', () => {
  render(<TextArea label="Description" errorText="At most 128 letters" counter="130/128" />);
  const area = screen.getByRole('textbox', { name: 'Description' });
  expect(area.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(area.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'At most 128 letters',
  );
});
