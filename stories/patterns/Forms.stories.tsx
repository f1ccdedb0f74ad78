import { setEvent } from '@carillon/protocol/broker';
import { NEW_PRICE_TIER, NEW_PRODUCT, type ProductForm, products } from '@carillon/protocol/catalog';
import { playbackForm, toPlaybackBody, toPlaybackForm } from '@carillon/protocol/device';
import { Button, Facts, NumberField, Panel, Screen, TextField } from '@carillon/react/ui';
import { exampleEvents } from '@carillon/simulator/browser';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import type { Stage } from '../../.storybook/stage.ts';
import { backofficeTexts } from '../../packages/react/src/messages/en/backoffice.ts';
import { eventsTexts } from '../../packages/react/src/messages/en/events.ts';
import { FlagField } from '../../packages/react/src/patterns/form/FlagField.tsx';
import { FormDialog } from '../../packages/react/src/patterns/form/FormDialog.tsx';
import { FormMore } from '../../packages/react/src/patterns/form/FormMore.tsx';
import { FormPage } from '../../packages/react/src/patterns/form/FormPage.tsx';
import { FormRows } from '../../packages/react/src/patterns/form/FormRows.tsx';
import { FormSection } from '../../packages/react/src/patterns/form/FormSection.tsx';
import { PictureField } from '../../packages/react/src/patterns/form/PictureField.tsx';
import { getRows } from '../../packages/react/src/patterns/form/rows.ts';
import { useCommandForm } from '../../packages/react/src/patterns/form/stored/useCommandForm.ts';
import { useForm } from '../../packages/react/src/patterns/form/useForm.ts';
import { ViewCount } from '../../packages/react/src/patterns/form/ViewCount.tsx';

const product: ProductForm = {
  ...NEW_PRODUCT,
  title: 'Lobby bell',
  sku: 'LB-1',
  summary: 'It rings.',
  description: 'It rings loudly.',
  prices: [
    { price: '9.90', quantity: 1, discount: '0' },
    { price: '', quantity: 10, discount: '5' },
    { price: '7.90', quantity: 100, discount: '10' },
  ],
};

/** The prices of a product, without a record behind them. */
function Prices() {
  const form = useForm({
    start: product,
    toBody: products.toBody,
    schema: products.body,
    areas: [backofficeTexts],
    send: async () => ({ kind: 'sent' }),
  });
  return (
    <FormPage form={form} title="Lobby bell">
      <Panel isFlush>
        <FormSection title="Prices" reason="Net, from a quantity on">
          <FormRows
            rows={getRows(form, 'prices')}
            label="Prices"
            isLabelHidden
            rowLabel={(position) => `Price ${position}`}
            addLabel="Add a price"
            newRow={NEW_PRICE_TIER}
            fixedCount={1}
            canMove
          >
            {(row) => (
              <>
                <TextField label="Price" endText="€" {...row.field('price')} />
                <NumberField label="From" minValue={1} {...row.field('quantity')} />
                <TextField label="Discount" endText="%" {...row.field('discount')} />
              </>
            )}
          </FormRows>
        </FormSection>
      </Panel>
    </FormPage>
  );
}

/** A flag with words of its own, counts with the way to what they count, and what few people need. */
function More() {
  const form = useForm({
    start: { ...product, prices: product.prices.slice(0, 1), tax: 'a lot' },
    toBody: products.toBody,
    schema: products.body,
    areas: [backofficeTexts],
    fieldOf: { tax_percentage: 'tax' },
    send: async () => ({ kind: 'sent' }),
  });
  const used = (name: string, href?: string) => ({
    label: name,
    value: <ViewCount count={1200} name={name} href={href} />,
  });
  return (
    <FormPage form={form} title="Lobby bell">
      <Panel isFlush>
        <FormSection title="Product">
          <TextField label="Title" {...form.field('title')} />
          <FlagField
            label="Shop"
            words={(isActive) => (isActive ? 'Active' : 'Inactive')}
            {...form.field('is_active')}
          />
          <Facts facts={[used('Orders', '/orders'), used('Pictures')]} />
        </FormSection>
        <FormMore form={form} paths={['tax', 'note']} names="Tax and note">
          <FormSection title="More">
            <TextField label="Tax" endText="%" {...form.field('tax')} />
            <TextField label="Note" {...form.field('note')} />
          </FormSection>
        </FormMore>
      </Panel>
    </FormPage>
  );
}

const DEVICE = 'CR-1002';
const [morning] = exampleEvents(2);
if (morning?.mode !== 'playback') throw new Error('There is no example.');
const example = morning;

/** Copies an event of a device: a form in a dialog, over a command. */
function CopyDialog({ onClose }: { onClose: () => void }) {
  const form = useCommandForm({
    device: DEVICE,
    command: setEvent,
    start: { ...toPlaybackForm(example), name: '' },
    toBody: (values) => values,
    schema: playbackForm,
    areas: [eventsTexts],
    toCommand: (values) => toPlaybackBody(values, example),
    onSent: onClose,
  });
  return (
    <FormDialog form={form} title="Copy Morning radio" submitLabel="Copy" onClose={onClose}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Radio" {...form.field('address')} />
    </FormDialog>
  );
}

function Copy() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Screen isPage>
      <Panel>
        <Button onPress={() => setOpen(true)}>Copy the event</Button>
      </Panel>
      {isOpen && <CopyDialog onClose={() => setOpen(false)} />}
    </Screen>
  );
}

const meta: Meta<typeof Prices> = {
  title: 'Patterns/Forms',
  component: Prices,
  parameters: { layout: 'fullscreen', screen: 'page' },
};
export default meta;

type Story = StoryObj<typeof Prices>;

const save = ({ canvasElement, t }: StoryContext) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: t('form.submit') }));

const rowAt = (canvasElement: HTMLElement, position: number) =>
  within(within(canvasElement).getByRole('group', { name: `Price ${position}` }));

export const Rows: Story = {
  name: 'Rows of fields: what is wrong is said at its field, and the focus is there',
  parameters: { proves: ['PRD-03', 'ENT-02'], reach: save },
  async play({ canvasElement, t }) {
    const price = rowAt(canvasElement, 2).getByRole('textbox', { name: 'Price' });
    await waitFor(() => expect(price).toHaveFocus());
    await expect(price).toHaveAccessibleDescription(t('problem.product.price'));
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(t('form.invalid', { count: 1 }));
    await userEvent.type(price, '8.90');
    await expect(price).toBeValid();
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

export const ShowMore: Story = {
  name: 'What few people need is under Show more, and opens where something is wrong with it',
  render: () => <More />,
  parameters: { proves: ['PRD-05', 'USR-06', 'USR-07'] },
  async play({ canvasElement, format, t }) {
    const canvas = within(canvasElement);
    const flag = await canvas.findByRole('radio', { name: 'Inactive' });
    await userEvent.click(flag);
    await expect(flag).toBeChecked();
    await expect(canvas.getByRole('link', { name: t('form.view.of', { name: 'Orders' }) })).toHaveTextContent(
      t('form.view'),
    );
    await expect(canvas.getAllByText(format.number(1200))).toHaveLength(2);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);

    const more = canvas.getByRole('button', { name: t('form.more') });
    await expect(more).toHaveAccessibleDescription('Tax and note');
    await expect(canvas.queryByRole('textbox', { name: 'Tax' })).toBeNull();
    await userEvent.click(more);
    await expect(canvas.getByRole('textbox', { name: 'Tax' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('form.less') }));
    await expect(canvas.queryByRole('textbox', { name: 'Tax' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('form.submit') }));
    const tax = await canvas.findByRole('textbox', { name: 'Tax' });
    await waitFor(() => expect(tax).toHaveFocus());
    await expect(tax).toHaveAccessibleDescription(t('problem.product.percent'));
  },
};

export const RowsMoved: Story = {
  name: 'Rows are added, moved and removed by the keyboard, and the focus goes where the work goes on',
  parameters: { proves: ['PRD-03'] },
  tags: ['!autodocs'],
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const button = (position: number, key: 'form.rows.up' | 'form.rows.down' | 'form.rows.remove') =>
      canvas.getByRole('button', { name: t(key, { row: `Price ${position}` }) });
    const computePrice = (position: number) =>
      rowAt(canvasElement, position).getByRole('textbox', { name: 'Price' });

    const bin = t('form.rows.remove', { row: 'Price 1' });
    await expect(canvas.queryByRole('button', { name: bin })).toBeNull();
    button(3, 'form.rows.up').focus();
    await userEvent.keyboard('{Enter}');
    await expect(button(2, 'form.rows.up')).toHaveFocus();
    await expect(computePrice(2)).toHaveValue('7.90');
    await expect(canvas.getByText(t('form.rows.moved', { row: 'Price 2' }))).toHaveAttribute(
      'role',
      'status',
    );
    // At the end of the way there is only the way back.
    await userEvent.keyboard('{Enter}');
    await expect(button(1, 'form.rows.down')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button(2, 'form.rows.down')).toHaveFocus();

    button(2, 'form.rows.remove').focus();
    await userEvent.keyboard('{Enter}');
    await expect(button(2, 'form.rows.remove')).toHaveFocus();
    await expect(canvas.getByText(t('form.rows.removed', { row: 'Price 2' }))).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Add a price' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(computePrice(2)).toHaveFocus();
    await expect(computePrice(2)).toHaveValue('0');
  },
};

export const NoRows: Story = {
  name: 'A list that may not be empty says so, and the focus is on Add',
  render: () => <PricesFrom start={soldOut} />,
  parameters: { reach: save },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a price' })).toHaveFocus());
    await expect(canvas.getByRole('group', { name: 'Prices' })).toHaveAccessibleDescription(
      t('problem.product.price'),
    );
  },
};

export const FullRows: Story = {
  name: 'A list as long as it may be says so at its button, until a row is removed',
  render: () => <PricesFrom start={full} />,
  parameters: { proves: ['PRD-03', 'ENT-02'] },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const reason = t('problem.tooMany', { max: 20 });
    const add = await canvas.findByRole('button', { name: `Add a price: ${reason}` });
    await expect(canvas.getByText(reason)).toBeVisible();
    await userEvent.click(add);
    await expect(canvas.getAllByRole('textbox')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: t('form.rows.remove', { row: 'Price 20' }) }));
    await expect(canvas.queryByText(reason)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a price' }));
    await expect(canvas.getAllByRole('textbox')).toHaveLength(20);
  },
};

/** Products whose prices have all been taken away, and with as many as there may be. */
const soldOut: ProductForm = { ...product, prices: [] };
const full: ProductForm = {
  ...product,
  prices: Array.from({ length: 20 }, (_, i) => ({ ...NEW_PRICE_TIER, quantity: i + 1 })),
};

function PricesFrom({ start }: { start: ProductForm }) {
  const form = useForm({
    start,
    toBody: products.toBody,
    schema: products.body,
    areas: [backofficeTexts],
    send: async () => ({ kind: 'sent' }),
  });
  return (
    <FormPage form={form} title="Lobby bell">
      <Panel isFlush>
        <FormSection title="Prices">
          <FormRows
            rows={getRows(form, 'prices')}
            label="Prices"
            rowLabel={(position) => `Price ${position}`}
            addLabel="Add a price"
            newRow={NEW_PRICE_TIER}
          >
            {(row) => <TextField label="Price" endText="€" {...row.field('price')} />}
          </FormRows>
        </FormSection>
      </Panel>
    </FormPage>
  );
}

const picture = new File([new Uint8Array(5_020_000)], 'rack-front.png', { type: 'image/png' });

/** A form whose file is under way, half of it so far. */
function Sending({ hasField = false }) {
  const form = useForm({
    start: { ...product, upload: hasField ? picture : null },
    toBody: () => ({}),
    schema: z.looseObject({}),
    areas: [],
    send: (_body, { signal, onProgress }) =>
      new Promise((_, fail) => {
        onProgress(0.5);
        signal.onabort = () => fail(signal.reason);
      }),
  });
  return (
    <FormPage form={form} title="Lobby bell" hasOwnProgress={hasField}>
      <Panel isFlush>
        <FormSection title="Picture">
          {hasField && <PictureField label="File" form={form} {...form.field('upload')} />}
          <TextField label="Description" {...form.field('title')} />
        </FormSection>
      </Panel>
    </FormPage>
  );
}

export const Uploading: Story = {
  name: 'What takes a while tells how much has been sent, and can be stopped',
  render: () => <Sending />,
  parameters: { proves: ['MED-02', 'FLT-082'], reach: save },
  async play({ canvasElement, format, t }) {
    const canvas = within(canvasElement);
    const half = t('form.sent', { percent: format.number(50) });
    const bar = await canvas.findByRole('progressbar', { name: t('form.saving') });
    await expect(bar).toHaveAttribute('aria-valuetext', half);
    await userEvent.click(canvas.getByRole('button', { name: t('form.stop') }));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: t('form.submit') })).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveValue('Lobby bell');
  },
};

export const PictureUploading: Story = {
  name: 'A picture in a form tells how much of it has left, and can be stopped',
  render: () => <Sending hasField />,
  parameters: { proves: ['MED-02', 'FLT-082'], reach: save },
  async play({ canvasElement, format, t }) {
    const canvas = within(canvasElement);
    const size = (mb: number) => t('upload.size', { size: format.number(mb, 2), unit: 'MB' });
    const bar = await canvas.findByRole('progressbar', { name: t('upload.sending') });
    await expect(bar).toHaveAttribute(
      'aria-valuetext',
      t('upload.sent', { percent: format.number(50), sent: size(2.51), size: size(5.02) }),
    );
    // It is told once, and so is Stop.
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: t('form.stop') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('upload.stop') }));
    await expect(await canvas.findByRole('button', { name: t('upload.change') })).toHaveFocus();
    await expect(canvas.getByText('rack-front.png')).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    // Another one is judged before it is sent.
    const input = canvas.getByLabelText('File', { selector: 'input' });
    await userEvent.upload(input, new File(['%PDF'], 'hall.pdf', { type: 'application/pdf' }), {
      applyAccept: false,
    });
    await expect(await canvas.findByText(t('problem.media.fileType'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('upload.remove') }));
    await expect(canvas.queryByText('rack-front.png')).toBeNull();
    await expect(canvas.getByText(t('upload.drop'))).toBeVisible();
  },
};

const openCopy = async ({ canvasElement }: StoryContext) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy the event' }));
};

const findDialog = async () => within(await within(document.body).findByRole('dialog'));

// A command that is given before there is a connection is refused: a reach waits for it.
const connected = ({ loaded }: StoryContext) => {
  const { client }: Stage = loaded.stage;
  return waitFor(() => expect(client.broker.getSnapshot().status).toBe('connected'));
};

const copy = async () => userEvent.click((await findDialog()).getByRole('button', { name: 'Copy' }));

async function typeCopy(context: StoryContext) {
  await openCopy(context);
  const dialog = await findDialog();
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Second morning');
}

export const InDialog: Story = {
  name: 'A form in a dialog begins at its first field',
  render: () => <Copy />,
  parameters: { reach: openCopy },
  async play({ t }) {
    const dialog = await findDialog();
    const name = await dialog.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await copy();
    await expect(name).toHaveAccessibleDescription(t('problem.event.name'));
    await expect(name).toHaveFocus();
    // Nothing is typed: it closes without a question.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

export const DialogLeft: Story = {
  name: 'A dialog asks before what is typed in it is lost',
  render: () => <Copy />,
  parameters: {
    proves: ['FLT-085'],
    async reach(context: StoryContext) {
      await typeCopy(context);
      await userEvent.keyboard('{Escape}');
    },
  },
  async play({ t }) {
    const question = await within(document.body).findByRole('alertdialog', { name: t('form.leave.title') });
    await userEvent.click(within(question).getByRole('button', { name: t('form.leave.cancel') }));
    const dialog = await findDialog();
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveValue('Second morning');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: t('form.cancel') }));
    const again = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(again).getByRole('button', { name: t('form.leave.confirm') }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

export const Refused: Story = {
  name: 'What the device refuses is said in the dialog, and stays as it was typed',
  render: () => <Copy />,
  parameters: {
    async reach(context: StoryContext) {
      await typeCopy(context);
      await connected(context);
      await copy();
    },
  },
  async play({ t }) {
    const dialog = await findDialog();
    const alert = await dialog.findByRole('alert');
    await expect(alert).toHaveTextContent(`${t('form.refused.title')}Overlapping event.`);
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Second morning');
    await userEvent.click(within(alert).getByRole('button', { name: t('form.close') }));
    await expect(dialog.queryByRole('alert')).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Copy' })).toBeEnabled();
  },
};

export const DeviceOffline: Story = {
  name: 'A form over a command says that its device is offline, and sends nothing; what is typed waits',
  render: () => <Copy />,
  parameters: {
    proves: ['FLT-031', 'FLT-032'],
    async reach(context: StoryContext) {
      await typeCopy(context);
      const { fault }: Stage = context.loaded.stage;
      fault({ kind: 'disconnect', device: DEVICE });
    },
  },
  async play({ t }) {
    const dialog = await findDialog();
    await expect(await dialog.findByText(t('device.offline.banner', { device: DEVICE }))).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copy' })).toBeDisabled();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Second morning');
  },
};

export const LongTexts: Story = { ...Rows, globals: { language: 'pseudo' } };
export const Dark: Story = { ...Rows, globals: { theme: 'dark' } };
export const DialogDark: Story = { ...Refused, globals: { theme: 'dark' } };
export const Narrow: Story = { ...Rows, globals: { viewport: { value: 'phone' } } };
export const DialogNarrow: Story = { ...Refused, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Rows, parameters: { ...Rows.parameters, locale: 'ar-EG' } };
