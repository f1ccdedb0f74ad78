import { CountryImport } from '@carillon/react/backoffice';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { chooseFile, csvFile, findLine, importStates, judge } from './csvFiles.ts';

const meta: Meta<typeof CountryImport> = {
  title: 'Screens/Back-office/Country import',
  component: CountryImport,
  parameters: {
    layout: 'fullscreen',
    screen: 'page',
    stage: { as: 'admin', path: '/backend/countries/import' },
  },
};
export default meta;

type Story = StoryObj<typeof CountryImport>;

const file = csvFile(
  [
    'id,name,code',
    ',Ruritania,RUR',
    ',Grand Fenwick,RUR',
    ',Elbonia,IT',
    '9999,Nowhere,NOW',
    'one,Nowhere,NOX',
    ',Short',
  ],
  'countries.csv',
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
    const sayAt = async (line: number, text: string) =>
      expect(await findLine(canvasElement, line)).toHaveTextContent(text);
    await sayAt(2, t('import.outcome.add'));
    await sayAt(3, t('csv.takenTwice', { line: 2 }));
    await sayAt(4, 'A country with the code IT already exists.');
    await sayAt(5, t('csv.idUnknown', { id: 9999 }));
    await sayAt(6, t('csv.id'));
    await sayAt(7, t('csv.cells'));
    // The first of two is corrected: the second may have it now.
    const code = within(await findLine(canvasElement, 3)).getByRole('textbox');
    await expect(code).toBeInvalid();
    await userEvent.type(code, 'F');
    await expect(code).toBeValid();
    await sayAt(3, t('import.outcome.add'));
  },
};

export const NothingToImport: Story = {
  name: 'Every row is refused: there is nothing to import',
  parameters: { proves: ['CSV-02'], reach: judge(csvFile(['name,code', 'Elbonia,IT', ',ELB'])) },
  async play({ canvasElement, t }) {
    const name = `${t('import.run', { count: 0 })}: ${t('import.nothing')}`;
    const button = await within(canvasElement).findByRole('button', { name });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Tabs: Story = {
  name: 'As it is copied out of a spreadsheet: tabs between the cells',
  parameters: {
    proves: ['CSV-02'],
    reach: (context: StoryContext) => chooseFile(context, csvFile(['name\tcode', 'Ruritania\tRUR'], 'c.tsv')),
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const facts = [
      t('import.rows', { count: 1 }),
      t('import.columns', { count: 2 }),
      t('import.tab'),
      'UTF-8',
    ];
    await expect(await canvas.findByText(facts.join(' · '))).toBeVisible();
    await expect(canvas.getByText(t('import.matched', { shown: 2, count: 2 }))).toBeVisible();
  },
};
