import { ComboBox, MultiSelect, type SelectOption } from '@carillon/react/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { arabic, Frame } from '../frame.tsx';

const codes =
  'AT BE BR CA CH CN CZ DE DK EG ES FI FR GB GR HU IE IN IS IT JP KE KR MX NL NO NZ PL PT SE US UY'.split(
    ' ',
  );

const countriesIn = (locale: string): SelectOption[] => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return codes.map((code) => ({ value: code, label: names.of(code) ?? code }));
};

/** What a screen gets from the server: pages of ten that fit the search, each a moment later. */
function usePages(all: SelectOption[], isSlow: boolean) {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(10);
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    if (!isLoading || isSlow) return;
    const timer = setTimeout(() => {
      setShown(shown + 10);
      setLoading(false);
    }, 50);
    return () => clearTimeout(timer);
  }, [isLoading, isSlow, shown]);
  const found = all.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()));
  return {
    options: found.slice(0, shown),
    search,
    onSearch: setSearch,
    isLoading,
    onLoadMore: found.length > shown ? () => setLoading(true) : undefined,
  };
}

const english = {
  country: 'Country',
  countries: 'Countries',
  chosen: 'Chosen countries',
  remove: 'Remove',
  open: 'Show all',
  empty: 'No such country',
  loading: 'Loading…',
  placeholder: 'Search',
};

interface ComboBoxesProps {
  words?: typeof english;
  locale?: string;
  first?: string | null;
  chosen?: string[];
  error?: string;
  isDisabled?: boolean;
  isSlow?: boolean;
}

/** One of many, and several of many that come in pages. */
function ComboBoxes({
  words = english,
  locale = 'en-US',
  first = 'IT',
  chosen = ['IT', 'CH', 'UY'],
  error,
  isDisabled,
  isSlow = false,
}: ComboBoxesProps) {
  const [all] = useState(() => countriesIn(locale));
  const [country, setCountry] = useState(first);
  const [countries, setCountries] = useState(() => all.filter(({ value }) => chosen.includes(value)));
  const pages = usePages(all, isSlow);
  return (
    <Frame>
      <ComboBox
        label={words.country}
        options={all}
        value={country}
        onChange={setCountry}
        openLabel={words.open}
        emptyText={words.empty}
        errorText={error}
        isDisabled={isDisabled}
      />
      <MultiSelect
        label={words.countries}
        chosenLabel={words.chosen}
        removeLabel={(label) => `${words.remove} ${label}`}
        openLabel={words.open}
        emptyText={words.empty}
        loadingText={words.loading}
        placeholder={words.placeholder}
        value={countries}
        onChange={setCountries}
        errorText={error}
        isDisabled={isDisabled}
        {...pages}
      />
    </Frame>
  );
}

const meta: Meta<typeof ComboBoxes> = {
  title: 'Kit/Choices/Combo boxes',
  component: ComboBoxes,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof ComboBoxes>;

export const Default: Story = {};

// Beside an open list react-aria hides everything from screen readers; Tab closes the list before it leaves.
const open = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } };

/** Opens the list of the second field. */
async function openSecond({ canvas, userEvent }: StoryContext) {
  const [, button] = canvas.getAllByRole('button', { name: /Show all|عرض الكل/ });
  if (!button) throw new Error('there is no second list');
  await userEvent.click(button);
}

/** Typing leaves what fits; the arrow keys and Enter choose. */
export const Filtered: Story = {
  args: { first: null },
  parameters: {
    ...open,
    async reach({ canvas, userEvent }: StoryContext) {
      await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'land');
    },
  },
  async play({ canvasElement }) {
    const input = within(canvasElement).getByLabelText('Country', { selector: 'input' });
    await waitFor(() => expect(input).toHaveValue('land'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(7));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveAttribute('data-focused', 'true'));
  },
};

/** The list is loaded ten at a time, a page ahead of what is seen. */
export const Pages: Story = {
  name: 'Pages of ten',
  parameters: { ...open, proves: ['LST-11'], reach: openSecond },
  async play() {
    const list = await screen.findByRole('listbox');
    await expect(within(list).queryByRole('option', { name: 'Uruguay' })).toBeNull();
    await waitFor(async () => {
      list.scrollTop = list.scrollHeight;
      await expect(within(list).getByRole('option', { name: 'Uruguay' })).toBeInTheDocument();
    });
    await userEvent.click(within(list).getByRole('option', { name: 'France' }));
    await expect(within(list).getByRole('option', { name: 'France' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const Loading: Story = {
  parameters: { ...open, reach: openSecond },
  args: { isSlow: true },
  async play() {
    const list = await screen.findByRole('listbox');
    list.scrollTop = list.scrollHeight;
    // It fades in.
    await waitFor(() => expect(within(list).getByText('Loading…')).toBeVisible());
  },
};

export const NothingFits: Story = {
  parameters: {
    ...open,
    async reach({ canvas, userEvent }: StoryContext) {
      await userEvent.type(canvas.getByRole('combobox', { name: 'Countries' }), 'xyz');
    },
  },
  async play() {
    await waitFor(() => expect(screen.getByText('No such country')).toBeVisible());
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
export const Invalid: Story = { args: { error: 'Choose another country', chosen: [] } };

export const LongText: Story = {
  args: {
    locale: 'de-DE',
    chosen: codes,
    words: { ...english, country: 'Staat, in dem das Gerät steht und dessen Vorschriften gelten' },
    error:
      'In diese Staaten liefert der Versender nicht; bitte wählen Sie andere oder einen anderen Versender',
  },
};

export const RightToLeft: Story = {
  args: {
    locale: 'ar-EG',
    words: {
      country: 'البلد',
      countries: 'البلدان',
      chosen: 'البلدان المختارة',
      remove: 'إزالة',
      open: 'عرض الكل',
      empty: 'لا يوجد',
      loading: 'جار التحميل',
      placeholder: 'بحث',
    },
  },
  parameters: { ...arabic, ...open, reach: openSecond },
  async play() {
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
};

export const Dark: Story = { ...Filtered, globals: { theme: 'dark' } };
export const Narrow: Story = {
  ...Pages,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
