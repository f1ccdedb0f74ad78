import {
  ArrowUpDown,
  ButtonLink,
  Plus,
  Screen,
  SearchField,
  Select,
  ToggleGroup,
  toolbar,
} from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { arabic } from '../frame.tsx';

const english = {
  search: 'Search',
  hint: 'Name or label',
  clear: 'Clear search',
  order: 'Order',
  byName: 'Name, A to Z',
  byDate: 'Last changed',
  show: 'Show',
  all: 'All',
  online: 'Online',
  offline: 'Offline',
  add: 'Add',
  searched: 'Searched:',
};

interface BarProps {
  words?: typeof english;
  text?: string;
  isDisabled?: boolean;
}

/** What stands above a list: a search, an order, a filter, and the one main button. */
function Bar({ words = english, text: first = '', isDisabled }: BarProps) {
  const [text, setText] = useState(first);
  const [searched, setSearched] = useState(first);
  const [order, setOrder] = useState('name');
  const [shown, setShown] = useState<'all' | 'online' | 'offline'>('all');
  return (
    <Screen isPage>
      <div className={toolbar}>
        <SearchField
          label={words.search}
          placeholder={words.hint}
          clearLabel={words.clear}
          value={text}
          onChange={setText}
          onSubmit={setSearched}
          isDisabled={isDisabled}
        />
        <Select
          label={words.order}
          isLabelHidden
          hasNoMessage
          size="m"
          icon={ArrowUpDown}
          options={[
            { value: 'name', label: words.byName },
            { value: 'date', label: words.byDate },
          ]}
          value={order}
          onChange={setOrder}
          isDisabled={isDisabled}
        />
        <ToggleGroup
          label={words.show}
          isLabelHidden
          hasNoMessage
          size="m"
          options={[
            { value: 'all', label: words.all },
            { value: 'online', label: words.online },
            { value: 'offline', label: words.offline },
          ]}
          value={shown}
          onChange={setShown}
          isDisabled={isDisabled}
        />
        <ButtonLink variant="main" icon={Plus} href="/devices/add">
          {words.add}
        </ButtonLink>
      </div>
      <output>{`${words.searched} ${searched}`}</output>
    </Screen>
  );
}

const meta: Meta<typeof Bar> = {
  title: 'Kit/Layout/Bars',
  component: Bar,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Bar>;

/** Enter searches, Escape and the cross clear, and the focus stays in the field. */
export const Default: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(search, 'lobby{Enter}');
    await expect(canvas.getByText('Searched: lobby')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(search).toHaveValue('');
    await expect(search).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Order' }), 'Last changed');
    await userEvent.click(canvas.getByRole('radio', { name: 'Offline' }));
    await expect(canvas.getByRole('radio', { name: 'Offline' })).toBeChecked();
  },
};

export const Typed: Story = { args: { text: 'CR-10' } };
export const Disabled: Story = { args: { text: 'CR-10', isDisabled: true } };

const german = {
  search: 'Durchsuchen',
  hint: 'Bezeichnung oder Gerätenummer',
  clear: 'Suche löschen',
  order: 'Reihenfolge',
  byName: 'Bezeichnung in alphabetischer Reihenfolge',
  byDate: 'Zuletzt geändert',
  show: 'Anzeigen',
  all: 'Alle Geräte',
  online: 'Erreichbare',
  offline: 'Nicht erreichbare',
  add: 'Lautsprecher hinzufügen',
  searched: 'Gesucht:',
};

export const LongText: Story = {
  args: { words: german, text: 'Pfarrkirche St. Johannes Nepomuk, nördliches Seitenschiff' },
};

export const RightToLeft: Story = {
  args: {
    words: {
      search: 'بحث',
      hint: 'الاسم أو الرقم',
      clear: 'مسح البحث',
      order: 'الترتيب',
      byName: 'الاسم',
      byDate: 'آخر تعديل',
      show: 'عرض',
      all: 'الكل',
      online: 'متصل',
      offline: 'غير متصل',
      add: 'إضافة',
      searched: 'بحث عن:',
    },
    text: 'الردهة',
  },
  parameters: arabic,
};

export const Dark: Story = { args: Typed.args, globals: { theme: 'dark' } };
const narrow = { viewport: { value: 'phone', isRotated: false } };
export const Narrow: Story = { globals: narrow };
export const NarrowLongText: Story = { args: LongText.args, globals: narrow };
