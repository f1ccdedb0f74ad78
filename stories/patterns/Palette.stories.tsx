import { buildDevice } from '@carillon/mocks';
import { AppShell } from '@carillon/react';
import { Button, ConfirmDialog } from '@carillon/react/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { containing, sentenceWith, startingWith } from '../matchers.ts';
import { strayTexts } from '../strayTexts.ts';

/** Where the page is, and a question that can be over it. */
function Address() {
  const { pathname, search } = useLocation();
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <div style={{ padding: 24 }}>
      <p data-testid="address">{pathname + search}</p>
      <Button onPress={() => setAsked(true)}>Ask</Button>
      <ConfirmDialog
        isOpen={isAsked}
        title="Sure?"
        confirmLabel="Yes"
        cancelLabel="No"
        closeLabel="Close"
        onConfirm={close}
        onCancel={close}
      >
        It is asked.
      </ConfirmDialog>
    </div>
  );
}

const asked: string[] = [];
/** What the platform is asked for, by the names of its calls. */
const told = (name: string) => {
  asked.push(name);
  return undefined;
};
const admin = { as: 'admin', path: '/backend/countries', faults: told };

/** The search over screens and records, in the bar of the shell (beyond S). */
const meta: Meta<typeof AppShell> = {
  title: 'Patterns/Palette',
  component: AppShell,
  args: { children: <Address /> },
  parameters: { layout: 'fullscreen', screen: 'page', stage: admin },
  beforeEach: () => void asked.splice(0),
};
export default meta;

type Story = StoryObj<typeof AppShell>;

async function open({ canvas, userEvent, t }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: startingWith(t('palette.title')) }));
  await screen.findByRole('combobox', { name: t('palette.field') });
}

const type = (text: string) => async (context: StoryContext) => {
  await open(context);
  await context.userEvent.type(screen.getByRole('combobox', { name: context.t('palette.field') }), text);
};

const field = () => screen.findByRole('combobox', { expanded: true });
/** Waits until the field says that this is chosen. */
const isChosen = (name: RegExp) =>
  waitFor(async () => {
    const option = screen.getByRole('option', { selected: true });
    await expect(option).toHaveAccessibleName(name);
    await expect(await field()).toHaveAttribute('aria-activedescendant', option.id);
  });
const group = async (label: string) =>
  within(await screen.findByRole('group', { name: startingWith(`${label}, `) }));
const address = () => screen.getByTestId('address').textContent;

export const Screens: Story = {
  name: 'The screens of whoever looks, before anything is typed',
  parameters: { reach: open, proves: ['NAV-02'] },
  async play({ canvasElement, t }) {
    const screens = await group(t('palette.screens'));
    for (const key of ['palette.home', 'shell.shop', 'palette.addDevice', 'menus.users'] as const) {
      await expect(screens.getByRole('option', { name: t(key) })).toBeVisible();
    }
    await expect(asked.filter((name) => name.startsWith('list'))).toEqual([]);
    const [first = canvasElement, second = canvasElement] = screens.getAllByRole('option');
    const last = screens.getAllByRole('option').at(-1);
    for (const [key, option] of [
      ['{ArrowDown}', second],
      ['{ArrowUp}', first],
      ['{ArrowUp}', last],
      ['{Home}', first],
      ['{End}', last],
      ['{ArrowDown}', first],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(await field()).toHaveAttribute('aria-activedescendant', option?.id);
    }
    await expect(await field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    const button = within(canvasElement).getByRole('button', { name: startingWith(t('palette.title')) });
    await waitFor(() => expect(button).toHaveFocus());
    // By its key from wherever the focus is, and by the same key it goes.
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Found: Story = {
  name: 'Records of each kind, the nearest first, and the way to all of a kind',
  parameters: { reach: type('land'), proves: ['LST-04', 'NAV-15'] },
  async play({ t }) {
    const countries = await group(t('palette.countries'));
    await expect(countries.getAllByRole('option')).toHaveLength(6);
    const all = countries.getByRole('option', {
      name: t('palette.all', { group: t('palette.countries') }),
    });
    await expect(all).toHaveAttribute('href', '/backend/countries?query=land');
    await userEvent.keyboard('s');
    // A picture of cable glands stands before the countries.
    await isChosen(/glands$/);
    await userEvent.keyboard('{ArrowDown}');
    await isChosen(/^Netherlands/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toMatch(/^\/backend\/country\/\d+$/));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Owner: Story = {
  name: 'Whoever is no administrator finds their own devices, and nothing else is asked for',
  parameters: { stage: { as: 'owner', path: '/', faults: told }, reach: type('cr-1002') },
  async play({ t }) {
    const devices = await group(t('palette.devices'));
    await expect(devices.getAllByRole('option')).toHaveLength(1);
    await isChosen(/CR-1002/);
    await expect(new Set(asked.filter((name) => name.startsWith('list')))).toEqual(new Set(['listDevices']));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/manage/2/feature/2/dash'));
  },
};

const hall = buildDevice({ id: 77, user_id: 3, name: 'Hall of somebody else', device_id: 'CR-1004' });

export const Managed: Story = {
  name: 'An administrator who manages somebody finds the devices of that person',
  parameters: {
    stage: { as: 'admin', path: '/manage/3/tags', seed: { devices: [hall] } },
    reach: type('hall of'),
    proves: ['NAV-05'],
  },
  async play({ t }) {
    const devices = await group(t('palette.devices'));
    const found = await devices.findByRole('option');
    await expect(found).toHaveAttribute('href', '/manage/3/feature/77/dash');
  },
};

export const NothingFound: Story = {
  parameters: { reach: type('zzz') },
  async play({ t }) {
    await expect(await screen.findByText(t('palette.none', { text: 'zzz' }))).toBeVisible();
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(address()).toBe('/backend/countries');
  },
};

export const TriedAgain: Story = {
  name: 'What could not be searched is said where it would stand, and is tried again there',
  parameters: {
    stage: { ...admin, failsOnce: 'listCountries' },
    // All at once: letter by letter, a slow machine would search again before anybody saw that the first search failed.
    async reach(context: StoryContext) {
      await open(context);
      await context.userEvent.paste('italy');
    },
    proves: ['API-09'],
  },
  async play({ t }) {
    const countries = await group(
      `${t('palette.countries')}, ${t('palette.failed')}`.split(',')[0] as string,
    );
    await countries.findByRole('option', { name: startingWith(t('palette.retry')) });
    await isChosen(sentenceWith(t('palette.retry')));
    await userEvent.keyboard('{Enter}');
    await expect(
      await (await group(t('palette.countries'))).findByRole('option', { name: /^Italy/ }),
    ).toBeVisible();
  },
};

export const Offline: Story = {
  name: 'Without a network it is said once that nothing is searched',
  parameters: { stage: { ...admin, network: 'offline' }, reach: type('an') },
  async play({ t }) {
    const records = await group(t('palette.records'));
    await expect(records.getAllByRole('option')).toHaveLength(1);
    await expect(screen.queryByRole('group', { name: containing(t('palette.countries')) })).toBeNull();
  },
};

export const LongTexts: Story = {
  parameters: { reach: open },
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
  async play({ t }) {
    await group(t('palette.screens'));
    const dialog = screen.getByRole('dialog');
    // The names of keys stand with them.
    await expect(strayTexts(dialog, [`${t('palette.ctrl')} ${t('palette.enter')}`])).toEqual([]);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const DarkNarrow: Story = {
  name: 'Dark, narrow and from right to left; over a question nothing opens',
  parameters: { reach: type('an'), locale: 'ar-EG', stage: admin },
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  async play({ canvasElement, t }) {
    await group(t('palette.countries'));
    const { left, right } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect([left >= 16, right <= innerWidth - 16]).toEqual([true, true]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ask' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.queryByRole('combobox', { name: t('palette.field') })).toBeNull();
  },
};
