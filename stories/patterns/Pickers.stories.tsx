import { countries, type TagVariant } from '@carillon/protocol/catalog';
import { deviceTags, icons } from '@carillon/protocol/device';
import { Panel, Screen } from '@carillon/react/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DeviceTagPicker } from '../../packages/react/src/patterns/choosing/DeviceTagPicker.tsx';
import { IconPicker } from '../../packages/react/src/patterns/choosing/IconPicker.tsx';
import { RecordSelect } from '../../packages/react/src/patterns/choosing/RecordSelect.tsx';
import { VariantPicker } from '../../packages/react/src/patterns/choosing/VariantPicker.tsx';
import { containing } from '../matchers.ts';
import { answering, failing, success } from './answers.ts';

interface PickersProps {
  tagId?: number | null;
  iconId?: number | null;
  variant?: TagVariant | null;
  name?: string;
  isReadOnly?: boolean;
  errors?: { tag: string; icon: string; variant: string };
}

/** One of a person's tags, or a new one; one of the icons; one of the seven colors of tags. */
function Pickers({ tagId = null, iconId = null, variant = null, name = 'Gallery', ...rest }: PickersProps) {
  const [tag, setTag] = useState(tagId);
  const [icon, setIcon] = useState(iconId);
  const [color, setColor] = useState(variant);
  const { errors, isReadOnly } = rest;
  const field = isReadOnly === undefined ? {} : { isReadOnly };
  return (
    <Screen isPage>
      <Panel>
        <div style={{ display: 'grid', gap: 12 }}>
          <DeviceTagPicker
            {...field}
            label="Tag"
            optionalText="optional"
            userId={2}
            value={tag}
            onChange={setTag}
            errorText={errors?.tag}
          />
          <IconPicker
            {...field}
            label="Icon"
            userId={2}
            value={icon}
            onChange={setIcon}
            errorText={errors?.icon}
          />
          <VariantPicker
            {...field}
            label="Color"
            name={name}
            value={color}
            onChange={setColor}
            errorText={errors?.variant}
          />
        </div>
      </Panel>
    </Screen>
  );
}

interface CountryProps {
  code: string;
}

/** One of the records of an entity, by what the form keeps of it. */
function CountrySelect({ code }: CountryProps) {
  const [country, setCountry] = useState(code);
  return (
    <Screen isPage>
      <Panel>
        <RecordSelect
          label="Country"
          source={{ entity: countries, orderBy: 'name_asc' }}
          toOption={({ code, name }) => ({ value: code, label: name })}
          placeholder="Choose a country"
          value={country}
          onChange={setCountry}
        />
      </Panel>
    </Screen>
  );
}

const meta: Meta<typeof Pickers> = {
  title: 'Patterns/Pickers',
  component: Pickers,
  args: { tagId: 3, iconId: 4, variant: 'info' },
  parameters: { layout: 'fullscreen', screen: 'page' },
};
export default meta;

type Story = StoryObj<typeof Pickers>;

// Beside an open list react-aria hides everything from screen readers; Tab closes the list before it leaves.
const open = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } };

const tagInput = (canvasElement: HTMLElement) =>
  within(canvasElement).findByLabelText(/^Tag/, { selector: 'input' });

export const Chosen: Story = {
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Outdoors')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /Shop/ })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: containing(t('choosing.color.info')) })).toBeChecked();
  },
};

export const NothingChosen: Story = {
  args: { tagId: null, iconId: null, variant: null, name: '' },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('choosing.icon.none'))).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(7);
    // Without a name the color is named once.
    await expect(canvas.getAllByText(t('choosing.color.danger'))).toHaveLength(1);
  },
};

/** Opens the list of tags and types. */
const typing =
  (text: string) =>
  async ({ canvasElement }: StoryContext) => {
    await userEvent.type(await tagInput(canvasElement), text);
  };

export const TagFound: Story = {
  name: 'A tag is found by typing',
  parameters: { ...open, proves: ['DSH-02'], reach: typing('war') },
  async play({ canvasElement }) {
    const list = within(await within(document.body).findByRole('listbox'));
    // All is typed: half of it has the same answer.
    await waitFor(async () => expect(await tagInput(canvasElement)).toHaveValue('war'));
    // Before the tags have come, what is typed may be a new one.
    await list.findByRole('option', { name: 'Warehouse' });
    await expect(list.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    // It takes the place of the other one.
    await waitFor(() =>
      expect(within(canvasElement).getByText('Warehouse', { selector: 'li *' })).toBeVisible(),
    );
    await expect(within(canvasElement).queryByText('Outdoors')).toBeNull();
    await expect(within(document.body).queryByRole('listbox')).toBeNull();
  },
};

export const TagOffered: Story = {
  name: 'Where no tag is found, Enter creates one',
  parameters: { ...open, proves: ['DTG-03'], reach: typing('Gall') },
  async play({ canvasElement, t }) {
    const list = within(await within(document.body).findByRole('listbox'));
    await expect(await list.findByText(t('choosing.tag.noMatch', { text: 'Gall' }))).toBeVisible();
    await expect(
      list.getByRole('option', { name: containing(t('choosing.tag.create', { name: 'Gall' })) }),
    ).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(canvasElement).getByText('Gall')).toBeVisible());
    await expect(await tagInput(canvasElement)).toHaveValue('');
  },
};

export const TagById: Story = {
  name: 'Typed digits are the id of a tag',
  tags: ['!autodocs'],
  parameters: { ...open, proves: ['DTG-03'] },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Outdoors');
    await userEvent.type(await tagInput(canvasElement), '2{Enter}');
    await waitFor(() =>
      expect(within(canvasElement).getByText('Warehouse', { selector: 'li *' })).toBeVisible(),
    );
  },
};

export const TagInvalid: Story = {
  name: 'One character makes no tag',
  parameters: {
    ...open,
    proves: ['DTG-03'],
    async reach({ canvasElement }: StoryContext) {
      await userEvent.type(await tagInput(canvasElement), 'x{Enter}');
    },
  },
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByText(t('problem.deviceTag.name'))).toBeVisible();
    await userEvent.type(await tagInput(canvasElement), 'y');
    await expect(within(canvasElement).queryByText(t('problem.deviceTag.name'))).toBeNull();
  },
};

export const TagCreating: Story = {
  name: 'A tag is being created',
  parameters: {
    ...open,
    proves: ['DTG-03'],
    stage: {
      faults: (name: string) => (name === 'addDeviceTag' ? new Promise<Response>(() => {}) : undefined),
    },
    async reach({ canvasElement }: StoryContext) {
      await userEvent.type(await tagInput(canvasElement), 'Gallery{Enter}');
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.getByLabelText(t('choosing.tag.open'), { exact: false })).toHaveAttribute('data-busy'),
    );
    await expect(await canvas.findByDisplayValue('Gallery')).toBeVisible();
  },
};

let isRefusing = true;

export const TagRefused: Story = {
  name: 'A tag that could not be created stays typed, and is tried again',
  parameters: {
    ...open,
    proves: ['DTG-03', 'DTG-04'],
    stage: {
      prepare() {
        isRefusing = true;
      },
      faults: (name: string) =>
        isRefusing && name === 'addDeviceTag'
          ? Response.json({ success: false, message: 'There are enough tags.' })
          : undefined,
    },
    async reach({ canvasElement }: StoryContext) {
      await userEvent.type(await tagInput(canvasElement), 'Gallery{Enter}');
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(t('choosing.tag.failed', { reason: 'There are enough tags.' })),
    ).toBeVisible();
    const input = await tagInput(canvasElement);
    await expect(input).toHaveValue('Gallery');
    isRefusing = false;
    await userEvent.type(input, '{Enter}');
    await waitFor(() => expect(canvas.getByText('Gallery', { selector: 'li *' })).toBeVisible());
  },
};

export const IconsOpen: Story = {
  name: 'An icon is found by its name',
  parameters: {
    ...open,
    proves: ['DSH-02', 'DEV-06'],
    async reach({ canvas }: StoryContext) {
      await userEvent.click(await canvas.findByRole('button', { name: /Icon/ }));
    },
  },
  async play({ canvasElement, t }) {
    const search = await within(document.body).findByRole('searchbox', { name: t('choosing.icon.search') });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.type(search, 'bel');
    const list = within(await within(document.body).findByRole('listbox'));
    await list.findByRole('option', { name: 'Bell' });
    await expect(list.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const button = await within(canvasElement).findByRole('button', { name: /Bell/ });
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Loading: Story = {
  name: 'What can be chosen is loading',
  parameters: {
    ...open,
    stage: { latencyMs: 600_000 },
    async reach({ canvas }: StoryContext) {
      await userEvent.click(await canvas.findByRole('button', { name: /Icon/ }));
    },
  },
  async play({ t }) {
    await expect(await within(document.body).findByText(t('choosing.loading'))).toBeVisible();
  },
};

export const Empty: Story = {
  args: { tagId: null, iconId: null },
  parameters: {
    ...open,
    ...answering([icons.calls.list, success([])], [deviceTags.calls.list, success([])]),
    async reach({ canvas, t }: StoryContext) {
      await userEvent.click(await canvas.findByRole('button', { name: containing(t('choosing.tag.open')) }));
    },
  },
  async play({ t }) {
    await expect(await within(document.body).findByText(t('choosing.tag.empty'))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await within(document.body).findByRole('button', { name: /Icon/ }));
    await expect(await within(document.body).findByText(t('choosing.icon.empty'))).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'What can be chosen could not be loaded',
  parameters: { ...open, stage: { faults: failing('listIcons') } },
  async play({ canvasElement, t }) {
    const why = `${t('choosing.failed')} ${t('error.serverError')}`;
    await expect(await within(canvasElement).findByText(why)).toBeVisible();
  },
};

export const Retried: Story = {
  name: 'What could not be loaded is tried again when it is opened',
  tags: ['!autodocs'],
  parameters: { ...open, stage: { failsOnce: 'listIcons' } },
  async play(context) {
    await Failed.play?.(context);
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name: /Icon/ }));
    await expect(await within(document.body).findByRole('option', { name: 'Bell' })).toBeVisible();
  },
};

export const TagsFailed: Story = {
  name: 'The tags could not be loaded',
  parameters: { ...open, stage: { faults: failing('listDeviceTags') } },
  play: Failed.play,
};

export const TagsRetried: Story = {
  name: 'The tags that could not be loaded are tried again when the list is opened',
  tags: ['!autodocs'],
  parameters: { ...open, stage: { failsOnce: 'listDeviceTags' } },
  async play(context) {
    await TagsFailed.play?.(context);
    const { canvasElement, t } = context;
    const opener = { name: containing(t('choosing.tag.open')) };
    await userEvent.click(await within(canvasElement).findByRole('button', opener));
    await expect(await within(document.body).findByRole('option', { name: 'Outdoors' })).toBeVisible();
  },
};

/** The text of the select, which is what a person reads. */
const findCountry = async (canvasElement: HTMLElement, text: string) => {
  const select = await within(canvasElement).findByRole('combobox', { name: 'Country' });
  await waitFor(() => expect(select).toHaveDisplayValue(text));
  return select;
};

export const Record: Story = {
  name: 'One of the records of an entity',
  render: () => <CountrySelect code="" />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('option', { name: 'Austria' })).toBeInTheDocument();
    const select = await findCountry(canvasElement, 'Choose a country');
    await userEvent.selectOptions(select, 'AT');
    await findCountry(canvasElement, 'Austria');
    // Nobody goes back to none.
    await expect(canvas.queryByRole('option', { name: 'Choose a country' })).toBeNull();
  },
};

export const RecordLoading: Story = {
  name: 'The records are loading: what was chosen is kept',
  render: () => <CountrySelect code="AT" />,
  parameters: { stage: { latencyMs: 600_000 } },
  async play({ canvasElement, t }) {
    await expect(await findCountry(canvasElement, t('choosing.loading'))).toHaveValue('AT');
  },
};

export const RecordGone: Story = {
  name: 'What was chosen is no longer among them: it stays until another is chosen',
  render: () => <CountrySelect code="ZZ" />,
  async play({ canvasElement, t }) {
    const select = await findCountry(canvasElement, t('choosing.gone', { name: 'ZZ' }));
    await expect(select).toHaveValue('ZZ');
    await userEvent.selectOptions(select, 'AT');
    await findCountry(canvasElement, 'Austria');
    await expect(within(canvasElement).queryByText(t('choosing.gone', { name: 'ZZ' }))).toBeNull();
  },
};

export const RecordTriedAgain: Story = {
  name: 'The records could not be loaded: what was chosen is kept',
  render: () => <CountrySelect code="AT" />,
  parameters: { stage: { failsOnce: 'listCountries' } },
  async play({ canvasElement, t }) {
    const why = `${t('choosing.failed')} ${t('error.serverError')}`;
    await expect(await within(canvasElement).findByText(why)).toBeVisible();
    const select = await findCountry(canvasElement, 'AT');
    // And tried again when somebody looks for them.
    await userEvent.click(select);
    await findCountry(canvasElement, 'Austria');
    await expect(within(canvasElement).queryByText(why)).toBeNull();
  },
};

export const Invalid: Story = {
  args: {
    tagId: null,
    iconId: null,
    variant: null,
    errors: { tag: 'The name is invalid', icon: 'Missing icon', variant: 'Please provide a variant.' },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await tagInput(canvasElement)).toHaveAccessibleDescription('The name is invalid');
    await expect(canvas.getByRole('radiogroup', { name: 'Color' })).toHaveAccessibleDescription(
      'Please provide a variant.',
    );
    await expect(await canvas.findByRole('button', { name: /Icon/ })).toHaveAccessibleDescription(
      'Missing icon',
    );
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Icon/ }));
    await expect(within(document.body).queryByRole('listbox')).toBeNull();
  },
};

export const LongTexts: Story = {
  args: { name: 'Donaudampfschifffahrtsgesellschaftskapitänskajüte' },
  globals: { language: 'pseudo' },
};

export const Dark: Story = { ...Chosen, globals: { theme: 'dark' } };
export const DarkIcons: Story = { ...IconsOpen, globals: { theme: 'dark' } };
export const Narrow: Story = { ...IconsOpen, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...IconsOpen, parameters: { ...IconsOpen.parameters, locale: 'ar-EG' } };
