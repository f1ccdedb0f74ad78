import { buildDevice } from '@carillon/mocks';
import { Welcome } from '@carillon/react';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { brokerDown, once } from '../../.storybook/stage.ts';
import type { Words } from '../../.storybook/words.ts';
import { paintedAsLive } from '../paintedAsLive.ts';
import { failing } from '../patterns/answers.ts';
import { strayTexts } from '../strayTexts.ts';

const meta: Meta<typeof Welcome> = {
  title: 'Screens/Shell/Welcome',
  component: Welcome,
  parameters: { layout: 'fullscreen', screen: 'page' },
};
export default meta;

type Story = StoryObj<typeof Welcome>;

/** All devices, in their groups. */
const cellsIn = (canvasElement: HTMLElement, t: Words) =>
  within(canvasElement).findByRole('region', { name: t('board.rows') });

const attentionIn = (canvasElement: HTMLElement, t: Words) =>
  within(canvasElement).findByRole('region', { name: t('board.attention') });

const groupsIn = async (canvasElement: HTMLElement, t: Words) =>
  within(await cellsIn(canvasElement, t))
    .getAllByRole('list')
    .map((group) => [
      group.getAttribute('aria-label'),
      ...within(group)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ]);

export const Owner: Story = {
  name: 'An owner is greeted, and sees the devices at a glance',
  parameters: { proves: ['NAV-13'], stage: { on: ['CR-1002', 'CR-1003'] } },
  async play({ canvasElement, t, format }) {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: t('welcome.greeting', { name: 'owner@carillon.example' }),
      }),
    ).toBeVisible();
    // On a phone the one in the navigation is enough.
    await expect(canvas.getByText(t('welcome.devices')).closest('a')).toHaveAttribute(
      'href',
      '/manage/2/list',
    );
    const cells = within(await cellsIn(canvasElement, t));
    await waitFor(() => expect(cells.getAllByText(t('device.paused'))).toHaveLength(2));
    await expect(await cells.findByText(t('device.offline'))).toBeVisible();
    await expect(cells.getByRole('link', { name: 'Café terrace' })).toHaveAttribute(
      'href',
      '/manage/2/feature/2/dash',
    );
    const counts = within(canvas.getByRole('list', { name: t('board.counts') }));
    await waitFor(() =>
      expect(counts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        `${format.number(0)}${t('device.playing')}`,
        `${format.number(2)}${t('device.paused')}`,
        `${format.number(1)}${t('board.attention.count')}`,
        `${format.number(3)}${t('shell.devices')}`,
      ]),
    );
    const panel = await attentionIn(canvasElement, t);
    const attention = within(panel);
    await expect(await attention.findByRole('link', { name: 'Lobby north' })).toBeVisible();
    await expect(attention.getByText(t('device.offline'))).toBeVisible();
    // Its edge is that of the panel.
    await expect(panel.clientWidth - attention.getByRole('listitem').offsetWidth).toBeLessThan(4);
  },
};

export const Grouped: Story = {
  name: 'The devices of each tag stand together, by the name of the tag; last those without one',
  async play({ canvasElement, t }) {
    await cellsIn(canvasElement, t);
    await expect(await groupsIn(canvasElement, t)).toEqual([
      ['Ground floor', 'Lobby north'],
      ['Guests', 'Café terrace'],
      [t('board.untagged'), 'Bell tower'],
    ]);
    const attention = within(await attentionIn(canvasElement, t));
    await expect(
      await attention.findByText(t('board.attention.none', { checked: 3, count: 3 })),
    ).toBeVisible();
    // Nobody is called by the colour of what is wrong or plays, where none is or does.
    const counts = within(within(canvasElement).getByRole('list', { name: t('board.counts') }));
    const colorOf = (word: string) => getComputedStyle(counts.getByText(word)).color;
    await waitFor(() => {
      for (const kind of ['device.playing', 'board.attention.count'] as const) {
        expect(colorOf(t(kind))).toBe(colorOf(t('shell.devices')));
      }
    });
  },
};

export const WithoutTags: Story = {
  name: 'The tags cannot be loaded: the devices are one group',
  parameters: {
    stage: {
      faults: (name: string) => (name === 'listDeviceTags' ? new Response('', { status: 500 }) : undefined),
    },
  },
  async play({ canvasElement, t }) {
    await cellsIn(canvasElement, t);
    await expect(await groupsIn(canvasElement, t)).toEqual([
      [t('board.rows'), 'Bell tower', 'Café terrace', 'Lobby north'],
    ]);
  },
};

export const Playing: Story = {
  name: 'A device plays',
  parameters: { stage: { at: '2026-03-04T07:30:00Z' } },
  async play({ canvasElement, t }) {
    const cells = within(await cellsIn(canvasElement, t));
    await waitFor(() => expect(cells.getAllByText(t('device.playing'))).not.toHaveLength(0));
  },
};

export const Loading: Story = {
  parameters: { stage: { stuck: 'countDevices' } },
  async play({ canvasElement, t }) {
    await expect(
      await within(canvasElement).findByRole('status', { name: t('board.loading') }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { stage: { faults: failing('countDevices') } },
  async play({ canvasElement, t }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(t('devices.failed'));
    await expect(within(canvasElement).getByRole('button', { name: t('error.retry') })).toBeVisible();
  },
};

export const Retried: Story = {
  name: 'Failed, and tried again with success',
  tags: ['!autodocs'],
  parameters: { stage: { failsOnce: 'countDevices' } },
  async play({ canvasElement, t, userEvent }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('devices.failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('error.retry') }));
    await expect(await cellsIn(canvasElement, t)).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'No devices yet',
  parameters: { stage: { seed: { devices: [] } } },
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByText(t('devices.empty'))).toBeVisible();
  },
};

const manyDevices = (length: number) =>
  Array.from({ length }, (_, index) =>
    buildDevice({ id: index + 1, user_id: 2, name: `Room ${index + 1}`, device_id: `CR-${2000 + index}` }),
  );

export const Many: Story = {
  name: 'Of more than 48 devices only their number is shown',
  parameters: { stage: { seed: { devices: manyDevices(49) } } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('board.devices', { count: 49 }))).toBeVisible();
    await expect(canvas.getByText(t('board.many'))).toBeVisible();
    await expect(canvas.queryByRole('region', { name: t('board.rows') })).toBeNull();
  },
};

export const AsManyAsShown: Story = {
  name: 'Forty-eight devices are shown one by one',
  parameters: { stage: { seed: { devices: manyDevices(48) } } },
  async play({ canvasElement, t }) {
    const cells = within(await cellsIn(canvasElement, t));
    await expect(cells.getAllByRole('link')).toHaveLength(48);
  },
};

export const Checking: Story = {
  name: 'Until a device has answered nothing is said of it, and nothing counted',
  parameters: { stage: { on: [], prepare: once('cmd/req/#', ({ clock }) => clock.setSpeed(0)) } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const cells = within(await cellsIn(canvasElement, t));
    await waitFor(() => expect(cells.getAllByText(t('device.unknown'))).toHaveLength(3));
    await expect(cells.queryByText(t('device.offline'))).toBeNull();
    const attention = within(await attentionIn(canvasElement, t));
    await expect(attention.getByText(t('device.unknown'))).toBeVisible();
    const counts = within(await canvas.findByRole('list', { name: t('board.counts') }));
    await expect(counts.getAllByText('---')).toHaveLength(3);
  },
};

export const NotLive: Story = {
  name: 'The broker is out of reach: nothing is known to be online',
  parameters: { stage: { broker: 'down' } },
  async play({ canvasElement, t }) {
    const cells = within(await cellsIn(canvasElement, t));
    await waitFor(() => expect(cells.getAllByText(t('device.notKnown'))).toHaveLength(3));
    await expect(await within(canvasElement).findByRole('button', { name: t('broker.retry') })).toBeVisible();
    const attention = within(await attentionIn(canvasElement, t));
    await expect(await attention.findByText(t('device.notKnown'))).toBeVisible();
    const counts = within(await within(canvasElement).findByRole('list', { name: t('board.counts') }));
    await expect(counts.getAllByText('---')).toHaveLength(3);
    await waitFor(() => expect(paintedAsLive(canvasElement)).toEqual([]));
  },
};

/** The broker goes away after all have told, while one plays. */
export const AsLastKnown: Story = {
  name: 'As last known',
  parameters: {
    proves: ['FLT-012', 'BRK-06'],
    stage: { at: '2026-03-04T07:30:00Z' },
    async reach({ canvas, loaded, t }: StoryContext) {
      const counts = await canvas.findByRole('list', { name: t('board.counts') });
      await waitFor(() => expect(within(counts).queryByText('---')).toBeNull());
      const cells = within(await canvas.findByRole('region', { name: t('board.rows') }));
      await waitFor(() => expect(cells.queryByText(t('device.unknown'))).toBeNull());
      await cells.findAllByText(t('device.playing'));
      brokerDown(loaded.stage);
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const cells = within(await cellsIn(canvasElement, t));
    await waitFor(() => expect(cells.getAllByText(t('device.stale'))).toHaveLength(3));
    await expect(await canvas.findByRole('button', { name: t('broker.retry') })).toBeEnabled();
    const counts = within(canvas.getByRole('list', { name: t('board.counts') }));
    await waitFor(() => expect(counts.getAllByText('---')).toHaveLength(3));
    await waitFor(() => expect(paintedAsLive(canvasElement)).toEqual([]));
  },
};

export const Visitor: Story = {
  name: 'A visitor is shown what this is, and the way to login and signup',
  parameters: { proves: ['NAV-13'], stage: { as: 'nobody' } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: t('welcome.prompt') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('shell.login') })).toHaveAttribute(
      'href',
      '/backend/login',
    );
    await expect(canvas.getByRole('link', { name: t('welcome.signup') })).toHaveAttribute(
      'href',
      '/backend/signup',
    );
    await expect(canvas.getByRole('link', { name: t('welcome.shop') })).toHaveAttribute('href', '/eshop');
    const example = await canvas.findByRole('region', { name: t('example.title') });
    await expect(within(example).getByText(t('example.badge'))).toBeVisible();
    const picture = within(example).getByRole('img', { name: t('example.picture') });
    await expect(picture).toHaveTextContent('14:26');
  },
};

/** No browser lets a page choose so for itself. */
function wantMotion(isLess: boolean) {
  const { matchMedia } = window;
  window.matchMedia = (query) =>
    matchMedia(query !== '(prefers-reduced-motion: reduce)' ? query : isLess ? 'all' : 'not all');
  return () => Object.assign(window, { matchMedia });
}

export const Moving: Story = {
  name: 'The day of the example goes by',
  parameters: { stage: { as: 'nobody' } },
  beforeEach: () => wantMotion(false),
  async play({ canvasElement, t }) {
    const picture = await within(canvasElement).findByRole('img', { name: t('example.picture') });
    await waitFor(() => expect(picture).toHaveTextContent(/14:2[789]|14:3/));
  },
};

export const LessMotion: Story = {
  name: 'The example stands still for people who want less motion',
  tags: ['!autodocs'],
  parameters: { stage: { as: 'nobody' } },
  beforeEach: () => wantMotion(true),
  async play({ canvasElement, t }) {
    const picture = await within(canvasElement).findByRole('img', { name: t('example.picture') });
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(picture).toHaveTextContent('14:26');
  },
};

export const VisitorDark: Story = { ...Visitor, globals: { theme: 'dark' } };
export const VisitorNarrow: Story = { ...Visitor, globals: { viewport: { value: 'phone' } } };
export const VisitorRightToLeft: Story = {
  ...Visitor,
  parameters: { ...Visitor.parameters, locale: 'ar-EG' },
};

/** What can be inherited, as a portal may hand it down. */
const loud: CSSProperties = {
  font: 'italic 900 30px/3 cursive',
  color: 'fuchsia',
  letterSpacing: 6,
  textAlign: 'end',
  whiteSpace: 'pre',
  wordBreak: 'break-all',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'crosshair',
};

export const InALoudPage: Story = {
  name: 'What a page hands down does not reach a screen',
  parameters: { proves: ['LIB-01'] },
  decorators: [
    (Story) => (
      <div style={loud}>
        <Story />
      </div>
    ),
  ],
  async play({ canvasElement }) {
    const heading = await within(canvasElement).findByRole('heading', { level: 1 });
    const { fontStyle, color, letterSpacing, textAlign, whiteSpaceCollapse, wordBreak, hyphens, cursor } =
      getComputedStyle(heading);
    await expect({ fontStyle, whiteSpaceCollapse, wordBreak, hyphens, cursor }).toEqual({
      fontStyle: 'normal',
      whiteSpaceCollapse: 'collapse',
      wordBreak: 'normal',
      hyphens: 'manual',
      cursor: 'auto',
    });
    await expect(textAlign).not.toBe('end');
    await expect(letterSpacing).not.toBe('6px');
    await expect(color).not.toBe('rgb(255, 0, 255)');
  },
};

export const LongTexts: Story = {
  ...Visitor,
  globals: { language: 'pseudo' },
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByText(t('welcome.prompt'))).toBeVisible();
    await expect(strayTexts(canvasElement)).toEqual([]);
  },
};

export const Dark: Story = { ...Owner, globals: { theme: 'dark' } };
export const Narrow: Story = { ...Owner, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Owner, parameters: { ...Owner.parameters, locale: 'ar-EG' } };
