import { countries } from '@carillon/protocol/catalog';
import { Badge, Icon, Panel, Screen, Speaker } from '@carillon/react/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { ChoosingField } from '../../packages/react/src/patterns/choosing/ChoosingField.tsx';
import { RelationField } from '../../packages/react/src/patterns/choosing/RelationField.tsx';

interface Country {
  id: number;
  name: string;
  code: string;
}

const chosen: readonly Country[] = [
  { id: 1, name: 'Austria', code: 'AT' },
  { id: 4, name: 'France', code: 'FR' },
  { id: 9, name: 'Slovenia', code: 'SI' },
];

interface ShipToProps {
  value?: readonly Country[];
  layout?: 'chips' | 'cards';
  isOrdered?: boolean;
  isReadOnly?: boolean;
  errorText?: string;
  label?: string;
  addLabel?: string;
}

/** What is chosen of many, in its order, and a dialog for the others. */
function ShipTo({ value = chosen, layout = 'chips', ...props }: ShipToProps) {
  const { label = 'Ship to', addLabel = 'Add country', ...field } = props;
  const [now, setNow] = useState(value);
  return (
    <Screen isPage>
      <Panel>
        <ChoosingField
          label={label}
          layout={layout}
          {...field}
          value={now}
          onChange={setNow}
          toItem={({ name, code }) => ({
            name,
            ...(layout === 'chips' ? { detail: code } : { content: <Card name={name} /> }),
          })}
          addLabel={addLabel}
          selector={{
            source: { entity: countries, orderBy: 'name_asc' },
            title: 'Ship to',
            searchLabel: 'Search countries',
            emptyText: 'No country found',
            rowsLabel: 'Countries',
            confirmLabel: (count) => `Add ${count}`,
            columns: [{ kind: 'name' }, { kind: 'text', text: ({ code }) => code, width: '48px' }],
          }}
        />
      </Panel>
    </Screen>
  );
}

const selector = {
  source: { entity: countries, orderBy: 'name_asc' },
  title: 'Country',
  searchLabel: 'Search countries',
  emptyText: 'No country found',
  rowsLabel: 'Countries',
  confirmLabel: () => 'Choose',
  columns: [{ kind: 'name' }] as const,
};

/** One of many, or none. */
function SoldIn() {
  const [now, setNow] = useState<Country | null>(null);
  return (
    <Screen isPage>
      <Panel>
        <RelationField
          label="Country"
          value={now}
          onChange={setNow}
          toItem={({ name, code }) => ({ name, detail: code })}
          addLabel="Choose a country"
          selector={selector}
        />
      </Panel>
    </Screen>
  );
}

/** Stands in for a picture. */
const Card = ({ name }: { name: string }) => (
  <>
    <Icon icon={Speaker} size={20} /> <Badge>{name}</Badge>
  </>
);

const meta: Meta<typeof ShipTo> = {
  title: 'Patterns/Choosing field',
  component: ShipTo,
  parameters: { layout: 'fullscreen', screen: 'page', stage: { as: 'admin' } },
};
export default meta;

type Story = StoryObj<typeof ShipTo>;

const namesIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

/** Without their numbers. */
const namesOnCards = (canvasElement: HTMLElement) =>
  namesIn(canvasElement).map((text) => text.replace(/\P{L}/gu, ''));

export const Chips: Story = {
  name: 'What is chosen, and the others in a dialog',
  parameters: { proves: ['CAR-03'] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(namesIn(canvasElement)).toEqual(['AustriaAT', 'FranceFR', 'SloveniaSI']);
    await userEvent.click(canvas.getByRole('button', { name: 'Add country' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Ship to' }));
    await userEvent.click(await dialog.findByRole('row', { name: 'Croatia' }));
    await expect(dialog.queryByRole('row', { name: 'Austria' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Add 1' }));
    await waitFor(() =>
      expect(namesIn(canvasElement)).toEqual(['AustriaAT', 'FranceFR', 'SloveniaSI', 'CroatiaHR']),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add country' })).toHaveFocus());
  },
};

export const Removed: Story = {
  name: 'Removed by keyboard: the focus goes to the next one, at last to the button',
  tags: ['!autodocs'],
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const cross = (name: string) => canvas.getByRole('button', { name: t('choosing.remove', { name }) });
    await expect(cross('Austria')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(cross('Slovenia')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(cross('Austria')).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('button', { name: 'Add country' })).toHaveFocus();
  },
};

/** The first one counts, as the picture of a product: each is moved by its arrows, which keep the focus. */
export const Ordered: Story = {
  name: 'Where the order counts, each can be moved',
  args: { isOrdered: true, layout: 'cards' },
  parameters: { proves: ['PRD-04'] },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const later = (name: string) => canvas.getByRole('button', { name: t('choosing.later', { name }) });
    later('Austria').focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(namesOnCards(canvasElement)).toEqual(['France', 'Slovenia', 'Austria']);
    await expect(later('Austria')).toHaveFocus();
    await expect(later('Austria')).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('choosing.moved', { name: 'Austria', place: 3, count: 3 }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('choosing.earlier', { name: 'Slovenia' }) }));
    await expect(namesOnCards(canvasElement)).toEqual(['Slovenia', 'France', 'Austria']);
  },
};

/** A pointer drags it to the place of another, and Escape, which ends a drag without a drop, takes it back. */
export const Dragged: Story = {
  ...Ordered,
  name: 'Where the order counts, each can be dragged to another place',
  tags: ['!autodocs'],
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const card = (name: string) => {
      const found = canvas.getAllByRole('listitem').find(({ textContent }) => textContent.includes(name));
      if (!found) throw new Error(`No card of ${name}.`);
      return found;
    };
    // Else a browser would select its text.
    const style = getComputedStyle(card('Slovenia'));
    await expect(style.getPropertyValue('-webkit-user-drag')).toBe('element');
    await expect(style.userSelect).toBe('none');
    const drag = async (name: string, over: string, isDropped = true) => {
      const dataTransfer = new DataTransfer();
      await fireEvent.dragStart(card(name), { dataTransfer });
      await fireEvent.dragOver(card(over), { dataTransfer });
      await waitFor(() => expect(card(over)).toHaveAttribute('data-drop'));
      if (isDropped) await fireEvent.drop(card(over), { dataTransfer });
      await fireEvent.dragEnd(card(name), { dataTransfer });
      await waitFor(() => expect(card(over)).not.toHaveAttribute('data-drop'));
    };
    await drag('Slovenia', 'Austria');
    await expect(namesOnCards(canvasElement)).toEqual(['Slovenia', 'Austria', 'France']);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('choosing.moved', { name: 'Slovenia', place: 1, count: 3 }),
    );
    await drag('Slovenia', 'France');
    await drag('Austria', 'Slovenia', false);
    await expect(namesOnCards(canvasElement)).toEqual(['Austria', 'France', 'Slovenia']);
    // What comes from elsewhere, such as a file, is not taken.
    await expect(await fireEvent.dragOver(card('France'), { dataTransfer: new DataTransfer() })).toBe(true);
  },
};

/** Chooses a country in the dialog, which the button of this name opens. */
async function choose(canvasElement: HTMLElement, button: string, name: string) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: button }));
  const dialog = within(await within(document.body).findByRole('dialog', { name: 'Country' }));
  await userEvent.click(await dialog.findByRole('row', { name }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Choose' }));
  await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
}

export const One: Story = {
  name: 'One of many, or none: another takes its place',
  render: () => <SoldIn />,
  parameters: {
    proves: ['LST-11'],
    reach: ({ canvasElement }: StoryContext) => choose(canvasElement, 'Choose a country', 'Austria'),
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await waitFor(() => expect(namesIn(canvasElement)).toEqual(['AustriaAT']));
    await choose(canvasElement, t('choosing.change'), 'Belgium');
    await waitFor(() => expect(namesIn(canvasElement)).toEqual(['BelgiumBE']));
    await userEvent.click(canvas.getByRole('button', { name: t('choosing.remove', { name: 'Belgium' }) }));
    await expect(await canvas.findByRole('button', { name: 'Choose a country' })).toHaveFocus();
  },
};

export const Empty: Story = { args: { value: [] } };

export const Invalid: Story = {
  args: { value: [], errorText: 'Choose at least one country.' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('group', { name: 'Ship to' })).toHaveAccessibleDescription(
      'Choose at least one country.',
    );
  },
};

/** As while the form is being saved. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('choosing.remove', { name: 'France' }) }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add country' }));
    await expect(namesIn(canvasElement)).toHaveLength(3);
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
  },
};

const longNames = [
  { id: 1, name: 'Donaudampfschifffahrtsgesellschaftskapitänskajüte', code: 'DDSG' },
  { id: 2, name: '<img src=x onerror=alert(1)>', code: '<b>' },
  { id: 3, name: 'جمهورية مصر العربية', code: 'EG' },
];

export const LongTexts: Story = { args: { value: longNames } };
export const LongCards: Story = { args: { value: longNames, isOrdered: true, layout: 'cards' } };

export const Dark: Story = { ...Ordered, globals: { theme: 'dark' } };
export const DarkChips: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { ...LongTexts, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  ...LongTexts,
  args: { ...LongTexts.args, isOrdered: true },
  parameters: { locale: 'ar-EG' },
  async play({ canvasElement, t }) {
    const first = longNames[0]?.name ?? '';
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: t('choosing.remove', { name: first }) }).focus();
    // Left leads on.
    await userEvent.keyboard('{ArrowLeft}');
    await expect(
      canvas.getByRole('button', { name: t('choosing.earlier', { name: longNames[1]?.name ?? '' }) }),
    ).toHaveFocus();
  },
};
