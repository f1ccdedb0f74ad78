// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Focusable } from '../fields/FieldParts.tsx';
import { OverlayProvider } from '../overlays/OverlayProvider.tsx';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';
import type { SelectOption } from './Select.tsx';

afterEach(cleanup);

const countries: SelectOption[] = [
  { value: '1', label: 'Austria' },
  { value: '2', label: 'Belgium' },
  { value: '3', label: 'Brazil' },
];

const optionNames = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('a combo box', () => {
  function renderCountry(props: Partial<ComboBoxProps> = {}) {
    const onChange = vi.fn();
    function Country() {
      const [value, setValue] = useState<string | null>(null);
      const handleChange = (next: string | null) => {
        setValue(next);
        onChange(next);
      };
      return (
        <ComboBox
          label="Country"
          options={countries}
          openLabel="Show all"
          emptyText="No such country"
          {...props}
          value={value}
          onChange={handleChange}
        />
      );
    }
    render(<Country />);
    return { onChange, input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' }) };
  }

  test('shows the options that hold what is typed, and takes one by Enter', async () => {
    const { onChange, input } = renderCountry();
    await userEvent.type(input, 'b');
    expect(optionNames()).toEqual(['Belgium', 'Brazil']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('3');
    expect(input.value).toBe('Brazil');
  });

  test('says that nothing fits', async () => {
    const { input } = renderCountry();
    await userEvent.type(input, 'xyz');
    expect(screen.getByText('No such country')).toBeTruthy();
  });

  test('what fits nothing goes when the field is left', async () => {
    const { input, onChange } = renderCountry();
    await userEvent.type(input, 'xyz');
    await userEvent.tab();
    expect(input.value).toBe('');
    expect(onChange).not.toHaveBeenCalledWith('xyz');
  });

  test('opens its list in the container that is given, for a shadow root', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    render(
      <OverlayProvider container={container}>
        <ComboBox
          label="Land"
          options={countries}
          value={null}
          onChange={() => {}}
          openLabel="Show all"
          emptyText="None"
        />
      </OverlayProvider>,
    );
    await userEvent.type(screen.getByRole('combobox', { name: 'Land' }), 'b');
    expect(container.contains(screen.getByRole('listbox'))).toBe(true);
    cleanup();
    container.remove();
  });

  test('says why it is refused', () => {
    const { input } = renderCountry({ errorText: 'Choose a country' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Choose a country',
    );
  });
});

describe('a choice of several', () => {
  function renderCountries(first: SelectOption[] = [], props: Partial<MultiSelectProps> = {}) {
    const onChange = vi.fn();
    const onSearch = vi.fn();
    function Countries() {
      const [value, setValue] = useState(first);
      const [search, setSearch] = useState('');
      return (
        <>
          <MultiSelect
            label="Countries"
            chosenLabel="Chosen countries"
            removeLabel={(label) => `Remove ${label}`}
            openLabel="Show all"
            emptyText="No such country"
            options={countries.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()))}
            {...props}
            value={value}
            onChange={(next) => {
              setValue(next);
              onChange(next.map(({ label }) => label));
            }}
            search={search}
            onSearch={(text) => {
              setSearch(text);
              onSearch(text);
            }}
          />
          <button type="button">Save</button>
        </>
      );
    }
    render(<Countries />);
    return {
      onChange,
      onSearch,
      input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Countries' }),
    };
  }
  const elsewhere = { value: '77', label: 'Uruguay' };
  const chips = () =>
    within(screen.getByRole('list', { name: 'Chosen countries' }))
      .getAllByRole('listitem')
      .map((chip) => chip.textContent);

  test('LST-11 keeps what was chosen from a page that is not loaded', async () => {
    const { onChange, input } = renderCountries([elsewhere]);
    await userEvent.type(input, 'bel');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(['Uruguay', 'Belgium']);
    await userEvent.tab();
    expect(chips()).toEqual(['Uruguay', 'Belgium']);
  });

  test('Tab leaves the list, and what was chosen with it stays', async () => {
    const { onChange, input } = renderCountries();
    await userEvent.type(input, 'b');
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Tab}');
    expect(chips()).toEqual(['Belgium']);
    expect(onChange.mock.calls.every(([labels]) => labels.join() === 'Belgium')).toBe(true);
  });

  test('a choice is taken back in the list', async () => {
    const { onChange, input } = renderCountries([countries[1] ?? elsewhere]);
    await userEvent.type(input, 'bel');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith([]);
  });

  test('a list that closes forgets what was typed', async () => {
    const { onSearch, input } = renderCountries();
    await userEvent.type(input, 'bel');
    await userEvent.tab();
    expect(onSearch).toHaveBeenLastCalledWith('');
    expect(input.value).toBe('');
  });

  test('Backspace before anything is typed removes the last', async () => {
    const { onChange, input } = renderCountries(countries);
    await userEvent.click(input);
    await userEvent.keyboard('b{Backspace}');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith(['Austria', 'Belgium']);
  });

  test('chips are one stop of the Tab key, and are removed with the keyboard', async () => {
    const { onChange, input } = renderCountries(countries);
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Austria');
    await userEvent.keyboard('{ArrowRight}{Delete}');
    expect(onChange).toHaveBeenLastCalledWith(['Austria', 'Brazil']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Brazil');
    await userEvent.keyboard('{Delete}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Austria');
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith([]);
    expect(document.activeElement).toBe(input);
  });

  test('a chip is removed by its cross', async () => {
    const { onChange } = renderCountries(countries);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Belgium' }));
    expect(onChange).toHaveBeenLastCalledWith(['Austria', 'Brazil']);
  });

  test('takes the focus of a form', () => {
    const inputRef = createRef<Focusable>();
    const { input } = renderCountries(countries, { inputRef });
    inputRef.current?.focus();
    expect(document.activeElement).toBe(input);
  });
});
