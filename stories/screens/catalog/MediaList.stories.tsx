import { buildMedia, defaultSeed } from '@carillon/mocks';
import { medias } from '@carillon/protocol/catalog';
import { MediaList } from '@carillon/react/backoffice';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { listStates } from '../../patterns/listStates.ts';

const meta: Meta<typeof MediaList> = {
  title: 'Screens/Back-office/Media list',
  component: MediaList,
  parameters: { layout: 'fullscreen', screen: 'list', stage: { as: 'admin', path: '/backend/medias' } },
};
export default meta;

type Story = StoryObj<typeof MediaList>;

const STANDARD = 'Carillon Standard in anthracite, front with display and two knobs';
const standard = defaultSeed.medias.find(({ description }) => description === STANDARD);

export const Ready: Story = {
  parameters: { proves: ['MED-01', 'MED-03', 'LST-09'], stage: { search: '?by=date_asc' } },
  async play({ canvasElement, t, format }) {
    const canvas = within(canvasElement);
    const row = await canvas.findByRole('row', { name: STANDARD });
    const picture = row.querySelector('img');
    await expect(picture).toHaveAttribute(
      'src',
      expect.stringMatching(/\/public\/media\/catalog\/thumb-standard-front\.webp$/),
    );
    await waitFor(() => expect(picture).toHaveProperty('naturalWidth', 120));
    await expect(row).toHaveTextContent(t('media.tagCount', { count: 2 }));
    await expect(row).toHaveTextContent(
      t('upload.size', { size: format.number((standard?.file_size ?? 0) / 1000, 2), unit: 'KB' }),
    );
    await expect(within(row).getByRole('link')).toHaveAttribute('href', '/backend/media/2');
    await expect(canvas.getByText(t('medias.title'))).toBeVisible();
    const add = canvas.getByRole('link', { name: t('media.add') });
    await expect(add).toHaveAttribute('href', '/backend/media/add');
  },
};

/** A picture that is not there is an icon in its place, and its row is as high as the others. */
export const WithoutThumbnail: Story = {
  parameters: {
    proves: ['MED-01', 'FLT-086'],
    stage: {
      seed: {
        products: [],
        medias: [
          buildMedia({ id: 1, description: 'Lobby north', path: 'gone.png', file_size: 980 }),
          buildMedia({ id: 2, description: 'Café terrace', file_size: 3_400_000 }),
        ],
      },
    },
  },
  async play({ canvasElement, t, format }) {
    const canvas = within(canvasElement);
    const row = await canvas.findByRole('row', { name: 'Lobby north' });
    await waitFor(() => expect(row.querySelector('img')).toBeNull());
    await expect(row.querySelector('svg')).toBeVisible();
    const other = canvas.getByRole('row', { name: 'Café terrace' });
    await expect(Math.abs(row.offsetHeight - other.offsetHeight)).toBeLessThanOrEqual(1);
    await expect(row).toHaveTextContent(t('media.tagCount', { count: 0 }));
    await expect(row).toHaveTextContent(t('upload.size', { size: format.number(980), unit: 'bytes' }));
    await expect(other).toHaveTextContent(t('upload.size', { size: format.number(3.4, 2), unit: 'MB' }));
  },
};

/** Of two pictures one is shown by products: it stays and is named, the other one is gone. */
export const DeletingWhatIsUsed: Story = {
  parameters: {
    proves: ['API-10', 'MED-01'],
    stage: { search: '?by=date_asc&size=25' },
    async reach({ canvas, userEvent, t }: StoryContext) {
      await userEvent.click(await canvas.findByRole('row', { name: /Micro in warm white/ }));
      await userEvent.click(canvas.getByRole('row', { name: 'Carillon Standard in warm white, front' }));
      await userEvent.click(canvas.getByRole('button', { name: t('list.delete') }));
      const question = await within(document.body).findByRole('alertdialog', {
        name: t('list.delete.title'),
      });
      await userEvent.click(within(question).getByRole('button', { name: /2/ }));
    },
  },
  async play({ canvasElement, t }) {
    const body = within(document.body);
    await expect(
      await body.findByText(/Micro in warm white.* is still associated with \d product/),
    ).toBeVisible();
    await expect(body.getByText(t('list.delete.failed', { count: 1 }))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.queryByRole('row', { name: 'Carillon Standard in warm white, front' })).toBeNull(),
    );
    await expect(canvas.getByRole('row', { name: /Micro in warm white/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const states = listStates({
  entity: medias,
  empty: 'medias.empty',
  add: ['media.add', '/backend/media/add'],
});
