import { addresses } from '@carillon/protocol/account';
import { AddressList } from '@carillon/react/backoffice';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { containing } from '../matchers.ts';
import { listStates } from '../patterns/listStates.ts';

const meta: Meta<typeof AddressList> = {
  title: 'Screens/Back-office/Address list',
  component: AddressList,
  parameters: { layout: 'fullscreen', screen: 'list', stage: { path: '/backend/address' } },
};
export default meta;

type Story = StoryObj<typeof AddressList>;

const BY_NAME = '?by=name_asc';

/** One's own, without a number in the address; the main one is marked, and only that. */
export const Ready: Story = {
  parameters: { proves: ['ADR-01', 'ADR-02', 'ADR-06', 'ADR-07'], stage: { search: BY_NAME } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const row = await canvas.findByRole('row', { name: 'Head office' });
    // Countries come with an answer of their own.
    for (const fact of [
      'Harbour Street 12',
      '24103 Kiel',
      '+49 431 555 0101',
      'Schleswig-Holstein, Germany',
    ]) {
      await waitFor(() => expect(row).toHaveTextContent(fact));
    }
    await expect(within(row).getByText(containing(t('addresses.main')))).toBeVisible();
    await expect(canvas.getAllByText(containing(t('addresses.main')))).toHaveLength(1);
    await expect(within(row).getByRole('link')).toHaveAttribute('href', '/backend/address/2/1');
    await expect(canvas.getByRole('link', { name: t('address.add') })).toHaveAttribute(
      'href',
      '/backend/address/2/add',
    );
    await expect(canvas.getByText(t('addresses.counts', { count: 12 }))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('list.page', { page: '2' }) })).toBeVisible();
    const order = canvas.getByRole('combobox', { name: t('list.order') });
    await expect(order).toHaveDisplayValue('Name, A to Z');
    await expect(within(order).getByRole('option', { name: 'Name, Z to A' })).toBeInTheDocument();
    const names = canvas.getAllByRole('row').map((one) => one.getAttribute('aria-label'));
    await expect(names.slice(0, 2)).toEqual(['Bell tower', 'Café terrace']);
  },
};

async function askAbout({ canvasElement, t }: Pick<StoryContext, 'canvasElement' | 't'>, ...names: string[]) {
  const canvas = within(canvasElement);
  for (const name of names) await userEvent.click(await canvas.findByRole('row', { name }));
  await userEvent.click(await canvas.findByRole('button', { name: t('list.delete') }));
  return within(await within(document.body).findByRole('alertdialog', { name: t('list.delete.title') }));
}

/** One that fails at first, then two at once. */
export const Deleting: Story = {
  parameters: {
    proves: ['ADR-01', 'ADR-05', 'API-10'],
    stage: { search: `${BY_NAME}&as=25`, failsOnce: 'deleteAddress' },
    reach: (context: StoryContext) => askAbout(context, 'Home'),
  },
  async play(context) {
    const { canvasElement, t } = context;
    const body = within(document.body);
    const question = within(await body.findByRole('alertdialog'));
    await expect(question.getByText(t('list.delete.named', { names: 'Home' }))).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: t('addresses.delete', { count: 1 }) }));
    const failed = within(await body.findByRole('alertdialog', { name: t('addresses.delete.failed') }));
    await expect(await failed.findByText(containing(t('error.serverError')))).toBeVisible();
    await userEvent.click(failed.getByRole('button', { name: t('list.bulk.retry', { count: 1 }) }));
    await expect(await body.findByText(t('addresses.deleted.title'))).toBeVisible();
    await expect(body.getByText(t('list.deleted', { name: 'Home' }))).toBeVisible();
    await waitFor(() =>
      expect(within(canvasElement).queryByRole('row', { name: 'Home' })).not.toBeInTheDocument(),
    );

    const both = await askAbout(context, 'Workshop', 'Fair stand');
    await userEvent.click(both.getByRole('button', { name: t('addresses.delete', { count: 2 }) }));
    await expect(await body.findByText(t('addresses.deletedMany', { count: 2 }))).toBeVisible();
  },
};

export const MissingOwner: Story = {
  name: 'An owner who does not exist',
  args: { userId: 99 },
  parameters: { stage: { as: 'admin', path: '/backend/address/99' } },
  async play({ canvasElement, t }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert.textContent).toBe(t('list.owner.missing'));
  },
};

/** Somebody else's, for an administrator: its links stay with that person. */
export const Narrow: Story = {
  args: { userId: 3 },
  globals: { viewport: { value: 'phone' } },
  parameters: { proves: ['ADR-07'], stage: { as: 'admin', path: '/backend/address/3' } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const row = await canvas.findByRole('row', { name: 'Market hall' });
    await expect(within(row).getByRole('link')).toHaveAttribute('href', '/backend/address/3/101');
    const add = canvas.getByRole('link', { name: t('address.add') });
    await expect(add).toHaveAttribute('href', '/backend/address/3/add');
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};

export const states = listStates({
  entity: addresses,
  empty: 'addresses.empty',
  add: ['address.add', '/backend/address/2/add'],
});
