import { ProductImport } from '@carillon/react/backoffice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { csvFile, findLine, importStates, judge } from './csvFiles.ts';

const meta: Meta<typeof ProductImport> = {
  title: 'Screens/Back-office/Product import',
  component: ProductImport,
  parameters: {
    layout: 'fullscreen',
    screen: 'page',
    stage: { as: 'admin', path: '/backend/products/import' },
  },
};
export default meta;

type Story = StoryObj<typeof ProductImport>;

const file = csvFile(
  [
    'title;sku;stock;prices;is_active;summary;description;medias',
    'Lobby bell;LB-1;4;1:19,99 | 10:18,15:2,5;1;It rings.;It rings loudly.;',
    'Tower bell;LB-2;4;nineteen;1;It rings.;It rings loudly.;',
    'Door bell;LB-3;4;1:5,00;perhaps;It rings.;It rings loudly.;',
    'Ship bell;LB-4;4;1:5,00;1;It rings.;It rings loudly.;9999',
    'Cow bell;LB-5;many;1:0;1;It rings.;"It rings\nloudly, \u202Ereally";',
  ],
  'products.csv',
);

const states = importStates(file);

export const Ready: Story = states.Ready;
export const Judged: Story = states.Judged;
export const Dark: Story = states.Dark;
export const Narrow: Story = states.Narrow;
export const RightToLeft: Story = states.RightToLeft;
export const LongWords: Story = states.LongWords;

export const Refused: Story = {
  parameters: { proves: ['CSV-02'], reach: judge(file) },
  async play({ canvasElement, t }) {
    const sayAt = async (line: number, ...texts: string[]) => {
      const row = await findLine(canvasElement, line);
      for (const text of texts) await expect(row).toHaveTextContent(text);
      return within(row);
    };
    await sayAt(2, t('import.outcome.add'));
    await sayAt(3, t('csv.tiers'));
    await sayAt(4, t('csv.flag'));
    await sayAt(5, t('csv.unknownCode', { codes: '9999' }));
    const many = await sayAt(6, t('problem.product.stock'), t('problem.product.price'), t('csv.direction'));
    // A cell of several lines keeps them, and stands below the columns.
    const description = many.getByRole('textbox', {
      name: t('import.cell', { field: t('product.description'), line: 6 }),
    });
    await expect(description).toHaveValue('It rings\nloudly, \u202Ereally');
  },
};
