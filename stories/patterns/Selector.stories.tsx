import { buildCountry, defaultSeed } from '@carillon/mocks';
import { type Country, countries } from '@carillon/protocol/catalog';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Stage, StageOptions } from '../../.storybook/stage.ts';
import SelectorDialog, {
  type SelectorDialogProps,
} from '../../packages/react/src/patterns/choosing/SelectorDialog.tsx';
import { strayTexts } from '../strayTexts.ts';
import { answering, failing, success } from './answers.ts';

const stage: StageOptions = { as: 'admin' };

/** Some of many, here of the countries that a carrier ships to: found by typing, ten at a time. */
const meta: Meta<SelectorDialogProps<Country>> = {
  title: 'Patterns/Selector',
  component: SelectorDialog<Country>,
  args: {
    source: { entity: countries, orderBy: 'name_asc' },
    title: 'Ship to',
    searchLabel: 'Search countries',
    emptyText: 'No country found',
    rowsLabel: 'Countries',
    confirmLabel: (count) => `Add ${count} ${count === 1 ? 'country' : 'countries'}`,
    columns: [{ kind: 'name' }, { kind: 'text', text: ({ code }) => code, width: '48px' }],
    chosenIds: [],
    onChoose: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen', screen: 'page', stage },
};
export default meta;

type Story = StoryObj<typeof meta>;

const findDialog = async () => within(await within(document.body).findByRole('dialog'));
const findRows = async () => (await findDialog()).findAllByRole('row');
const namesOf = (rows: readonly HTMLElement[]) => rows.map((row) => row.getAttribute('aria-label'));

/** Picks the rows of these names, in this order. */
const picking =
  (...names: string[]) =>
  async (_context: StoryContext) => {
    const dialog = await findDialog();
    await dialog.findAllByRole('row');
    for (const name of names) {
      const row = dialog.getByRole('row', { name });
      await userEvent.click(row);
      // Of a press that is lost it is said here, and not where the picked are counted.
      await waitFor(() => expect(row).toHaveAttribute('aria-selected', 'true'));
    }
  };

export const Several: Story = {
  name: 'Several are picked, and kept in the order in which they were',
  parameters: { proves: ['LST-11', 'CAR-03'], reach: picking('Croatia', 'Austria', 'Belgium') },
  async play({ args, t }) {
    const dialog = await findDialog();
    await expect(await dialog.findByText(t('choosing.chosen', { count: 3 }))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add 3 countries' }));
    await expect(args.onChoose).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'Croatia' }),
      expect.objectContaining({ name: 'Austria' }),
      expect.objectContaining({ name: 'Belgium' }),
    ]);
  },
};

export const TenAtATime: Story = {
  name: 'Ten at a time: the next ones come when the last are seen',
  parameters: { proves: ['LST-11'] },
  tags: ['!autodocs'],
  async play() {
    const first = await findRows();
    await expect(first).toHaveLength(10);
    first.at(-1)?.scrollIntoView();
    const dialog = await findDialog();
    await waitFor(async () => {
      dialog.getAllByRole('row').at(-1)?.scrollIntoView();
      await expect(dialog.getAllByRole('row').length).toBeGreaterThan(20);
    });
    // By name, and each once.
    const names = namesOf(dialog.getAllByRole('row'));
    await expect(names).toEqual([...new Set(names)].toSorted());
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard: arrow down from the search, Space picks, Escape gives up',
  tags: ['!autodocs'],
  async play({ args }) {
    const dialog = await findDialog();
    await dialog.findAllByRole('row');
    await waitFor(() => expect(dialog.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const [first, second] = await findRows();
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown} ');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(dialog.getByRole('button', { name: 'Add 1 country' })).toBeEnabled();
    // The first Escape picks none, the second closes.
    await userEvent.keyboard('{Escape}');
    await expect(second).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Searched: Story = {
  name: 'What is picked stays picked while another is searched for',
  tags: ['!autodocs'],
  parameters: {
    // Slower than what follows: a play that began meanwhile would search before anything is picked.
    async reach(context: StoryContext) {
      await delay(1000);
      await picking('Austria')(context);
    },
  },
  async play({ t }) {
    const dialog = await findDialog();
    await userEvent.type(dialog.getByRole('searchbox'), 'ger');
    await waitFor(async () => expect(namesOf(await findRows())).toEqual(['Germany']));
    await userEvent.click(dialog.getByRole('row', { name: 'Germany' }));
    await expect(dialog.getByText(t('choosing.chosen', { count: 2 }))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('choosing.clearSearch') }));
    await waitFor(() =>
      expect(dialog.getByRole('row', { name: 'Austria' })).toHaveAttribute('aria-selected', 'true'),
    );
  },
};

/** Those that the form has already are not offered, also where they fill the first ten. */
export const ChosenBefore: Story = {
  name: 'What is chosen already is not offered again',
  args: { chosenIds: Array.from({ length: 12 }, (_, index) => index + 1) },
  parameters: {
    proves: ['CAR-03'],
    stage: {
      ...stage,
      seed: {
        carriers: [],
        countries: Array.from({ length: 15 }, (_, i) =>
          buildCountry({ id: i + 1, name: `Province ${String(i + 1).padStart(2, '0')}`, code: `P${i + 1}` }),
        ),
      },
    },
  },
  async play() {
    await waitFor(async () =>
      expect(namesOf(await findRows())).toEqual(['Province 13', 'Province 14', 'Province 15']),
    );
  },
};

export const One: Story = {
  name: 'One of many: another takes its place',
  args: { isSingle: true, confirmLabel: () => 'Choose' },
  parameters: { reach: picking('Austria', 'Belgium') },
  async play({ args }) {
    const dialog = await findDialog();
    await waitFor(() => expect(dialog.getAllByRole('row', { selected: true })).toHaveLength(1));
    await expect(dialog.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'false');
    await expect(dialog.getByRole('button', { name: 'Choose' })).toBeEnabled();
    dialog.getByRole('row', { name: 'Croatia' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith([expect.objectContaining({ name: 'Croatia' })]);
  },
};

export const NothingFound: Story = {
  parameters: {
    proves: ['CAR-03'],
    async reach(_context: StoryContext) {
      await userEvent.type((await findDialog()).getByRole('searchbox'), 'zzz');
    },
  },
  async play() {
    await expect(await (await findDialog()).findByText('No country found')).toBeVisible();
    await expect((await findDialog()).getByRole('button', { name: 'Add 0 countries' })).toBeDisabled();
  },
};

export const Empty: Story = {
  parameters: answering([countries.calls.list, success([])], [countries.calls.count, success(0)]),
  async play() {
    await expect(await (await findDialog()).findByText('No country found')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { stage: { ...stage, latencyMs: 600_000 } },
  async play({ t }) {
    await expect(
      await (await findDialog()).findByRole('list', { name: t('choosing.loading') }),
    ).toBeVisible();
  },
};

/** The first ten come, no others do. */
export const LoadingMore: Story = {
  name: 'The next ten are loading',
  beforeEach({ msw }) {
    const isFirst = (url: string) => new URL(url).searchParams.get('offset') === '0';
    msw.use(
      http.get('*/api/countries/list', ({ request }) =>
        isFirst(request.url) ? undefined : delay('infinite'),
      ),
    );
  },
  async play({ t }) {
    const rows = await findRows();
    rows.at(-1)?.scrollIntoView();
    const dialog = await findDialog();
    const name = t('choosing.range.loading', { shown: 10, count: defaultSeed.countries.length });
    await expect(await dialog.findByRole('progressbar', { name })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { stage: { ...stage, faults: failing('listCountries') } },
  async play({ t }) {
    const dialog = await findDialog();
    const alert = await dialog.findByRole('alert');
    await expect(alert).toHaveTextContent(t('choosing.failed'));
    await expect(alert).toHaveTextContent(t('error.serverError'));
  },
};

/** The alert closes by itself and by its cross; a quiet line stays, from which it is tried again. */
const closing = (how: 'cross' | 'time'): Story => ({
  tags: how === 'time' ? [] : ['!autodocs'],
  parameters: { proves: [how === 'time' ? 'API-09' : 'API-11'], ...Failed.parameters },
  async play({ loaded, t }) {
    const { clock }: Stage = loaded.stage;
    const dialog = await findDialog();
    const alert = await dialog.findByRole('alert');
    if (how === 'cross') {
      await userEvent.click(within(alert).getByRole('button', { name: t('choosing.close') }));
    } else clock.setSpeed(20);
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    clock.setSpeed(1);
    await expect(dialog.getByText(t('choosing.failed'))).toBeVisible();
    await expect(dialog.queryByText(t('error.serverError'))).toBeNull();
    await expect(dialog.getByRole('button', { name: t('error.retry') })).toBeVisible();
  },
});

export const Quiet: Story = { ...closing('time'), name: 'Failed, 10 seconds later' };
export const Closed: Story = { ...closing('cross'), name: 'Failed, the alert closed' };

export const Retried: Story = {
  name: 'Failed, and tried again with success',
  tags: ['!autodocs'],
  parameters: { stage: { ...stage, failsOnce: 'listCountries' } },
  async play({ t }) {
    const dialog = await findDialog();
    const alert = await dialog.findByRole('alert');
    await expect(alert).toHaveTextContent(t('choosing.failed'));
    await expect(alert).toHaveTextContent(t('error.serverError'));
    await userEvent.click(dialog.getByRole('button', { name: t('error.retry') }));
    await expect(await dialog.findAllByRole('row')).toHaveLength(10);
  },
};

let isBroken = true;

export const MoreRetried: Story = {
  name: 'The next ten failed, and are tried again',
  parameters: {
    stage: {
      ...stage,
      prepare() {
        isBroken = true;
      },
      faults: (name: string, request: Request) =>
        isBroken && name === 'listCountries' && new URL(request.url).searchParams.get('offset') === '10'
          ? new Response('', { status: 500 })
          : undefined,
    },
  },
  async play({ t }) {
    (await findRows()).at(-1)?.scrollIntoView();
    const dialog = await findDialog();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(t('choosing.more.failed'));
    isBroken = false;
    await userEvent.click(dialog.getByRole('button', { name: t('error.retry') }));
    await waitFor(async () => expect((await findRows()).length).toBeGreaterThan(10));
  },
};

/** The same of the next ten: the rows that are there stay, with the quiet line below them. */
const closingMore = (how: 'cross' | 'time'): Story => ({
  tags: ['!autodocs'],
  parameters: { proves: [how === 'time' ? 'API-09' : 'API-11'], ...MoreRetried.parameters },
  async play({ loaded, t }) {
    const { clock }: Stage = loaded.stage;
    (await findRows()).at(-1)?.scrollIntoView();
    const dialog = await findDialog();
    const alert = await dialog.findByRole('alert');
    if (how === 'cross') {
      await userEvent.click(within(alert).getByRole('button', { name: t('choosing.close') }));
    } else clock.setSpeed(20);
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    clock.setSpeed(1);
    await expect(dialog.getByText(t('choosing.more.failed'))).toBeVisible();
    await expect(dialog.queryByText(t('error.serverError'))).toBeNull();
    await expect(await findRows()).toHaveLength(10);
    isBroken = false;
    await userEvent.click(dialog.getByRole('button', { name: t('error.retry') }));
    await waitFor(async () => expect((await findRows()).length).toBeGreaterThan(10));
  },
});

export const MoreQuiet: Story = { ...closingMore('time'), name: 'The next ten failed, 10 seconds later' };
export const MoreClosed: Story = { ...closingMore('cross'), name: 'The next ten failed, the alert closed' };

/** Nobody scrolls through thousands: after two hundred the others are found by typing. */
export const VeryMany: Story = {
  name: 'Very many: after two hundred the others are found by typing',
  tags: ['!autodocs'],
  parameters: {
    stage: {
      ...stage,
      seed: {
        carriers: [],
        countries: Array.from({ length: 230 }, (_, i) =>
          buildCountry({ id: i + 1, name: `Province ${i + 1}`, code: `P${i + 1}` }),
        ),
      },
    },
  },
  async play({ t }) {
    const dialog = await findDialog();
    await dialog.findAllByRole('row');
    await waitFor(
      async () => {
        dialog.getAllByRole('row').at(-1)?.scrollIntoView();
        await expect(
          dialog.getByText(t('choosing.range.search', { shown: 200, count: 230 })),
        ).toBeInTheDocument();
      },
      { timeout: 50_000 },
    );
  },
};

export const LongTexts: Story = {
  name: 'Long names and hostile ones',
  parameters: {
    stage: {
      ...stage,
      seed: {
        carriers: [],
        countries: [
          buildCountry({ id: 1, name: 'Donaudampfschifffahrtsgesellsch', code: 'DDSG' }),
          buildCountry({ id: 2, name: '<img src=x onerror=alert(1)>', code: '<b>' }),
          buildCountry({ id: 3, name: 'جمهورية مصر العربية', code: 'EG' }),
        ],
      },
    },
  },
  async play() {
    await expect(await findRows()).toHaveLength(3);
    await expect(document.body.querySelector('img')).toBeNull();
  },
};

export const LongWords: Story = {
  name: 'A language with longer words',
  globals: { language: 'pseudo' },
  args: { title: '~', searchLabel: '~', rowsLabel: '~', confirmLabel: () => '~' },
  async play() {
    const rows = await findRows();
    const texts = rows.flatMap((row) =>
      [...row.querySelectorAll('a, span')].map((node) => node.textContent ?? ''),
    );
    await expect(strayTexts(await within(document.body).findByRole('dialog'), texts)).toEqual([]);
  },
};

export const Dark: Story = { ...Several, globals: { theme: 'dark' } };
export const Narrow: Story = { ...Several, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  ...Several,
  name: 'Right to left, with the figures of the locale',
  parameters: { ...Several.parameters, locale: 'ar-EG' },
  async play({ t }) {
    await expect(await (await findDialog()).findByText(t('choosing.chosen', { count: '٣' }))).toBeVisible();
  },
};
