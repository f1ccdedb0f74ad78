import { buildTag } from '@carillon/mocks';
import { tags } from '@carillon/protocol/catalog';
import { TagForm } from '@carillon/react/backoffice';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { formStates } from '../../patterns/formStates.ts';

const meta: Meta<typeof TagForm> = {
  title: 'Screens/Back-office/Tag form',
  component: TagForm,
  args: { id: 1 },
  parameters: {
    layout: 'fullscreen',
    screen: 'record',
    stage: {
      as: 'admin',
      path: '/backend/tag/1',
      // Of the seed, every tag is used somewhere.
      seed: { tags: [{ ...buildTag({ id: 1, name: 'Player' }), user_id: 1 }], medias: [], products: [] },
    },
  },
};
export default meta;

type Story = StoryObj<typeof TagForm>;

export const Ready: Story = {
  parameters: { proves: ['TAG-02'] },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('textbox', { name: t('tag.name') })).toHaveValue('Player');
    await expect(await canvas.findByRole('radio', { name: t('tag.public.yes') })).toBeChecked();
    await expect(canvas.getAllByRole('radio', { name: /Player/ })).toHaveLength(7);
  },
};

/** Public, and without a colour, until somebody chooses one. */
export const Invalid: Story = {
  args: { id: 'add' },
  parameters: {
    proves: ['TAG-02'],
    async reach({ canvasElement, t }: StoryContext) {
      const name = await within(canvasElement).findByRole('textbox', { name: t('tag.name') });
      await userEvent.type(name, '{Enter}Lobbies{Enter}');
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText(t('problem.tag.variant'))).toBeVisible());
    await expect(await canvas.findByRole('radio', { name: t('tag.public.yes') })).toBeChecked();
    const [first] = await canvas.findAllByRole('radio', { name: /Lobbies/ });
    await waitFor(() => expect(first).toHaveFocus());
  },
};

export const states = formStates({
  entity: tags,
  add: 'tag.add',
  edit: 'tag.edit',
  field: 'tag.name',
  saveElsewhere: (http) =>
    http.request(tags.calls.update, {
      userId: 1,
      id: 1,
      body: { name: 'Players', variant: 'info', public: true },
    }),
  deleteElsewhere: (http) => http.request(tags.calls.remove, { userId: 1, id: 1 }),
});
