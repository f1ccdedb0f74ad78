import { tags } from '@carillon/protocol/catalog';
import { TagList } from '@carillon/react/backoffice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sentenceWith } from '../../matchers.ts';
import { listStates } from '../../patterns/listStates.ts';

const meta: Meta<typeof TagList> = {
  title: 'Screens/Back-office/Tag list',
  component: TagList,
  parameters: { layout: 'fullscreen', screen: 'list', stage: { as: 'admin', path: '/backend/tags' } },
};
export default meta;

export const Ready: StoryObj<typeof TagList> = {
  parameters: { proves: ['TAG-01', 'LST-09'] },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const row = await canvas.findByRole('row', { name: /Loudspeaker/ });
    await expect(within(row).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/backend\/tag\/\d+$/),
    );
    for (const counted of ['tag.medias', 'tag.products', 'tag.devices'] as const) {
      await expect(row).toHaveTextContent(sentenceWith(t(counted, { count: 0 }).replace('0', '|')));
    }
    const add = canvas.getByRole('link', { name: t('tag.add') });
    await expect(add).toHaveAttribute('href', '/backend/tag/add');
  },
};

export const states = listStates({ entity: tags, empty: 'tags.empty' });
