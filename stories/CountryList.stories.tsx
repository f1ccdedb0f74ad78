import { buildCountry } from '@carillon/mocks';
import { CountryList } from '@carillon/react/backoffice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { strayTexts } from './strayTexts.ts';

const stage = { as: 'admin', path: '/backend/countries' };

const meta: Meta<typeof CountryList> = {
  title: 'Back-office/CountryList',
  component: CountryList,
  parameters: { layout: 'fullscreen', screen: 'list', stage },
};
export default meta;

type Story = StoryObj<typeof CountryList>;

const grid = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('grid', { name: 'Countries' }));
const namesIn = async (canvasElement: HTMLElement) =>
  (await grid(canvasElement)).getAllByRole('row').map((row) => row.getAttribute('aria-label'));
const row = async (canvasElement: HTMLElement, name: string) =>
  (await grid(canvasElement)).getByRole('row', { name });

export const Ready: Story = {
  name: 'CTY-01 LST-09 LST-13 ready',
  async play({ canvasElement }) {
    await expect(await namesIn(canvasElement)).toHaveLength(10);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Manage 10 of \d+ countries\.$/,
    );
    const firstCell = within(canvas.getAllByRole('row')[0] ?? canvasElement).getByRole('gridcell');
    await expect(firstCell).toHaveAccessibleName(/ Code [A-Z]+$/);
    await expect(canvas.getByRole('link', { name: 'Add Country' })).toHaveAttribute(
      'href',
      '/backend/country/add',
    );
  },
};

export const Filtered: Story = {
  name: 'LST-04 what is typed filters at once, Enter searches everywhere, the cross ends both',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [first = '', second = ''] = await namesIn(canvasElement);
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(search, String(first).toUpperCase());
    await waitFor(async () => expect(await namesIn(canvasElement)).toContain(first));
    await expect(await namesIn(canvasElement)).not.toContain(second);
    await userEvent.clear(search);
    await waitFor(async () => expect(await namesIn(canvasElement)).toHaveLength(10));

    await userEvent.type(search, 'zzz');
    await expect(await canvas.findByText('Nothing here matches “zzz”.')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Nothing found for “zzz”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await waitFor(async () => expect(await namesIn(canvasElement)).toHaveLength(10));
  },
};

export const Ordered: Story = {
  name: 'LST-05 ordered as the server offers',
  async play({ canvasElement }) {
    const order = await within(canvasElement).findByRole('combobox', { name: 'Order by' });
    const options = within(order).getAllByRole<HTMLOptionElement>('option');
    await userEvent.selectOptions(order, options.find(({ value }) => value === 'name_asc') ?? []);
    await waitFor(async () => {
      const names = await namesIn(canvasElement);
      await expect(names).toEqual(names.toSorted());
    });
  },
};

export const Selected: Story = {
  name: 'LST-06 selected, with the count and Delete in the head',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [first = '', , third = ''] = await namesIn(canvasElement);
    const user = userEvent.setup();
    await user.click(await row(canvasElement, String(first)));
    await user.keyboard('{Shift>}');
    await user.click(await row(canvasElement, String(third)));
    await user.keyboard('{/Shift}');
    await expect(canvas.getByText(/^[3٣] rows$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible();
  },
};

/** The cross goes with the selection, the focus stays in the list. */
export const Cleared: Story = {
  name: 'LST-06 the selection cleared by the keyboard',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [, second = ''] = await namesIn(canvasElement);
    await userEvent.click(await row(canvasElement, String(second)));
    canvas.getByRole('button', { name: 'Clear the selection' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await row(canvasElement, String(second))).toHaveFocus();
  },
};

export const NothingFound: Story = {
  name: 'LST-04 LST-07 nothing found',
  parameters: { stage: { ...stage, path: '/backend/countries?query=zzz' } },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('Nothing found for “zzz”.')).toBeVisible();
  },
};

const many = Array.from({ length: 230 }, (_, i) =>
  buildCountry({ id: i + 1, name: `Province ${i + 1}`, code: `P${i + 1}` }),
);

/** The page lives in the address: the second of three. */
export const Many: Story = {
  name: 'LST-01 LST-02 many',
  parameters: {
    stage: { ...stage, path: '/backend/countries?size=100&index=1', seed: { carriers: [], countries: many } },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('101 to 200 of 230')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(await canvas.findByText('201 to 230 of 230')).toBeVisible();
    await expect(await canvas.findByText('Province 30')).toBeVisible();
    // At the last page the arrow leads nowhere, and keeps the focus.
    const next = canvas.getByRole('button', { name: 'Next page' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('201 to 230 of 230')).toBeVisible();
  },
};

export const DeletedOne: Story = {
  name: 'LST-06 one row is deleted, and the list says which',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const body = within(document.body);
    const [name = ''] = await namesIn(canvasElement);
    await userEvent.click(await row(canvasElement, String(name)));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await body.findByRole('button', { name: `I am sure, delete ${name}` }));
    await expect(await body.findByText(`${name} has been deleted!`)).toBeVisible();
    await waitFor(async () => expect(await namesIn(canvasElement)).not.toContain(name));
    const [first = ''] = await namesIn(canvasElement);
    await waitFor(async () => expect(await row(canvasElement, String(first))).toHaveFocus());
  },
};

export const DeletedLast: Story = {
  name: 'LST-07 LST-08 the only row deleted by the keyboard: the title has the focus',
  parameters: { stage: { ...stage, seed: { carriers: [], countries: [buildCountry({ id: 1 })] } } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [name = ''] = await namesIn(canvasElement);
    await userEvent.click(await row(canvasElement, String(name)));
    canvas.getByRole('button', { name: 'Delete' }).focus();
    await userEvent.keyboard('{Enter}');
    const question = await within(document.body).findByRole('alertdialog', { name: 'Are you sure?' });
    within(question)
      .getByRole('button', { name: `I am sure, delete ${name}` })
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('No country added yet')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

let refusals = 0;

export const DeletedInPart: Story = {
  name: 'LST-06 LST-08 FLT-075 two of three are deleted, the third is named and stays selected',
  parameters: {
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
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const body = within(document.body);
    const before = await namesIn(canvasElement);
    for (const name of before.slice(0, 3)) await userEvent.click(await row(canvasElement, String(name)));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const question = await body.findByRole('alertdialog', { name: 'Are you sure?' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(within(question).getByRole('button', { name: 'I am sure, delete 3 rows' }));
    await expect(await body.findByText('1 row is still there.')).toBeVisible();
    await expect(body.getByText(/A carrier ships to this country only\./)).toBeVisible();
    await waitFor(() => expect(body.getByText('2 rows have been deleted.')).toBeVisible());
    await userEvent.click(body.getByText('Close'));
    await expect(await canvas.findByText('1 row')).toBeVisible();
    const after = await namesIn(canvasElement);
    await expect(before.slice(0, 3).filter((name) => after.includes(name))).toHaveLength(1);
  },
};

export const Empty: Story = {
  name: 'LST-07 empty',
  parameters: { stage: { ...stage, seed: { countries: [], carriers: [] } } },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('No country added yet')).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'LST-07 loading',
  parameters: { stage: { ...stage, latencyMs: 600_000 } },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('list', { name: 'Loading' })).toBeVisible();
  },
};

/** The first page comes, no other one does. */
export const OnItsWay: Story = {
  name: 'LST-07 another page is on its way: a line says so, and nothing moves',
  beforeEach({ msw }) {
    const isFirst = (url: string) => new URL(url).searchParams.get('offset') === '0';
    msw.use(
      http.get('*/api/countries/list', ({ request }) =>
        isFirst(request.url) ? undefined : delay('infinite'),
      ),
    );
  },
  async play({ canvasElement }) {
    const before = await namesIn(canvasElement);
    const rows = within(canvasElement).getByRole('grid', { name: 'Countries' });
    const place = rows.getBoundingClientRect();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(rows).toHaveAttribute('aria-busy', 'true'));
    await expect(rows.getBoundingClientRect()).toEqual(place);
    await expect(await namesIn(canvasElement)).toEqual(before);
  },
};

export const Failed: Story = {
  name: 'LST-07 failed, and tried again',
  parameters: { stage: { ...stage, failsOnce: 'listCountries' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The countries could not be loaded.')).toBeVisible();
    await expect(canvas.getByText('Internal server error')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await namesIn(canvasElement)).toHaveLength(10);
  },
};

export const Offline: Story = {
  name: 'API-07 no network',
  parameters: { stage: { ...stage, network: 'offline' } },
  async play({ canvasElement }) {
    const alert = await within(canvasElement).findByText('The countries could not be loaded.');
    await expect(alert.closest('[role=alert]')).toHaveTextContent('there is no network connection');
  },
};

export const Forbidden: Story = {
  name: 'forbidden: somebody who is no administrator any more',
  parameters: {
    stage: {
      ...stage,
      faults: (name: string) =>
        name === 'listCountries' ? new Response('{"message":"Admins only."}', { status: 403 }) : undefined,
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The countries could not be loaded.');
    // Nothing that would be of no use.
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Manage countries.');
    for (const role of ['button', 'link', 'searchbox', 'combobox'])
      await expect(canvas.queryAllByRole(role)).toEqual([]);
  },
};

export const OrderFailed: Story = {
  name: 'LST-05 the ways to order could not be loaded, the rows are there',
  parameters: {
    stage: {
      ...stage,
      faults: (name: string) => (name === 'orderCountries' ? new Response('', { status: 500 }) : undefined),
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The ways to order this list could not be loaded.')).toBeVisible();
    await expect(await namesIn(canvasElement)).toHaveLength(10);
    await expect(canvas.queryByRole('combobox', { name: 'Order by' })).toBeNull();
  },
};

export const OrderUnnamed: Story = {
  ...OrderFailed,
  name: 'LST-05 an order in the address whose name could not be loaded, and back to the newest first',
  parameters: { stage: { ...OrderFailed.parameters?.stage, path: '/backend/countries?by=name_asc' } },
  async play({ canvasElement }) {
    const order = await within(canvasElement).findByRole('combobox', { name: 'Order by' });
    await expect(order).toHaveDisplayValue('name_asc');
    const names = await namesIn(canvasElement);
    await expect(names).toEqual(names.toSorted());
    await userEvent.selectOptions(order, 'Newest first');
    await waitFor(async () => expect(await namesIn(canvasElement)).not.toEqual(names));
  },
};

export const BadOrder: Story = {
  name: 'LST-05 FLT-080 an order in the address that does not exist is ignored',
  parameters: { stage: { ...stage, path: '/backend/countries?by=evil' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await namesIn(canvasElement)).toHaveLength(10);
    await expect(canvas.getByRole('combobox', { name: 'Order by' })).toHaveDisplayValue('Newest first');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const BeyondTheEnd: Story = {
  name: 'LST-08 a page that is no longer there steps back to the last one',
  parameters: { stage: { ...stage, path: '/backend/countries?index=99&size=25' } },
  async play({ canvasElement }) {
    await expect((await namesIn(canvasElement)).length).toBeGreaterThan(0);
  },
};

export const LongTexts: Story = {
  name: 'FLT-087 long names and hostile ones',
  parameters: {
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
  name: 'a language with longer words',
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

export const Dark: Story = { ...Selected, name: 'dark', globals: { theme: 'dark' } };
export const Narrow: Story = { ...Selected, name: 'narrow', globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  ...Selected,
  name: 'right to left, with the figures of the locale',
  parameters: { locale: 'ar-EG' },
  async play(context) {
    await Selected.play?.(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('combobox', { name: 'Rows a page' })).toHaveDisplayValue('١٠');
    await expect(canvas.getByRole('button', { name: 'Page ٢' })).toHaveTextContent('٢');
  },
};
