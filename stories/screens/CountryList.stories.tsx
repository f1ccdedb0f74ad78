import { buildCountry } from '@carillon/mocks';
import { countries } from '@carillon/protocol/catalog';
import { CountryList } from '@carillon/react/backoffice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listStates } from '../patterns/listStates.ts';
import { strayTexts } from '../strayTexts.ts';

const meta: Meta<typeof CountryList> = {
  title: 'Screens/Back-office/Country list',
  component: CountryList,
  parameters: { layout: 'fullscreen', screen: 'list', stage: { as: 'admin', path: '/backend/countries' } },
};
export default meta;

type Story = StoryObj<typeof CountryList>;

/** Where a row shows the code of its country. */
const seenCodes = (row: HTMLElement) =>
  within(row)
    .getAllByText(/^[A-Z]{2}$/)
    .filter((element) => element.checkVisibility());

export const Ready: Story = {
  parameters: { proves: ['CTY-01'] },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const [row = canvasElement] = await canvas.findAllByRole('row');
    const country = within(row).getByRole('link');
    await expect(country).toHaveAttribute('href', expect.stringMatching(/^\/backend\/country\/\d+$/));
    // The code is near the name that it belongs to, at whichever side.
    const name = country.getBoundingClientRect();
    const [code = new DOMRect(Number.NaN)] = seenCodes(row).map((element) => element.getBoundingClientRect());
    await expect(Math.max(code.left - name.right, name.left - code.right)).toBeLessThan(320);
    await expect(canvas.getByRole('link', { name: t('countries.add') })).toHaveAttribute(
      'href',
      '/backend/country/add',
    );
  },
};

export const states = listStates({
  entity: countries,
  empty: 'countries.empty',
  add: ['countries.add', '/backend/country/add'],
});

export const LongTexts: Story = {
  globals: { language: 'pseudo' },
  parameters: {
    proves: ['FLT-087'],
    stage: {
      seed: {
        carriers: [],
        countries: [buildCountry({ id: 901, name: 'Donaudampfschifffahrtsgesellsch', code: 'DDSG' })],
      },
    },
  },
  async play({ canvasElement }) {
    const list = await within(canvasElement).findByRole('grid');
    await expect(strayTexts(list, ['Donaudampfschifffahrtsgesellsch', 'DDSG'])).toEqual([]);
  },
};

export const Dark: Story = { ...Ready, tags: ['certify'], globals: { theme: 'dark' } };

/** The code has no room for a column: it stands below its country, once. */
export const Narrow: Story = {
  ...Ready,
  globals: { viewport: { value: 'phone' } },
  async play(context) {
    await Ready.play?.(context);
    const [row = context.canvasElement] = await within(context.canvasElement).findAllByRole('row');
    const [code, ...others] = seenCodes(row);
    await expect(others).toEqual([]);
    const country = within(row).getByRole('link').getBoundingClientRect();
    await expect(code?.getBoundingClientRect().top).toBeGreaterThanOrEqual(country.bottom);
  },
};
export const RightToLeft: Story = { ...Ready, tags: ['certify'], parameters: { locale: 'ar-EG' } };
