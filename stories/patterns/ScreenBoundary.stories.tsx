import { AppShell, lazyScreen } from '@carillon/react';
import { EmptyState, Panel, Screen } from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { lazyPart } from '../../packages/react/src/patterns/part/lazyPart.tsx';
import { asScreen } from '../../packages/react/src/screens/ScreenBoundary.tsx';
import { strayTexts } from '../strayTexts.ts';

const world = { isBroken: true };

const Fragile = asScreen('Fragile', function Fragile() {
  if (world.isBroken) throw new Error('A bug that this story is about.');
  return (
    <Screen isPage>
      <Panel>
        <EmptyState title="All is well" />
      </Panel>
    </Screen>
  );
});

/** A screen that throws while rendering, in the frame of a host. */
const meta: Meta<typeof Fragile> = {
  title: 'Patterns/Screen boundary',
  component: Fragile,
  render: () => (
    <AppShell>
      <Fragile />
    </AppShell>
  ),
  parameters: {
    layout: 'fullscreen',
    screen: 'page',
    stage: {
      path: '/broken',
      prepare: () => {
        world.isBroken = true;
      },
    },
  },
};
export default meta;

type Story = StoryObj<typeof Fragile>;

export const Broken: Story = {
  name: 'It says so, and the frame lives on',
  parameters: { proves: ['FLT-107', 'NAV-08'] },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('error.unexpected'));
    await userEvent.click(canvas.getByRole('button', { name: t('error.retry') }));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Oscar Lindqvist' })).toBeEnabled();
    await expect(await canvas.findByRole('heading', { level: 1, name: t('error.unexpected') })).toBeVisible();
    const details = within(await canvas.findByRole('region', { name: t('failure.details') }));
    await expect(details.getByText('A bug that this story is about.')).toBeVisible();
    await expect(details.getByText(/^\/broken · /)).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('failure.home') })).toHaveAttribute('href', '/');
  },
};

const writeText = fn(async (_text: string) => {});

export const Copied: Story = {
  name: 'What it was is copied for whoever is asked for help',
  tags: ['!autodocs'],
  beforeEach() {
    // The clipboard of a browser is only for a page that somebody looks at.
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    return () => Reflect.deleteProperty(navigator, 'clipboard');
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t('failure.copy') }));
    await expect(await canvas.findByRole('button', { name: t('failure.copied') })).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(
      expect.stringMatching(/^A bug that this story is about\.\n\/broken · /),
    );
  },
};

export const TriedAgain: Story = {
  name: 'Try again shows it once it works',
  parameters: { proves: ['FLT-107'] },
  tags: ['!autodocs'],
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: t('error.retry') });
    world.isBroken = false;
    await userEvent.click(retry);
    await expect(canvas.getByText('All is well')).toBeVisible();
  },
};

const unreachable = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const UnreachableScreen = lazyScreen(unreachable);
const UnreachablePart = lazyPart(unreachable);

const MissingPage = asScreen('MissingPage', function MissingPage() {
  return <UnreachableScreen />;
});

export const MissingScreen: Story = {
  name: 'A screen whose file cannot be fetched',
  parameters: { proves: ['FLT-107'] },
  render: () => (
    <AppShell>
      <MissingPage />
    </AppShell>
  ),
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('error.page'));
    await userEvent.click(canvas.getByRole('button', { name: t('error.retry') }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const MissingPart: Story = {
  name: 'A dialog whose file cannot be fetched: the screen stays',
  parameters: { proves: ['FLT-107'] },
  render: () => (
    <AppShell>
      <Screen isPage>
        <Panel>
          <EmptyState title="What was typed is still here" />
        </Panel>
        <UnreachablePart />
      </Screen>
    </AppShell>
  ),
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('error.part'));
    await expect(canvas.getByText('What was typed is still here')).toBeVisible();
    await userEvent.click(within(alert).getByRole('button', { name: t('error.retry') }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const MissingPartDark: Story = { ...MissingPart, name: 'Missing, dark', globals: { theme: 'dark' } };
export const MissingPartNarrow: Story = {
  ...MissingPart,
  name: 'Missing, narrow',
  globals: { viewport: { value: 'phone' } },
};

export const LongTexts: Story = {
  globals: { language: 'pseudo' },
  async play({ canvasElement, t }) {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toBeVisible();
    await within(canvasElement).findByRole('region', { name: t('failure.details') });
    // What was thrown, and where and when, are no texts of ours.
    const [thrown, place, ...others] = strayTexts(within(canvasElement).getByRole('main'));
    await expect(thrown).toMatch(/^A bug/);
    await expect(place).toMatch(/^\/broken · /);
    await expect(others).toEqual([]);
  },
};

export const Dark: Story = { ...Broken, globals: { theme: 'dark' } };
export const Narrow: Story = { ...Broken, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Broken, parameters: { locale: 'ar-EG' } };
