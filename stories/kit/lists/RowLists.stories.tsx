import { Button, Pencil, Play, RowList, Screen, Trash2, useRowSelection } from '@carillon/react/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { arabic } from '../frame.tsx';

const english = {
  list: 'Players',
  name: 'Name',
  place: 'Place',
  selectAll: 'Select all rows',
  clear: 'Clear selection',
  rows: 'rows',
  remove: 'Delete',
  start: 'Start',
  edit: 'Edit',
  plays: 'It plays: stop it first.',
  opened: 'Opened:',
  names: ['Lobby north', 'Parish relay', 'Warehouse', 'Café terrace', 'Choir loft', 'Sacristy'],
  place1: 'Ground floor',
};

interface SelectableProps {
  words?: typeof english;
  count?: number;
  isBusy?: boolean;
  note?: string;
  /** The second row plays, and cannot be deleted. */
  hasLocked?: boolean;
}

/** Rows that are selected, all of them or some, and opened. */
function Selectable({ words = english, count = 6, isBusy, note, hasLocked }: SelectableProps) {
  const [opened, setOpened] = useState('');
  const [rows] = useState(() =>
    Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      name: words.names[index] ?? `${words.names[index % words.names.length]} ${index + 1}`,
    })),
  );
  const [reasonAgainst] = useState(
    () =>
      ({ id }: { id: number }) =>
        id === 2 ? words.plays : undefined,
  );
  const selection = useRowSelection(rows, { reasonAgainst: hasLocked ? reasonAgainst : undefined });
  return (
    <Screen isPage>
      <RowList
        aria-label={words.list}
        rows={rows}
        getName={({ name }) => name}
        toHref={({ id }) => `/players/${id}`}
        selection={selection}
        isBusy={isBusy}
        note={note}
        onOpen={({ name }) => setOpened(`${words.opened} ${name}`)}
        labels={{
          selectAll: words.selectAll,
          clear: words.clear,
          rows: (number) => `${number} ${words.rows}`,
        }}
        actions={
          <Button size="s" variant="danger" icon={Trash2}>
            {words.remove}
          </Button>
        }
        columns={[
          { kind: 'name', label: words.name, second: () => words.place1 },
          {
            kind: 'cell',
            label: words.place,
            cell: () => words.place1,
            width: '140px',
            hiddenBelow: 'phone',
          },
          { kind: 'cell', cell: ({ id }) => id, width: '96px', hiddenBelow: 'phone' },
          {
            kind: 'actions',
            width: '60px',
            actions: ({ id, name }) => [
              {
                icon: Play,
                label: `${words.start} ${name}`,
                onPress: () => setOpened(`${words.start} ${name}`),
                reasonAgainst: hasLocked && id === 2 ? words.plays : undefined,
              },
              { icon: Pencil, label: `${words.edit} ${name}`, href: `/players/${id}/edit` },
            ],
          },
        ]}
      />
      <div>{opened}</div>
    </Screen>
  );
}

const meta: Meta<typeof Selectable> = {
  title: 'Kit/Lists/Row list',
  component: Selectable,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Selectable>;

export const Default: Story = {
  name: 'Some selected',
  parameters: {
    proves: ['LST-06'],
    async reach({ canvas, userEvent }: StoryContext) {
      for (const row of canvas.getAllByRole('row').slice(1, 3)) await userEvent.click(row);
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(2));
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
  },
};

/** One stop of the Tab key: arrow keys lead from row to row, Space selects, with Shift up to here, Enter opens. */
export const Keyboard: Story = {
  name: 'Selected with the keyboard',
  parameters: { proves: ['LST-06'] },
  tags: ['!autodocs'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'Lobby north' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter} {Shift>}{ArrowDown}{/Shift}');
    await expect(canvas.getByText('Opened: Parish relay')).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Warehouse' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 rows');
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
  },
};

async function selectLast({ canvas, userEvent }: StoryContext) {
  const last = canvas.getAllByRole('row').at(-1);
  if (last) await userEvent.click(last);
}

export const NoneSelected: Story = {};

export const AllSelected: Story = {
  parameters: {
    proves: ['LST-06'],
    async reach({ canvas, userEvent }: StoryContext) {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(6));
    await expect(canvas.getByRole('status')).toHaveTextContent('6 rows');
  },
};

/** The lock says why a row stays out of it, and so does a press on the row. */
export const Locked: Story = {
  name: 'A row that cannot be acted on cannot be selected',
  args: { hasLocked: true },
  parameters: {
    async reach({ canvas, userEvent }: StoryContext) {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
      await userEvent.click(canvas.getByRole('row', { name: 'Parish relay' }));
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('5 rows · It plays: stop it first.'),
    );
    const row = canvas.getByRole('row', { name: 'Parish relay' });
    await expect(row).not.toHaveAttribute('aria-selected');
    await expect(row).toHaveTextContent('It plays: stop it first.');
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBeChecked();
  },
};

/** The buttons of a row do what they say, and neither select nor open it; Tab reaches those of the present row. */
export const RowActions: Story = {
  name: 'What can be done with one row',
  tags: ['!autodocs'],
  args: { hasLocked: true },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Start Lobby north' }));
    await expect(canvas.getByText('Start Lobby north')).toBeVisible();
    await expect(canvas.queryAllByRole('row', { selected: true })).toEqual([]);
    canvas.getByRole('row', { name: 'Lobby north' }).focus();
    await userEvent.keyboard('{ArrowDown}{Tab}');
    const refused = canvas.getByRole('button', { name: 'Start Parish relay: It plays: stop it first.' });
    await expect(refused).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Start Parish relay')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Edit Parish relay' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};

/** What is found stands in the place of the name of the rows. */
export const Noted: Story = {
  name: 'What is found is said in the head',
  args: { note: '2 of 6 rows match' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const note = canvas.getByRole('status');
    await expect(note).toHaveTextContent('2 of 6 rows match');
    const [name] = canvas.getAllByRole('link');
    await expect(note.getBoundingClientRect().left).toBe(name?.getBoundingClientRect().left);
  },
};
export const Empty: Story = { args: { count: 0 } };

/** Others are on their way: these stay, and are seen to be old. */
export const Busy: Story = { args: { isBusy: true } };

/** Scrolls in a box of its own, and draws what is seen. */
export const Many: Story = {
  args: { count: 10_000 },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /10000/ })).toHaveFocus());
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByRole('status')).toHaveTextContent('10000 rows');
  },
};

const german = {
  ...english,
  rows: 'ausgewählte Lautsprechersteuergeräte',
  remove: 'Endgültig löschen',
  start: 'Wiedergabe beginnen:',
  edit: 'Bearbeiten:',
  plays: 'Wird wiedergegeben und muss zuerst angehalten werden.',
  names: [
    'Pfarrkirche St. Johannes Nepomuk, nördliches Seitenschiff, Chor und Sakristei hinter dem Hochaltar',
    'Gemeindezentrum_Erdgeschoss_Eingangshalle_Lautsprechersteuergerät_17_Ersatzgerät_für_die_Sommermonate',
  ],
  place1: 'Erdgeschoss, Eingangshalle Nord',
};

export const LongText: Story = {
  args: { words: german, count: 2 },
  parameters: { reach: selectLast },
  async play({ canvasElement }) {
    const last = within(canvasElement).getAllByRole('row').at(-1);
    await waitFor(() => expect(last).toHaveAttribute('aria-selected', 'true'));
  },
};

export const RightToLeft: Story = {
  args: {
    words: {
      list: 'المشغلات',
      name: 'الاسم',
      place: 'المكان',
      selectAll: 'اختيار كل الصفوف',
      clear: 'إلغاء الاختيار',
      rows: 'صفوف',
      remove: 'حذف',
      start: 'تشغيل',
      edit: 'تعديل',
      plays: 'قيد التشغيل، أوقفه أولاً.',
      opened: 'تم فتح:',
      names: ['الردهة الشمالية', german.names[0] ?? '', 'المستودع'],
      place1: 'الطابق الأرضي',
    },
    count: 3,
  },
  parameters: { ...arabic, reach: selectLast },
  async play({ canvasElement }) {
    const last = within(canvasElement).getByRole('row', { name: 'المستودع' });
    await waitFor(() => expect(last).toHaveAttribute('aria-selected', 'true'));
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
const narrow = { viewport: { value: 'phone', isRotated: false } };
export const Narrow: Story = { ...Default, globals: narrow };
export const NarrowLongText: Story = { ...LongText, globals: narrow };
