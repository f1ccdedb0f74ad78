import { LIST_PARAMS } from '@carillon/protocol/list';
import { useListParams } from '@carillon/react';
import {
  CalendarClock,
  Icon,
  type MenuEntry,
  Pencil,
  Play,
  Radio,
  Square,
  StateLabel,
  TextField,
} from '@carillon/react/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ListScreen } from '../../packages/react/src/patterns/list/ListScreen.tsx';
import { RowMenu } from '../../packages/react/src/patterns/list/RowMenu.tsx';
import { useBulkAction } from '../../packages/react/src/patterns/list/useBulkAction.ts';
import { useLocalList } from '../../packages/react/src/patterns/list/useLocalList.ts';

interface Program {
  id: string;
  name: string;
  hours: string;
}

const names = ['Morning bells', 'Market music', 'Noon bells', 'Afternoon organ', 'Vespers', 'Night watch'];
const programs: readonly Program[] = Array.from({ length: 23 }, (_, index) => ({
  id: `evts/${index + 1}`,
  name: `${names[index % names.length]} ${index + 1}`,
  hours: `${String(index).padStart(2, '0')}:00 to ${String(index).padStart(2, '0')}:45`,
}));

const getName = ({ name }: Program) => name;
const getTexts = ({ name, hours }: Program) => [name, hours];
const orders = [
  {
    order: 'hours',
    name: 'First hour first',
    compare: (a: Program, b: Program) => (a.hours < b.hours ? -1 : 1),
  },
  { order: 'name_asc', name: 'Name A-Z', compare: (a: Program, b: Program) => a.name.localeCompare(b.name) },
];

/** What plays cannot be moved to another hour. */
const PLAYING = 'evts/3';
const reasonAgainst = ({ id }: Program) => (id === PLAYING ? 'It plays: stop it first.' : undefined);

interface ProgramsProps {
  all?: readonly Program[] | undefined;
  error?: Error | null;
  isOffline?: boolean;
  /** Refuses the second of those that are moved. */
  isRefusing?: boolean;
  onAdd: () => void;
  onMenu: (id: string) => void;
  /** What can be done with the list besides. */
  more?: readonly MenuEntry[];
}

/** Rows that are all here, as the events of a device: with buttons and a menu each, and an action of their own. */
function Programs({ all, error = null, isOffline, isRefusing, onAdd, onMenu, more }: ProgramsProps) {
  const params = useListParams(LIST_PARAMS.common);
  const [rows, setRows] = useState(all);
  const [playing, setPlaying] = useState(PLAYING);
  const [hours, setHours] = useState('');
  const list = useLocalList({
    params,
    viewsOf: '/programs',
    all: rows,
    error,
    orders,
    getName,
    getTexts,
    reasonAgainst,
  });
  const refused = useMemo(() => new Set(isRefusing ? ['evts/2'] : []), [isRefusing]);
  const moving = useBulkAction<Program>({
    list,
    label: 'Move',
    icon: CalendarClock,
    reasonAgainst: ({ length }) => (length > 3 ? 'At most three at a time.' : undefined),
    onAsk: () => setHours(''),
    isReady: hours !== '',
    field: <TextField label="Hours" value={hours} onChange={setHours} autoFocus />,
    atOnce: 1,
    async run({ id }) {
      if (refused.delete(id)) throw new Error('Overlapping event.');
      setRows((before) => before?.map((row) => (row.id === id ? { ...row, hours } : row)));
    },
    words: {
      title: ({ length }) => `Move ${length} programs`,
      question: (many) => `${many} will play at other hours.`,
      confirm: ({ length }) => `Move ${length} programs`,
      running: 'Moving',
      incomplete: 'Some programs were not moved',
      failed: (count) => `${count} not moved.`,
      failedOne: { title: 'Failed to move', text: (name) => `${name} was not moved.` },
      done: ({ length }) => `${length} programs have been moved.`,
    },
  });
  return (
    <ListScreen
      list={list}
      title="Programs"
      failedTitle="The programs could not be read."
      empty={{ icon: CalendarClock, title: 'No program yet' }}
      add={{
        label: 'Create program',
        onPress: onAdd,
        reasonAgainst: isOffline ? 'The device is offline.' : undefined,
      }}
      more={more}
      actions={[moving]}
      markOf={({ id }) => (id === playing ? 'live' : undefined)}
      columns={[
        { kind: 'icon', icon: () => <Icon icon={Radio} /> },
        { kind: 'name', label: 'Name', second: ({ hours }) => hours },
        { kind: 'text', label: 'Hours', text: ({ hours }) => hours, width: '140px', hiddenBelow: 'phone' },
        {
          kind: 'cell',
          label: 'State',
          cell: ({ id }) =>
            id === playing && (
              <StateLabel kind="playing" foldsOnPhone>
                Playing
              </StateLabel>
            ),
          width: '96px',
          narrower: { phone: '24px' },
        },
        {
          kind: 'actions',
          width: '60px',
          actions: ({ id, name }) => [
            id === playing
              ? { icon: Square, isIconSolid: true, label: `Stop ${name}`, onPress: () => setPlaying('') }
              : {
                  icon: Play,
                  label: `Start ${name}`,
                  onPress: () => setPlaying(id),
                  reasonAgainst: isOffline ? 'The device is offline.' : undefined,
                },
            { icon: Pencil, label: `Edit ${name}`, href: `/programs/${id}` },
          ],
        },
        {
          kind: 'cell',
          width: '28px',
          cell: ({ id, name }) => (
            <RowMenu
              label={`More for ${name}`}
              entries={[
                { id: 'copy', label: 'Copy', onAction: () => onMenu(id) },
                { id: 'send', label: 'Send', detail: 'Class 3 only', isDisabled: true },
              ]}
            />
          ),
        },
      ]}
    />
  );
}

const meta: Meta<typeof Programs> = {
  title: 'Patterns/Local list',
  component: Programs,
  args: { all: programs, onAdd: fn(), onMenu: fn() },
  parameters: { layout: 'fullscreen', screen: 'page', stage: { path: '/programs' } },
};
export default meta;

type Story = StoryObj<typeof Programs>;

const gridOf = async (canvasElement: HTMLElement) => within(await within(canvasElement).findByRole('grid'));

export const Ready: Story = {
  parameters: { proves: ['LST-13'] },
  async play({ canvasElement, args, t }) {
    const canvas = within(canvasElement);
    await expect((await gridOf(canvasElement)).getAllByRole('row')).toHaveLength(10);
    await expect(canvas.getByText(t('list.range', { from: 1, to: 10, count: 23 }))).toBeVisible();
    // Its views stand there.
    await expect(canvas.getByRole('button', { name: t('list.more') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create program' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Searched: Story = {
  name: 'What is typed is looked for on all pages at once',
  tags: ['!autodocs'],
  parameters: { proves: ['LST-04'] },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: t('list.search') }), 'night watch');
    await waitFor(async () => expect((await gridOf(canvasElement)).getAllByRole('row')).toHaveLength(3));
    await expect(canvas.getByText(t('list.match', { shown: 3, count: 23 }))).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(await canvas.findByText(t('list.nothingFound', { text: 'zzz' }))).toBeVisible();
  },
};

/** Start and Stop are in the row, and so is a menu; neither selects it. */
export const RowActions: Story = {
  name: 'What can be done with one row, by its buttons and its menu',
  parameters: {
    // Beside an open menu react-aria hides everything from screen readers.
    a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
    async reach({ canvas, userEvent: user }: StoryContext) {
      await user.click(await canvas.findByRole('button', { name: 'More for Market music 2' }));
    },
  },
  async play({ canvasElement, args }) {
    const body = within(document.body);
    const menu = within(await body.findByRole('menu', { name: 'More for Market music 2' }));
    await expect(menu.getByRole('menuitem', { name: /Send/ })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Copy' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onMenu).toHaveBeenCalledWith('evts/2');
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'More for Market music 2' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Start Morning bells 1' }));
    await expect(canvas.getByRole('button', { name: 'Stop Morning bells 1' })).toBeVisible();
    await expect(canvas.queryAllByRole('row', { selected: true })).toEqual([]);
  },
};

/** Selects these rows. */
const selecting =
  (...wanted: string[]) =>
  async ({ canvasElement }: StoryContext) => {
    const grid = await gridOf(canvasElement);
    for (const name of wanted) await userEvent.click(grid.getByRole('row', { name }));
  };

export const Refused: Story = {
  name: 'A row that cannot be acted on says why, and so does an action',
  parameters: {
    reach: selecting('Morning bells 1', 'Market music 2', 'Afternoon organ 4', 'Vespers 5', 'Noon bells 3'),
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(`${t('list.rows', { count: 4 })} · It plays: stop it first.`),
    ).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Move: At most three at a time.' });
    await userEvent.click(button);
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
  },
};

export const ActionOfItsOwn: Story = {
  name: 'An action with its own words and a field: what failed is named, and tried again',
  args: { isRefusing: true },
  parameters: {
    proves: ['FLT-075'],
    async reach(context: StoryContext) {
      await selecting('Morning bells 1', 'Market music 2')(context);
      await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Move' }));
      const dialog = within(await within(document.body).findByRole('dialog', { name: 'Move 2 programs' }));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Hours' }), '22:00 to 22:15');
      await userEvent.click(dialog.getByRole('button', { name: 'Move 2 programs' }));
    },
  },
  async play({ canvasElement, t }) {
    const body = within(document.body);
    const dialog = within(await body.findByRole('alertdialog', { name: 'Some programs were not moved' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('1 not moved.Market music 2: ');
    await expect(await body.findByText('1 programs have been moved.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('list.bulk.retry', { count: 1 }) }));
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull());
    await userEvent.type(within(canvasElement).getByRole('searchbox'), '22:15');
    await waitFor(async () => expect((await gridOf(canvasElement)).getAllByRole('row')).toHaveLength(2));
  },
};

export const Offline: Story = {
  name: 'What cannot be done now stays in reach, and says why',
  args: { isOffline: true },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Create program: The device is offline.' }),
    );
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(
      canvas.getByRole('button', { name: 'Start Morning bells 1: The device is offline.' }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};

const onPrint = fn();

/** After the views; an empty list without anything else has no button. */
export const More: Story = {
  name: 'What a list can do besides stands under one button',
  args: {
    more: [
      { id: 'print', label: 'Print', onAction: onPrint },
      { id: 'import', label: 'Import ...', detail: 'Offline', isDisabled: true, startsGroup: true },
    ],
  },
  parameters: {
    // Beside an open menu react-aria hides everything from screen readers.
    a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
    async reach({ canvas, userEvent: user, t }: StoryContext) {
      await user.click(await canvas.findByRole('button', { name: t('list.more') }));
    },
  },
  async play({ canvasElement, t }) {
    const menu = within(await within(document.body).findByRole('menu', { name: t('list.more') }));
    await waitFor(() => expect(menu.getByRole('menuitemradio', { name: t('views.all') })).toHaveFocus());
    const items = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(items).toEqual([t('views.save'), 'Print', 'Import ...Offline']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(menu.getByRole('menuitem', { name: 'Print' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPrint).toHaveBeenCalledOnce();
    const button = within(canvasElement).getByRole('button', { name: t('list.more') });
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const MoreNarrow: Story = { ...More, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { all: undefined } };
export const Empty: Story = {
  args: { all: [] },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('No program yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('list.more') })).toBeNull();
  },
};
export const Failed: Story = {
  args: { all: undefined, error: new Error('No answer') },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'The programs could not be read.',
    );
  },
};

export const LongTexts: Story = {
  args: {
    all: [
      {
        id: 'evts/1',
        name: 'Donaudampfschifffahrtsgesellschaftskapitänskajüte, nördliches Seitenschiff und Chor',
        hours: '00:00 to 23:59',
      },
      { id: 'evts/3', name: '<img src=x onerror=alert(1)>', hours: '12:00 to 12:01' },
    ],
  },
};
export const Dark: Story = { ...Refused, globals: { theme: 'dark' } };
export const Narrow: Story = { ...Refused, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  ...LongTexts,
  parameters: { locale: 'ar-EG' },
};
