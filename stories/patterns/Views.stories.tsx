import { CountryList } from '@carillon/react/backoffice';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Stage } from '../../.storybook/stage.ts';
import type { Words } from '../../.storybook/words.ts';
import { startingWith } from '../matchers.ts';
import { strayTexts } from '../strayTexts.ts';

const KEY = 'carillon.views.1';
const toView = (name: string, over: object = {}) => ({
  list: '/countries',
  name,
  query: '',
  by: '',
  size: 10,
  ...over,
});
const ship = toView('Where we ship', { query: 'an', by: 'name_asc', size: 25 });
const others = toView('Carriers of another list', { list: '/carriers' });

/** The browser has kept these, in words or as they are. */
const withViews = (...views: unknown[]) => ({
  as: 'admin',
  path: '/backend/countries',
  prepare: ({ client }: Stage) => client.storage.write(KEY, JSON.stringify({ v: 1, views })),
});

/** The saved views of a list, shown by the countries (LST-01, beyond S). */
const meta: Meta<typeof CountryList> = {
  title: 'Patterns/Views',
  component: CountryList,
  parameters: {
    layout: 'fullscreen',
    screen: 'page',
    stage: withViews(ship, toView('A to Z, all on one page', { by: 'name_asc', size: 100 }), others),
    // Beside an open menu react-aria hides everything from screen readers; Tab closes the menu before it leaves.
    a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
  },
};
export default meta;

type Story = StoryObj<typeof CountryList>;

async function open({ canvas, userEvent, t }: StoryContext) {
  await canvas.findAllByRole('row');
  await userEvent.click(canvas.getByRole('button', { name: t('list.more') }));
}

async function choose(context: StoryContext, key: 'views.save' | 'views.manage') {
  await open(context);
  await context.userEvent.click(await screen.findByRole('menuitem', { name: context.t(key) }));
}

const choices = async () =>
  (await screen.findAllByRole('menuitemradio')).map((item) => [
    item.textContent,
    item.getAttribute('aria-checked'),
  ]);
const more = (canvasElement: HTMLElement, t: Words) =>
  within(canvasElement).getByRole('button', { name: t('list.more') });

export const Shown: Story = {
  name: 'A view is chosen: the list is searched, ordered and paged as it says',
  parameters: { reach: open, proves: ['LST-01'] },
  async play({ canvasElement, t }) {
    await expect(await choices()).toEqual([
      [t('views.all'), 'true'],
      ['A to Z, all on one page', 'false'],
      ['Where we ship', 'false'],
    ]);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Where we ship' }));
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue('an'));
    const order = canvas.getByRole('combobox', { name: t('list.order') });
    await waitFor(() => expect(order).toHaveValue('name_asc'));
    await expect(await canvas.findByRole('combobox', { name: t('list.size') })).toHaveValue('25');
    await waitFor(() => expect(more(canvasElement, t)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await choices()).toContainEqual(['Where we ship', 'true']);
    await userEvent.click(screen.getByRole('menuitemradio', { name: t('views.all') }));
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''));
    await expect(await canvas.findByRole('combobox', { name: t('list.size') })).toHaveValue('10');
  },
};

export const Saved: Story = {
  name: 'The list as it is seen is saved, under a name that no other view of it has',
  parameters: {
    stage: { ...withViews(ship, others), path: '/backend/countries?size=50&by=name_des' },
    proves: ['LST-01'],
    reach: (context: StoryContext) => choose(context, 'views.save'),
  },
  async play({ canvasElement, loaded, t }) {
    const dialog = within(await screen.findByRole('dialog', { name: t('views.save.title') }));
    const name = dialog.getByRole('textbox', { name: t('views.name') });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByText(t('problem.view.name'))).toBeVisible();
    await userEvent.keyboard('where WE ship{Enter}');
    await expect(await dialog.findByText(t('problem.view.taken'))).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.clear(name);
    await userEvent.keyboard('Carriers of another list{Enter}');
    await expect(
      await screen.findByText(t('form.saved', { name: 'Carriers of another list' })),
    ).toBeVisible();
    await waitFor(() => expect(more(canvasElement, t)).toHaveFocus());
    const { views } = JSON.parse(loaded.stage.client.storage.read(KEY) ?? '');
    await expect(views).toEqual([
      ship,
      others,
      toView('Carriers of another list', { by: 'name_des', size: 50 }),
    ]);
    await userEvent.keyboard('{Enter}');
    await expect(await choices()).toContainEqual(['Carriers of another list', 'true']);
  },
};

export const Managed: Story = {
  name: 'Views get another name, and are deleted after a question',
  parameters: {
    stage: withViews(ship, toView('Donaudampfschifffahrtsgesellsch')),
    reach: (context: StoryContext) => choose(context, 'views.manage'),
  },
  async play({ canvasElement, t }) {
    const named = () => screen.findByRole('dialog', { name: t('views.title') });
    await userEvent.click(
      within(await named()).getByRole('button', { name: t('views.one.rename', { name: ship.name }) }),
    );
    const name = await screen.findByRole('textbox', { name: t('views.name') });
    await userEvent.clear(name);
    await userEvent.type(name, 'where we SHIP{Enter}');
    const kept = within(await named());
    await expect(await kept.findByText('where we SHIP')).toBeVisible();
    await userEvent.click(
      kept.getByRole('button', { name: t('views.one.delete', { name: 'where we SHIP' }) }),
    );
    await userEvent.click(
      await screen.findByRole('button', { name: t('form.delete.confirm', { name: 'where we SHIP' }) }),
    );
    const left = within(await named());
    await waitFor(() => expect(left.queryByText('where we SHIP')).toBeNull());
    const close = left.getByRole('button', { name: t('form.close') });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.click(
      left.getByRole('button', { name: t('views.one.delete', { name: 'Donaudampfschifffahrtsgesellsch' }) }),
    );
    await userEvent.click(
      await screen.findByRole('button', {
        name: t('form.delete.confirm', { name: 'Donaudampfschifffahrtsgesellsch' }),
      }),
    );
    await expect(await left.findByText(t('views.none'))).toBeVisible();
    await userEvent.click(close);
    await waitFor(() => expect(more(canvasElement, t)).toHaveFocus());
  },
};

const many = Array.from({ length: 50 }, (_, i) => toView(`View ${i + 1}`));

export const Full: Story = {
  name: 'Fifty views are the most, and the menu says so',
  parameters: { stage: withViews(...many, others), reach: open },
  async play({ t }) {
    const save = await screen.findByRole('menuitem', { name: startingWith(t('views.save')) });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(within(save).getByText(t('views.save.full', { count: 50 }))).toBeVisible();
    await expect((await choices()).map(([name]) => name).slice(1, 4)).toEqual(['View 1', 'View 2', 'View 3']);
  },
};

export const Unreadable: Story = {
  name: 'What cannot be read is dropped, and said once',
  parameters: {
    stage: withViews(ship, toView('Seven a page', { size: 7 })),
    reach: open,
    proves: ['FLT-060'],
  },
  async play({ t }) {
    await expect(await screen.findByText(t('views.dropped.detail'))).toBeVisible();
    await expect(await choices()).toEqual([
      [t('views.all'), 'true'],
      ['Where we ship', 'false'],
    ]);
  },
};

export const NotKept: Story = {
  name: 'Where the storage of the browser is full, a view is there until the page is left, which is said',
  parameters: {
    stage: {
      as: 'admin',
      path: '/backend/countries',
      prepare: ({ client }: Stage) => void Object.assign(client.storage, { write() {} }),
    },
    reach: (context: StoryContext) => choose(context, 'views.save'),
    proves: ['FLT-061'],
  },
  async play({ canvasElement, t }) {
    const name = await screen.findByRole('textbox', { name: t('views.name') });
    await userEvent.type(name, 'All of them{Enter}');
    await expect(await screen.findByText(t('views.notKept.detail'))).toBeVisible();
    await userEvent.click(more(canvasElement, t));
    await expect(await choices()).toContainEqual(['All of them', 'true']);
  },
};

export const DarkNarrow: Story = {
  name: 'Dark and narrow: the menu in the place where the list has room',
  parameters: { reach: open },
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  async play() {
    const menu = await screen.findByRole('menu');
    const { left, right } = menu.getBoundingClientRect();
    await expect(left >= 0 && right <= innerWidth).toBe(true);
  },
};

const long = toView('Donaudampfschifffahrtsgesellsch');

export const LongTexts: Story = {
  name: 'Long texts: what is wide is cut, and the dialog is no wider than the page',
  parameters: {
    stage: withViews(ship, long),
    reach: (context: StoryContext) => choose(context, 'views.manage'),
  },
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
  async play({ t }) {
    const dialog = await screen.findByRole('dialog', { name: t('views.title') });
    await expect(await within(dialog).findByText(long.name)).toBeVisible();
    await expect(strayTexts(dialog, [ship.name, long.name, ship.query])).toEqual([]);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const RightToLeft: Story = { parameters: { reach: open, locale: 'ar-EG' } };
