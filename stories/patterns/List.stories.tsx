import { buildCountry, defaultSeed } from '@carillon/mocks';
import { CountryForm, CountryList } from '@carillon/react/backoffice';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { useLocation } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { strayTexts } from '../strayTexts.ts';
import { expectAlert, expectClosing } from './listProblem.ts';

const stage = { as: 'admin', path: '/backend/countries' };

/** What every list does (S2, LST-01 to LST-13), shown by the countries. */
const meta: Meta<typeof CountryList> = {
  title: 'Patterns/List',
  component: CountryList,
  parameters: { layout: 'fullscreen', screen: 'list', stage },
};
export default meta;

type Story = StoryObj<typeof CountryList>;

const grid = async (canvasElement: HTMLElement) => within(await within(canvasElement).findByRole('grid'));
const namesIn = async (canvasElement: HTMLElement) =>
  (await grid(canvasElement)).getAllByRole('row').map((row) => row.getAttribute('aria-label'));
const row = async (canvasElement: HTMLElement, name: string) =>
  (await grid(canvasElement)).getByRole('row', { name });

/** Selects so many rows, the first ones. */
async function selectRows(canvasElement: HTMLElement, count: number) {
  const names = (await namesIn(canvasElement)).slice(0, count);
  for (const name of names) await userEvent.click(await row(canvasElement, String(name)));
}

export const Ready: Story = {
  parameters: { proves: ['LST-09', 'LST-13'] },
  async play({ canvasElement, t }) {
    await expect(await namesIn(canvasElement)).toHaveLength(10);
    const canvas = within(canvasElement);
    // Which things: a noun. How many of them: the sentence of the specification, below it.
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title.textContent).toBe(t('countries.name'));
    const sentence = canvas.getByText(
      t('countries.title', { shown: 10, count: defaultSeed.countries.length }),
    );
    await expect(sentence.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      title.getBoundingClientRect().bottom,
    );
    // The main button is at the end of their line.
    const add = canvas.getByRole('link', { name: t('countries.add') }).getBoundingClientRect();
    await expect(add.top).toBeLessThan(sentence.getBoundingClientRect().bottom);
    await expect(add.right).toBe(canvas.getByRole('grid').getBoundingClientRect().right + 1);
    // A cell says its column.
    const firstCell = within(canvas.getAllByRole('row')[0] ?? canvasElement).getByRole('gridcell');
    await expect(firstCell).toHaveAccessibleName(expect.stringContaining(` ${t('country.code')} `));
    // There is one head: the box of all rows, and the names of the columns.
    const selectsAll = canvas.getByRole('checkbox', { name: t('list.selectAll') }).getBoundingClientRect();
    const firstTop = canvas.getAllByRole('row')[0]?.getBoundingClientRect().top ?? 0;
    await expect(firstTop - selectsAll.bottom).toBeLessThan(24);
    for (const label of [t('list.name'), t('country.code')]) {
      const [name] = canvas.getAllByText(label).filter((element) => element.closest('[role=row]') === null);
      await expect(Math.abs((name?.getBoundingClientRect().bottom ?? 0) - selectsAll.bottom)).toBeLessThan(
        12,
      );
    }
  },
};

export const Filtered: Story = {
  name: 'What is typed filters at once, Enter searches everywhere, the cross ends both',
  parameters: { proves: ['LST-04'] },
  tags: ['!autodocs'],
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const [first = '', second = ''] = await namesIn(canvasElement);
    const search = canvas.getByRole('searchbox', { name: t('list.search') });
    const sentence = t('countries.title', { shown: 10, count: defaultSeed.countries.length });
    const firstPx = canvas.getByRole('row', { name: String(first) }).getBoundingClientRect().y;
    const pages = canvas.getByRole('navigation', { name: t('list.pages') });
    const placePx = pages.getBoundingClientRect().y;
    await userEvent.type(search, String(first).toUpperCase());
    await waitFor(async () => expect(await namesIn(canvasElement)).toContain(first));
    await expect(await namesIn(canvasElement)).not.toContain(second);
    // What matches is underlined, and what is below stays where it is.
    await expect(canvasElement.querySelector('mark')).toHaveTextContent(String(first));
    await expect(pages.getBoundingClientRect().y).toBe(placePx);
    await expect(canvas.getByRole('row', { name: String(first) }).getBoundingClientRect().y).toBe(firstPx);
    // What is found, and where it was looked for, is said at the rows; the sentence under the title stays.
    await expect(canvas.getByText(t('list.match.loaded', { shown: 1, count: 10 }))).toBeVisible();
    await expect(canvas.getByText(sentence)).toBeVisible();
    await userEvent.clear(search);
    await waitFor(async () => expect(await namesIn(canvasElement)).toHaveLength(10));

    await userEvent.type(search, 'zzz');
    await expect(await canvas.findByText(t('list.noMatch', { text: 'zzz' }))).toBeVisible();
    await expect(pages).toBeVisible();
    await expect(pages.getBoundingClientRect().y).toBe(placePx);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(t('list.nothingFound', { text: 'zzz' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('list.search.clear') }));
    await waitFor(async () => expect(await namesIn(canvasElement)).toHaveLength(10));
  },
};

export const Ordered: Story = {
  name: 'Ordered as the server offers',
  parameters: { proves: ['LST-05'] },
  tags: ['!autodocs'],
  async play({ canvasElement, t }) {
    const order = await within(canvasElement).findByRole('combobox', { name: t('list.order') });
    await waitFor(() => expect(within(order).getAllByRole('option').length).toBeGreaterThan(1));
    const options = within(order).getAllByRole<HTMLOptionElement>('option');
    // The longest one is not cut.
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(order);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen) pen.font = font;
    const widths = options.map(({ text }) => pen?.measureText(text).width ?? Number.NaN);
    const room =
      order.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    await expect(Math.max(...widths)).toBeLessThanOrEqual(Math.ceil(room));
    await userEvent.selectOptions(order, options.find(({ value }) => value === 'name_asc') ?? []);
    await waitFor(async () => {
      const names = await namesIn(canvasElement);
      await expect(names).toEqual(names.toSorted());
    });
  },
};

export const Selected: Story = {
  name: 'Selected, with the count and Delete in the head',
  parameters: {
    proves: ['LST-06'],
    async reach({ canvasElement }: StoryContext) {
      const [first = '', , third = ''] = await namesIn(canvasElement);
      const user = userEvent.setup();
      await user.click(await row(canvasElement, String(first)));
      await user.keyboard('{Shift>}');
      await user.click(await row(canvasElement, String(third)));
      await user.keyboard('{/Shift}');
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('list.rows', { count: 3 }))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('list.delete') })).toBeVisible();
  },
};

/** The cross goes with the selection, the focus stays in the list. */
export const Cleared: Story = {
  name: 'The selection cleared by the keyboard',
  parameters: { proves: ['LST-06'] },
  tags: ['!autodocs'],
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const [, second = ''] = await namesIn(canvasElement);
    await userEvent.click(await row(canvasElement, String(second)));
    canvas.getByRole('button', { name: t('list.clearSelection') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await row(canvasElement, String(second))).toHaveFocus();
  },
};

export const Found: Story = {
  name: 'What a search finds is said at the rows, and how many rows of how many match on one page',
  parameters: { proves: ['LST-04'], stage: { ...stage, path: '/backend/countries?query=an' } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const before = await namesIn(canvasElement);
    const found = defaultSeed.countries.filter(({ name, code }) => /an/i.test(`${name}|${code}`)).length;
    await expect(canvas.getByText(t('list.found', { count: found }))).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: t('list.search') }), 'd');
    await waitFor(async () => expect(await namesIn(canvasElement)).not.toEqual(before));
    const shown = (await namesIn(canvasElement)).length;
    const key = found > before.length ? 'list.match.loaded' : 'list.match';
    await expect(canvas.getByText(t(key, { shown, count: before.length }))).toBeVisible();
  },
};

export const NothingFound: Story = {
  parameters: { proves: ['LST-04', 'LST-07'], stage: { ...stage, path: '/backend/countries?query=zzz' } },
  async play({ canvasElement, t }) {
    await expect(
      await within(canvasElement).findByText(t('list.nothingFound', { text: 'zzz' })),
    ).toBeVisible();
  },
};

const many = Array.from({ length: 230 }, (_, i) =>
  buildCountry({ id: i + 1, name: `Province ${i + 1}`, code: `P${i + 1}` }),
);

/** The page lives in the address: the second of three. */
export const Many: Story = {
  parameters: {
    proves: ['LST-01', 'LST-02'],
    stage: { ...stage, path: '/backend/countries?size=100&index=1', seed: { carriers: [], countries: many } },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('list.range', { from: 101, to: 200, count: 230 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('list.next') }));
    await expect(await canvas.findByText(t('list.range', { from: 201, to: 230, count: 230 }))).toBeVisible();
    await expect(await canvas.findByText('Province 30')).toBeVisible();
    // At the last page the arrow leads nowhere, and keeps the focus.
    const next = canvas.getByRole('button', { name: t('list.next') });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(t('list.range', { from: 201, to: 230, count: 230 }))).toBeVisible();
  },
};

export const DeletedOne: Story = {
  name: 'One row is deleted, and the list says which',
  parameters: { proves: ['LST-06'] },
  tags: ['!autodocs'],
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const body = within(document.body);
    const [name = ''] = await namesIn(canvasElement);
    await userEvent.click(await row(canvasElement, String(name)));
    await userEvent.click(canvas.getByRole('button', { name: t('list.delete') }));
    await userEvent.click(
      await body.findByRole('button', { name: t('list.delete.confirmOne', { name: String(name) }) }),
    );
    await expect(await body.findByText(t('list.deleted', { name: String(name) }))).toBeVisible();
    await waitFor(async () => expect(await namesIn(canvasElement)).not.toContain(name));
    const [first = ''] = await namesIn(canvasElement);
    await waitFor(async () => expect(await row(canvasElement, String(first))).toHaveFocus());
  },
};

export const DeletedLast: Story = {
  name: 'The only row deleted by the keyboard: the title has the focus',
  tags: ['!autodocs'],
  parameters: {
    proves: ['LST-07', 'LST-08'],
    stage: { ...stage, seed: { carriers: [], countries: [buildCountry({ id: 1 })] } },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const [name = ''] = await namesIn(canvasElement);
    await userEvent.click(await row(canvasElement, String(name)));
    canvas.getByRole('button', { name: t('list.delete') }).focus();
    await userEvent.keyboard('{Enter}');
    const question = await within(document.body).findByRole('alertdialog', { name: t('list.delete.title') });
    within(question)
      .getByRole('button', { name: t('list.delete.confirmOne', { name: String(name) }) })
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(t('countries.empty'))).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

let refusals = 0;

export const DeletedInPart: Story = {
  name: 'Two of three are deleted, the third is named and stays selected',
  parameters: {
    proves: ['LST-06', 'LST-08', 'FLT-075'],
    stage: {
      ...stage,
      prepare: () => {
        refusals = 0;
      },
      faults: (name: string) =>
        name === 'deleteCountry' && ++refusals === 2
          ? Response.json({ success: false, message: 'A carrier ships to this country only.' })
          : undefined,
    },
    async reach({ canvasElement, t }: StoryContext) {
      await selectRows(canvasElement, 3);
      await userEvent.click(within(canvasElement).getByRole('button', { name: t('list.delete') }));
      const question = within(await within(document.body).findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: t('list.delete.confirm', { count: 3 }) }));
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const body = within(document.body);
    const before = await namesIn(canvasElement);
    await expect(await body.findByText(t('list.delete.failed', { count: 1 }))).toBeVisible();
    await expect(body.getByText(/A carrier ships to this country only\./)).toBeVisible();
    await waitFor(() => expect(body.getByText(t('list.deletedMany', { count: 2 }))).toBeVisible());
    await waitFor(() => expect(body.getByText(t('list.bulk.close')).closest('button')).toHaveFocus());
    await userEvent.click(body.getByText(t('list.bulk.close')));
    await expect(await canvas.findByText(t('list.rows', { count: 1 }))).toBeVisible();
    const after = await namesIn(canvasElement);
    await expect(before.slice(0, 3).filter((name) => after.includes(name))).toHaveLength(1);
  },
};

export const Empty: Story = {
  parameters: { proves: ['LST-07'], stage: { ...stage, seed: { countries: [], carriers: [] } } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('countries.empty'))).toBeVisible();
    // Nothing is looked for, ordered or selected where there is nothing; what ends that is inside, once.
    for (const role of ['searchbox', 'combobox', 'checkbox', 'grid', 'navigation'])
      await expect(canvas.queryAllByRole(role)).toEqual([]);
    const add = canvas.getByRole('link', { name: t('countries.add') });
    await expect(add.closest('[data-carillon-part=rows]')).not.toBeNull();
    await expect(add).toHaveAttribute('href', '/backend/country/add');
  },
};

export const Loading: Story = {
  parameters: { proves: ['LST-07'], stage: { ...stage, latencyMs: 600_000 } },
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByText(t('countries.title.loading'))).toBeVisible();
    await expect(await within(canvasElement).findByRole('list', { name: t('list.loading') })).toBeVisible();
  },
};

/** The first page comes, no other one does. */
export const OnItsWay: Story = {
  name: 'Another page is on its way: a line says so, and nothing moves',
  parameters: { proves: ['LST-07'] },
  beforeEach({ msw }) {
    const isFirst = (url: string) => new URL(url).searchParams.get('offset') === '0';
    msw.use(
      http.get('*/api/countries/list', ({ request }) =>
        isFirst(request.url) ? undefined : delay('infinite'),
      ),
    );
  },
  async play({ canvasElement, t }) {
    const before = await namesIn(canvasElement);
    const rows = within(canvasElement).getByRole('grid', { name: t('countries.name') });
    const place = rows.getBoundingClientRect();
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('list.next') }));
    await waitFor(() => expect(rows).toHaveAttribute('aria-busy', 'true'));
    await expect(rows.getBoundingClientRect()).toEqual(place);
    await expect(await namesIn(canvasElement)).toEqual(before);
  },
};

/** What cannot be loaded, by its call, and what is said of it. */
const unloaded = {
  list: ['listCountries', 'list.failed'],
  count: ['countCountries', 'list.failed'],
  order: ['orderCountries', 'list.order.failed'],
} as const;

const failing = (part: keyof typeof unloaded) => ({
  ...stage,
  faults: (name: string) => (name === unloaded[part][0] ? new Response('', { status: 500 }) : undefined),
});

export const Failed: Story = {
  parameters: { proves: ['LST-07', 'API-09'], stage: failing('list') },
  play: async (context) => void (await expectAlert(context, 'list.failed')),
};

export const CountFailed: Story = {
  name: 'The count could not be loaded',
  parameters: { proves: ['LST-07', 'API-09'], stage: failing('count') },
  play: async (context) => void (await expectAlert(context, 'list.failed')),
};

/** Of a list of ours, after 10 seconds and by the cross alike. */
const closing = (part: keyof typeof unloaded, how: 'cross' | 'time'): Story => ({
  tags: how === 'time' ? [] : ['!autodocs'],
  parameters: { proves: how === 'time' ? ['API-09'] : ['API-11'], stage: failing(part) },
  async play(context) {
    await expectClosing(context, unloaded[part][1], how);
    await expect(within(context.canvasElement).queryAllByRole('row')).toHaveLength(part === 'order' ? 10 : 0);
  },
});

export const ListQuiet: Story = { ...closing('list', 'time'), name: 'Failed, 10 seconds later' };
export const ListClosed: Story = { ...closing('list', 'cross'), name: 'Failed, the alert closed' };
export const CountQuiet: Story = {
  ...closing('count', 'time'),
  name: 'The count could not be loaded, 10 seconds later',
};
export const CountClosed: Story = {
  ...closing('count', 'cross'),
  name: 'The count could not be loaded, the alert closed',
};
export const OrderQuiet: Story = {
  ...closing('order', 'time'),
  name: 'The ways to order could not be loaded, 10 seconds later',
};
export const OrderClosed: Story = {
  ...closing('order', 'cross'),
  name: 'The ways to order could not be loaded, the alert closed',
};

/** What has failed once is loaded again, from the alert or from the line. */
const reloading = (part: keyof typeof unloaded, from: 'alert' | 'line'): Story => ({
  tags: ['!autodocs'],
  parameters: { proves: ['LST-07'], stage: { ...stage, failsOnce: unloaded[part][0] } },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    const cross = await expectAlert(context, unloaded[part][1]);
    if (from === 'line') await userEvent.click(cross);
    await userEvent.click(canvas.getByRole('button', { name: t('error.retry') }));
    await waitFor(async () => expect(await namesIn(canvasElement)).toHaveLength(10));
    await expect(await canvas.findByRole('combobox', { name: t('list.order') })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(t(unloaded[part][1]))).toBeNull());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const ListReloaded: Story = { ...reloading('list', 'alert'), name: 'What failed is loaded again' };
export const ListReloadedLater: Story = {
  ...reloading('list', 'line'),
  name: 'What failed is loaded again from the quiet line',
};
export const CountReloaded: Story = { ...reloading('count', 'line'), name: 'The count is loaded again' };
export const OrderReloaded: Story = {
  ...reloading('order', 'alert'),
  name: 'The ways to order are loaded again',
};

export const Offline: Story = {
  name: 'No network',
  parameters: { proves: ['API-07'], stage: { ...stage, network: 'offline' } },
  async play({ canvasElement, t }) {
    // Said once, although nothing of the list could be read.
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(t('list.failed'));
    await expect(alert).toHaveTextContent(t('error.offline'));
    await expect(within(canvasElement).getAllByRole('alert')).toEqual([alert]);
  },
};

export const Forbidden: Story = {
  name: 'Forbidden: somebody who is no administrator any more',
  parameters: {
    stage: {
      ...stage,
      faults: (name: string) =>
        name === 'listCountries' ? new Response('{"message":"Admins only."}', { status: 403 }) : undefined,
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const alert = await canvas.findByRole('alert');
    await expect(alert.textContent).toBe(t('error.forbidden'));
    // Nothing that would be of no use.
    await expect(canvas.getByRole('heading', { level: 1 }).textContent).toBe(t('countries.name'));
    for (const role of ['button', 'link', 'searchbox', 'combobox'])
      await expect(canvas.queryAllByRole(role)).toEqual([]);
  },
};

export const OrderFailed: Story = {
  name: 'The ways to order could not be loaded, the rows are there',
  parameters: { proves: ['LST-05', 'API-09'], stage: failing('order') },
  async play(context) {
    await expectAlert(context, 'list.order.failed');
    const { canvasElement, t } = context;
    await expect(await namesIn(canvasElement)).toHaveLength(10);
    await expect(within(canvasElement).queryByRole('combobox', { name: t('list.order') })).toBeNull();
  },
};

export const OrderUnnamed: Story = {
  ...OrderFailed,
  name: 'An order in the address whose name could not be loaded, and back to the newest first',
  parameters: {
    proves: ['LST-05'],
    stage: { ...OrderFailed.parameters?.stage, path: '/backend/countries?by=name_asc' },
  },
  async play({ canvasElement, t }) {
    const order = await within(canvasElement).findByRole('combobox', { name: t('list.order') });
    await expect(order).toHaveDisplayValue('name_asc');
    const names = await namesIn(canvasElement);
    await expect(names).toEqual(names.toSorted());
    await userEvent.selectOptions(order, t('list.order.newest'));
    await waitFor(async () => expect(await namesIn(canvasElement)).not.toEqual(names));
  },
};

export const NewestOnce: Story = {
  name: 'An order of the server that is newest first, by whatever name, stands there once',
  // The server's names are of one language.
  globals: { language: 'english' },
  tags: ['!autodocs'],
  parameters: {
    proves: ['LST-05'],
    stage: {
      ...stage,
      path: '/backend/countries?by=last_created',
      faults: (name: string) =>
        name === 'orderCountries'
          ? Response.json({
              success: true,
              data: [
                { name: 'Newest first', order: 'date_des' },
                { name: 'Last created first', order: 'last_created' },
                { name: 'Newest first', order: 'newest' },
                { name: 'Name A-Z', order: 'name_asc' },
              ],
            })
          : undefined,
    },
  },
  async play({ canvasElement, t }) {
    const order = await within(canvasElement).findByRole('combobox', { name: t('list.order') });
    await waitFor(() => expect(within(order).getAllByRole('option')).toHaveLength(2));
    await expect(
      within(order)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([t('list.order.newest'), 'Name A-Z']);
    await expect(order).toHaveDisplayValue(t('list.order.newest'));
  },
};

export const BadOrder: Story = {
  name: 'An order in the address that does not exist is ignored',
  parameters: { proves: ['LST-05', 'FLT-080'], stage: { ...stage, path: '/backend/countries?by=evil' } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await namesIn(canvasElement)).toHaveLength(10);
    await expect(canvas.getByRole('combobox', { name: t('list.order') })).toHaveDisplayValue(
      t('list.order.newest'),
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const BeyondTheEnd: Story = {
  name: 'A page that is no longer there steps back to the last one',
  parameters: { proves: ['LST-08'], stage: { ...stage, path: '/backend/countries?index=99&size=25' } },
  async play({ canvasElement }) {
    await expect((await namesIn(canvasElement)).length).toBeGreaterThan(0);
  },
};

/** The count speaks of rows that do not come. */
export const NoRows: Story = {
  name: 'A page without rows steps back, and leaves no blank',
  parameters: {
    proves: ['FLT-077'],
    stage: {
      ...stage,
      path: '/backend/countries?index=2',
      faults: (name: string) =>
        name === 'listCountries' ? Response.json({ success: true, data: [] }) : undefined,
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('list.emptyPage'))).toBeVisible();
    const first = canvas.getByRole('button', { name: t('list.page', { page: 1 }) });
    await expect(first).toHaveAttribute('aria-current', 'page');
  },
};

export const LongTexts: Story = {
  name: 'Long names and hostile ones',
  parameters: {
    proves: ['FLT-087'],
    stage: {
      ...stage,
      seed: {
        carriers: [],
        countries: [
          buildCountry({ id: 901, name: 'Donaudampfschifffahrtsgesellsch', code: 'DDSG' }),
          buildCountry({ id: 902, name: '<img src=x onerror=alert(1)>', code: '<b>' }),
          buildCountry({ id: 903, name: 'جمهورية مصر العربية', code: 'EG' }),
          buildCountry({ id: 904, name: '中华人民共和国', code: 'CN' }),
        ],
      },
    },
  },
  async play({ canvasElement }) {
    await expect(await namesIn(canvasElement)).toContain('<img src=x onerror=alert(1)>');
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const LongWords: Story = {
  name: 'A language with longer words',
  globals: { language: 'pseudo' },
  parameters: {
    stage: {
      ...stage,
      seed: { carriers: [], countries: [buildCountry({ id: 1, name: 'Austria', code: 'AT' })] },
      faults: (name: string) => (name === 'orderCountries' ? new Response('', { status: 500 }) : undefined),
    },
  },
  async play({ canvasElement }) {
    const list = await within(canvasElement).findByRole('grid');
    await userEvent.click(within(list).getByRole('row', { name: 'Austria' }));
    await expect(strayTexts(canvasElement, ['Austria', 'AT'])).toEqual([]);
  },
};

export const Dark: Story = { ...Selected, globals: { theme: 'dark' } };
export const Narrow: Story = { ...Selected, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  ...Selected,
  name: 'Right to left, with the figures of the locale',
  parameters: { ...Selected.parameters, locale: 'ar-EG' },
  async play(context) {
    await Selected.play?.(context);
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('combobox', { name: t('list.size') })).toHaveDisplayValue(
      t('list.size.option', { count: 10 }),
    );
    await expect(canvas.getByRole('button', { name: t('list.page', { page: '٢' }) })).toHaveTextContent('٢');
  },
};

/** The list and the form of each record, as a host has them. */
function Pages() {
  const { pathname } = useLocation();
  if (pathname === stage.path) return <CountryList />;
  return <CountryForm id={Number(pathname.split('/').at(-1))} />;
}

export const CameBack: Story = {
  name: 'Who comes back from a record finds the list as it was: place, scroll and selection',
  tags: ['!autodocs'],
  render: () => <Pages />,
  parameters: { proves: ['LST-01'], stage: { ...stage, search: '?size=25&by=name_asc' } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await waitFor(async () => expect(await namesIn(canvasElement)).toHaveLength(25));
    const names = await namesIn(canvasElement);
    const [twelfth, opened] = [String(names[11]), String(names[17])];
    await selectRows(canvasElement, 2);
    await userEvent.click(await row(canvasElement, twelfth));
    document.documentElement.scrollTop = 300;
    await expect(scrollY).toBe(300);
    await userEvent.click(canvas.getByRole('link', { name: opened }));
    await canvas.findByDisplayValue(opened);
    scrollTo(0, 0);
    await userEvent.click(canvas.getByRole('link', { name: t('form.back') }));
    await waitFor(async () => expect(await namesIn(canvasElement)).toEqual(names));
    await waitFor(() => expect(scrollY).toBe(300));
    const selected = (await grid(canvasElement)).getAllByRole('row', { selected: true });
    await expect(selected.map((one) => one.getAttribute('aria-label'))).toEqual([
      names[0],
      names[1],
      twelfth,
    ]);
  },
};
