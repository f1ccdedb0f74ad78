import { carriers } from '@carillon/protocol/catalog';
import { CarrierImport } from '@carillon/react/backoffice';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { Stage } from '../../../.storybook/stage.ts';
import { startingWith } from '../../matchers.ts';
import { failing, serverError } from '../../patterns/answers.ts';
import { hearBodies } from '../../sentBodies.ts';
import { chooseFile, csvFile, findLine, importFile, importStates, judge } from './csvFiles.ts';

const meta: Meta<typeof CarrierImport> = {
  title: 'Screens/Back-office/Carrier import',
  component: CarrierImport,
  parameters: {
    layout: 'fullscreen',
    screen: 'page',
    stage: { as: 'admin', path: '/backend/carriers/import' },
  },
};
export default meta;

type Story = StoryObj<typeof CarrierImport>;

/** By the names of the contract, which are known in each language. */
const HEADS = 'id;company;name;price;countries';
const file = csvFile([
  HEADS,
  '14;Carillon;Collected at the works;1,50;IT',
  '12;Blue Heron Air;Transatlantic;59,90;CA|US',
  ';Nordpost;Standard;;AT|DE',
  ';Nordpost;Evening;12,80;SE|XQ',
  ';Nordpost;By night;12,80;SE',
  '14;Carillon;Twice;1,50;IT',
  ';Nordpost;A service with a name that is far too long;1,50;IT',
]);

const states = importStates(file);

export const Ready: Story = states.Ready;
export const Judged: Story = states.Judged;
export const Dark: Story = states.Dark;
export const Narrow: Story = states.Narrow;
export const RightToLeft: Story = states.RightToLeft;
export const LongWords: Story = states.LongWords;

const press = async (
  { canvasElement }: Pick<StoryContext, 'canvasElement'>,
  name: string | ((said: string) => boolean),
) => userEvent.click(await within(canvasElement).findByRole('button', { name }));

export const Columns: Story = {
  // The heads of its file are English.
  globals: { language: 'english' },
  parameters: {
    proves: ['CSV-02'],
    // As a spreadsheet of Windows writes it: no UTF-8, semicolons, a head that stands twice, one that is missing.
    reach: (context: StoryContext) =>
      chooseFile(
        context,
        new File(
          [
            Uint8Array.from(
              'Firma;Service name;Price;Ship to;Price;\r\nK\u00f6ln Post;Standard;14,50;AT|DE;1;x\r\n',
              (letter) => letter.charCodeAt(0),
            ),
          ],
          'tarife.csv',
        ),
      ),
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const facts = [
      t('import.rows', { count: 1 }),
      t('import.columns', { count: 6 }),
      t('import.semicolon'),
      'Windows-1252',
    ];
    await expect(await canvas.findByText(facts.join(' · '))).toBeVisible();
    await expect(canvas.getByText('Köln Post')).toBeVisible();
    for (const note of ['import.decimalComma', 'import.double', 'import.matched.name'] as const) {
      await expect(canvas.getByText(t(note))).toBeVisible();
    }
    await expect(canvas.getByText(t('import.list', { mark: '|' }))).toBeVisible();
    await expect(canvas.getByText(t('import.unnamed', { position: 6 }))).toBeVisible();
    await expect(canvas.getByText(t('import.matched', { shown: 3, count: 4 }))).toBeVisible();
    const company = canvas.getByRole('combobox', { name: t('import.fieldOf', { name: 'Firma' }) });
    await userEvent.selectOptions(company, t('carrier.company'));
    await expect(canvas.getByText(t('import.matched.you'))).toBeVisible();
    await expect(canvas.getByText(t('import.matched', { shown: 4, count: 4 }))).toBeVisible();
    // What another column is given leaves this one.
    const service = canvas.getByRole('combobox', { name: t('import.fieldOf', { name: 'Service name' }) });
    await userEvent.selectOptions(service, t('carrier.company'));
    await expect(company).toHaveValue('');
    await userEvent.selectOptions(service, t('import.notImported'));
    await expect(canvas.getAllByText(t('import.leftOut'))).toHaveLength(3);
  },
};

const sent = hearBodies('addCarrier');

export const DryRun: Story = {
  parameters: {
    proves: ['CSV-02'],
    stage: { as: 'admin', path: '/backend/carriers/import', faults: sent.faults },
    reach: judge(file),
  },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('import.nothingWritten'))).toBeVisible();
    await expect(await findLine(canvasElement, 2)).toHaveTextContent(/0\.00 ?1,50/);
    await expect(await findLine(canvasElement, 3)).toHaveTextContent(t('import.outcome.unchanged'));
    await expect(await findLine(canvasElement, 4)).toHaveTextContent(t('problem.carrier.price'));
    await expect(await findLine(canvasElement, 5)).toHaveTextContent(t('csv.unknownCode', { codes: 'XQ' }));
    await expect(await findLine(canvasElement, 7)).toHaveTextContent(t('csv.idTwice', { line: 2 }));
    await expect(await findLine(canvasElement, 8)).toHaveTextContent(t('problem.tooLong', { max: 32 }));
    await expect(canvas.getByText(t('import.refusedRows', { count: 4 }))).toBeVisible();
    // A wrong cell is a field, and one that is right again no longer refuses its row.
    await userEvent.click(canvas.getByRole('radio', { name: `${t('import.outcome.wrong')} 4` }));
    const price = within(await findLine(canvasElement, 4)).getByRole('textbox');
    await userEvent.type(price, '3,5');
    await expect(await findLine(canvasElement, 4)).toHaveTextContent(t('import.outcome.add'));
    await expect(price).toHaveFocus();
    await expect(canvas.getByRole('button', { name: t('import.run', { count: 3 }) })).toBeVisible();
    await expect(sent.bodies).toEqual([]);
    await press(context, t('import.back'));
    await expect(await canvas.findByText(t('import.matched', { shown: 4, count: 4 }))).toBeVisible();
  },
};

const many = csvFile([
  'company,name,price,countries',
  ...Array.from({ length: 40 }, (_, i) => `Nordpost,Route ${i},${i}.50,IT`),
]);

let answered = 0;
/** The second row that is added is refused. */
const second = (name: string) => {
  if (name !== 'addCarrier') return undefined;
  answered += 1;
  return answered === 2 ? serverError() : undefined;
};

export const Running: Story = {
  parameters: {
    proves: ['CSV-02'],
    stage: {
      as: 'admin',
      path: '/backend/carriers/import',
      latencyMs: 400,
      faults: second,
      prepare() {
        answered = 0;
      },
    },
    reach: importFile(many),
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('import.sum.failed', { count: 1 }))).toBeVisible();
    const rows = within(canvas.getByRole('list', { name: t('import.step.run') }));
    await expect((await rows.findAllByText(t('import.outcome.added')))[0]).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: t('import.step.run') })).toBeVisible();
    // The button that began it has gone.
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const Stopped: Story = {
  parameters: {
    proves: ['CSV-02'],
    stage: { as: 'admin', path: '/backend/carriers/import', latencyMs: 150 },
    reach: importFile(many),
  },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    const [before = '', after = ''] = t('import.timeLeft', { time: '|' }).split('|');
    const isTime = (said: string) => said.startsWith(before) && said.endsWith(after) && said !== '';
    await expect(await canvas.findByText(isTime)).toBeVisible();
    await press(context, t('import.stop'));
    // What was written stays, and the rest is said.
    await press(context, startingWith(t('import.download', { count: 2 }).split(/\d/)[0] ?? ''));
    const rows = within(await canvas.findByRole('list', { name: t('import.step.report') }));
    await expect(rows.getAllByText(t('import.outcome.add'))).toHaveLength(10);
  },
};

/** What is handed to the browser as a download. */
async function takeDownload(run: () => Promise<void>) {
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await run();
  await waitFor(() => expect(click).toHaveBeenCalled());
  const link = click.mock.contexts.at(-1) as HTMLAnchorElement;
  click.mockRestore();
  return { name: link.download, text: await (await fetch(link.href)).text() };
}

let refusals = 0;
const once = (name: string) => {
  if (name !== 'addCarrier' || refusals > 0) return undefined;
  refusals += 1;
  return serverError();
};

export const Report: Story = {
  parameters: {
    proves: ['CSV-02'],
    stage: {
      as: 'admin',
      path: '/backend/carriers/import',
      faults: once,
      prepare() {
        refusals = 0;
      },
    },
    reach: importFile(file),
  },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    const left = t('import.report.left', { done: 2, all: 7, count: 5 });
    await expect(await canvas.findByText(left)).toBeVisible();
    await expect(await findLine(canvasElement, 6)).toHaveTextContent(t('error.serverError'));
    const { name, text } = await takeDownload(() => press(context, t('import.download', { count: 5 })));
    await expect(name).toBe(`carriers-2027-${t('import.file.left')}.csv`);
    await expect(text.split('\r\n')).toContain(`;Nordpost;Standard;;AT|DE;${t('problem.carrier.price')}`);
    await userEvent.type(within(await findLine(canvasElement, 4)).getByRole('textbox'), '8');
    await press(context, t('import.again', { count: 5 }));
    await expect(
      await canvas.findByText(t('import.report.left', { done: 4, all: 7, count: 3 })),
    ).toBeVisible();
    await expect(canvas.getByText(t('import.sum.added', { count: 2 }))).toBeVisible();
    await expect(canvas.getByText(t('import.stays'))).toBeVisible();
  },
};

/** Saves a record as somebody else, once its rows were judged. */
const importAfter = (name: string, price_in_cents: number) => async (context: StoryContext) => {
  await judge(csvFile([HEADS, '14;Carillon;Collected;1,50;IT']))(context);
  const { http } = (context.loaded.stage as Stage).client;
  await http.request(carriers.calls.update, {
    id: 14,
    body: { company: 'Somebody else', name, price_in_cents, countries: [{ id: 1 }] },
  });
  await press(context, context.t('import.run', { count: 1 }));
};

const present = async ({ loaded }: Pick<StoryContext, 'loaded'>) =>
  (loaded.stage as Stage).client.http.request(carriers.calls.read, { id: 14 });

export const SomebodyElse: Story = {
  parameters: { proves: ['CSV-02'], reach: importAfter('Collected at the works', 0) },
  async play(context) {
    const { canvasElement, t } = context;
    await expect(await within(canvasElement).findByText(t('import.report.done', { count: 1 }))).toBeVisible();
    // Of what somebody else has saved, only what the row was to change is another thing now.
    await expect(await present(context)).toMatchObject({
      company: 'Somebody else',
      name: 'Collected',
      price_in_cents: 150,
      countries: [{ id: 1 }],
    });
  },
};

export const Conflict: Story = {
  parameters: { proves: ['CSV-02'], reach: importAfter('Brought by hand', 0) },
  async play(context) {
    const { canvasElement, t } = context;
    const conflict = t('csv.conflict', { now: 'Brought by hand' });
    await waitFor(async () => expect(await findLine(canvasElement, 2)).toHaveTextContent(conflict));
    await expect(await present(context)).toMatchObject({ name: 'Brought by hand', price_in_cents: 0 });
    await press(context, t('import.again', { count: 1 }));
    await expect(await within(canvasElement).findByText(t('import.report.done', { count: 1 }))).toBeVisible();
    await expect(await present(context)).toMatchObject({ name: 'Collected', company: 'Carillon' });
  },
};

const bytes = (...values: number[]) => new File([Uint8Array.from(values)], 'file.csv');

export const Hostile: Story = {
  parameters: { proves: ['CSV-02'] },
  async play(context) {
    const { canvasElement, t, format } = context;
    const huge = csvFile(['a']);
    Object.defineProperty(huge, 'size', { value: 2 ** 30 });
    const files = [
      [csvFile([]), t('import.file.empty')],
      [csvFile(['id,company']), t('import.file.noRows')],
      [huge, t('import.file.tooLarge')],
      [
        csvFile(['a', ...Array<string>(50_001).fill('1')]),
        t('import.file.tooManyRows', { rows: format.number(50_000) }),
      ],
      [csvFile(['a,'.repeat(300), '1']), t('import.file.tooManyColumns', { columns: '200' })],
      [bytes(0x50, 0x4b, 3, 4), t('import.file.workbook')],
      [bytes(0x89, 0x50, 0x4e, 0x47, 0), t('import.file.binary')],
      [bytes(0xef, 0xbb, 0xbf, 0x61, 10, 0xff), t('import.file.encoding')],
      [csvFile(['a,b', '"1,2', '3,4']), t('import.file.quotes', { line: '2' })],
    ] as const;
    for (const [file, sentence] of files) {
      await chooseFile(context, file);
      await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveTextContent(sentence));
    }
    // Moved after it was chosen; read without a worker, as where a page forbids it.
    const moved = csvFile(['a']);
    moved.slice = () => {
      throw new DOMException('It has gone.', 'NotFoundError');
    };
    const worker = spyOn(globalThis, 'Worker').mockImplementation(() => {
      throw new TypeError('No worker may be made here.');
    });
    await chooseFile(context, moved);
    await waitFor(() =>
      expect(within(canvasElement).getByRole('alert')).toHaveTextContent(t('import.file.unreadable')),
    );
    worker.mockRestore();
    // A file without a head is read, and nothing in it is known.
    await chooseFile(
      context,
      csvFile([`Nordpost,${'x'.repeat(300)}`, 'Duna,7'], `${'long '.repeat(60)}.csv`),
    );
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('import.noneMatched'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: startingWith(t('import.step.dryRun')) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const NotRead: Story = {
  parameters: {
    stage: { as: 'admin', path: '/backend/carriers/import', faults: failing('listCountries') },
    async reach(context: StoryContext) {
      await chooseFile(context, file);
      await press(context, context.t('import.step.dryRun'));
    },
  },
  async play({ canvasElement, t }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(`${t('import.failedTitle')}${t('error.serverError')}`);
    await expect(within(canvasElement).getByRole('button', { name: t('import.step.dryRun') })).toBeEnabled();
  },
};
