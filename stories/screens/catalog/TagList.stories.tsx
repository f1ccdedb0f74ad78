import { tags } from '@carillon/protocol/catalog';
import { TagList } from '@carillon/react/backoffice';
import type { Meta } from '@storybook/react-vite';
import { listStates } from '../../patterns/listStates.ts';

const meta: Meta<typeof TagList> = {
  title: 'Screens/Back-office/Tag list',
  component: TagList,
  parameters: {
    layout: 'fullscreen',
    screen: 'list',
    proves: ['TAG-01', 'LST-09'],
    stage: { as: 'admin', path: '/backend/tags' },
  },
};
export default meta;

export const states = listStates({
  entity: tags,
  empty: 'tags.empty',
  shows: {
    row: 'Loudspeaker',
    href: '/backend/tag/10',
    facts: ({ t }) => [
      t('tag.medias', { count: 0 }),
      t('tag.products', { count: 5 }),
      t('tag.devices', { count: 0 }),
    ],
  },
  add: ['tag.add', '/backend/tag/add'],
});
