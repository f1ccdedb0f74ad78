// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Select } from '../choices/Select.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SearchField } from './SearchField.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

test('a text field says why it is refused', () => {
  render(<TextField label="Email" errorText="Please provide a valid email" />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(input)).toBe('Please provide a valid email');
});

test('a text field with a hint is not invalid', () => {
  render(<TextField label="Name" hint="Up to 32 letters" />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(describedBy(input)).toBe('Up to 32 letters');
});

describe('a password', () => {
  const renderPassword = () => {
    render(<PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />);
    return screen.getByLabelText('Password');
  };

  test('is shown and hidden, and keeps what was typed', async () => {
    const input = renderPassword();
    await userEvent.type(input, 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.getAttribute('type')).toBe('text');
    expect((input as HTMLInputElement).value).toBe('secret');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.getAttribute('type')).toBe('password');
  });

  test('can be pasted and filled in', async () => {
    const input = renderPassword();
    await userEvent.click(input);
    await userEvent.paste('from a manager');
    expect((input as HTMLInputElement).value).toBe('from a manager');
    expect(input.getAttribute('autocomplete')).toBe('current-password');
  });
});

describe('a search', () => {
  const renderSearch = () => {
    const onSubmit = vi.fn();
    function Search() {
      const [value, setValue] = useState('');
      return (
        <SearchField
          label="Search"
          clearLabel="Clear"
          value={value}
          onChange={setValue}
          onSubmit={onSubmit}
        />
      );
    }
    render(<Search />);
    return { input: screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }), onSubmit };
  };

  test('is made by Enter', async () => {
    const { input, onSubmit } = renderSearch();
    await userEvent.type(input, 'CR-10{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('CR-10');
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Clear' }))],
  ])('is cleared by %s, and the focus stays', async (_case, clear) => {
    const { input, onSubmit } = renderSearch();
    await userEvent.type(input, 'CR');
    await clear();
    expect(input.value).toBe('');
    expect(onSubmit).toHaveBeenLastCalledWith('');
    expect(document.activeElement).toBe(input);
  });
});

test('Escape empties a search, and only the next one reaches what is around it', async () => {
  const heard = vi.fn();
  function Search() {
    const [value, setValue] = useState('CR');
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog.
      <div onKeyDown={heard}>
        <SearchField label="Search" clearLabel="Clear" value={value} onChange={setValue} autoFocus />
      </div>
    );
  }
  render(<Search />);
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  expect(document.activeElement).toBe(input);
  await userEvent.keyboard('{Escape}');
  expect(input.value).toBe('');
  expect(heard).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(heard).toHaveBeenCalledOnce();
});

test('a search is drawn once, and not again before it is painted', () => {
  const drawn = vi.fn();
  render(
    <Profiler id="search" onRender={drawn}>
      <SearchField label="Search" clearLabel="Clear" value="" onChange={() => {}} />
    </Profiler>,
  );
  expect(drawn).toHaveBeenCalledOnce();
});

test('a disabled search is not cleared', () => {
  render(<SearchField label="Search" clearLabel="Clear" value="CR" onChange={() => {}} isDisabled />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Clear' }).disabled).toBe(true);
});

test('a select tells what was chosen', async () => {
  const onChange = vi.fn();
  const options = [
    { value: 'name', label: 'Name A-Z' },
    { value: '-name', label: 'Name Z-A' },
  ];
  render(<Select label="Order" options={options} value="name" onChange={onChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Name Z-A');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('-name');
});

test('a read-only select is reached, and neither opens nor changes', async () => {
  const onChange = vi.fn();
  const options = [
    { value: 'name', label: 'Name A-Z' },
    { value: '-name', label: 'Name Z-A' },
  ];
  render(<Select label="Order" options={options} value="name" onChange={onChange} isReadOnly />);
  const box = screen.getByRole('combobox', { name: 'Order' });
  expect(box.getAttribute('aria-readonly')).toBe('true');
  expect([fireEvent.mouseDown(box), fireEvent.keyDown(box, { key: 'ArrowDown' })]).toEqual([false, false]);
  expect(fireEvent.keyDown(box, { key: 'Tab' })).toBe(true);
  fireEvent.change(box, { target: { value: '-name' } });
  expect(onChange).not.toHaveBeenCalled();
});

test('a select is reached by its label, and says why it is refused', async () => {
  const select = (errorText?: string) => (
    <Select
      label="Order"
      options={[{ value: 'name', label: 'Name' }]}
      value="name"
      onChange={() => {}}
      hint="Of all pages"
      errorText={errorText}
    />
  );
  const { rerender } = render(select());
  await userEvent.click(screen.getByText('Order'));
  const box = screen.getByRole('combobox', { name: 'Order' });
  expect(document.activeElement).toBe(box);
  expect(describedBy(box)).toBe('Of all pages');
  expect(box.hasAttribute('aria-invalid')).toBe(false);
  rerender(select('Choose another order'));
  expect(describedBy(box)).toBe('Choose another order');
  expect(box.getAttribute('aria-invalid')).toBe('true');
});
