import { DeviceDashboard } from '@carillon/react/devices';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Stage } from '../../.storybook/stage.ts';
import { watchWrites } from '../canvasWrites.ts';
import { App } from './App.tsx';

const path = '/manage/2/feature/2/dash';

/** What devices and brokers do wrong, and a console that is left standing. */
const meta: Meta<typeof DeviceDashboard> = {
  title: 'Journeys/Faults of devices',
  component: DeviceDashboard,
  tags: ['!autodocs'],
  args: { userId: 2, id: 2 },
  parameters: { layout: 'fullscreen', stage: { path, at: '2026-03-04T07:30:00Z' } },
};
export default meta;

type Story = StoryObj<typeof DeviceDashboard>;

const LIVE = 'async/micro-eth/CR-1002';
const REPLY = 'cmd/rep/micro-eth/CR-1002';

/** Levels as no firmware should tell them. */
const LEVELS = [[-1, 1e9], ['90', '90'], [50], [], [null, null], [Number.MAX_VALUE, -0.5], 'loud', {}];

const poison = '{"__proto__":{"isPoisoned":true},"constructor":{"prototype":{"isPoisoned":true}},';
/** More than a live message may have, and more than any packet. */
const tooLong = ['x'.repeat(70_000), 'x'.repeat(300_000)];

const NONSENSE = [
  ...['', ' ', 'no json', 'null', '[]', '0', '"stream"', '{"id":"evts/1","status":', '\u{FFFD}\u{0}'],
  ...LEVELS.map((vu) => JSON.stringify({ vu })),
  '['.repeat(10_000),
  `${'{"id":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  JSON.stringify({ id: 'evts/1', status: 5, state: 1, ctx: { name: tooLong[0] } }),
  JSON.stringify({ req: 1, msg: 'GetEvents', ok: true, body: [], more: tooLong[1] }),
  `${poison}"id":"evts/9","state":3}`,
  `${poison}"req":1,"msg":"GetEvents","ok":true,"body":"none"}`,
  ...['__proto__', 'constructor', 'toString'].map((id) => JSON.stringify({ id, state: 3 })),
];

export const Nonsense: Story = {
  name: 'It says what nobody can read',
  parameters: { proves: ['FLT-039', 'FLT-040', 'FLT-041', 'FLT-043'] },
  async play({ canvasElement, loaded, step, t }) {
    const canvas = within(canvasElement);
    const { hub, client }: Stage = loaded.stage;
    const left = () => canvas.getByRole('meter', { name: t('dash.left') });
    const level = () => Number(left().getAttribute('aria-valuenow'));
    await canvas.findByText(t('dash.heard'));
    await canvas.findByText('MP3');
    await waitFor(() => expect(level()).toBeGreaterThan(20));
    const levels: number[] = [];
    const watch = new MutationObserver(() => levels.push(level()));
    watch.observe(left(), { attributes: true });
    await step('each message of each topic is dropped', async () => {
      for (const channel of ['stream', 'schedule', 'codec', 'vumeter', 'rtc', 'later']) {
        for (const payload of NONSENSE) hub.publish(`${LIVE}/${channel}`, payload);
      }
      for (const payload of NONSENSE) hub.publish(REPLY, payload);
      await new Promise((resolve) => client.clock.after(300, () => resolve(undefined)));
      await expect(canvas.getByText(t('dash.heard'))).toBeVisible();
      await expect(canvas.getByText(t('device.online'))).toBeVisible();
      await expect(canvas.getByText('Aurora Radio')).toBeVisible();
      await expect(canvas.getByText('MP3')).toBeVisible();
      await expect(canvas.queryByRole('alert')).toBeNull();
      expect('isPoisoned' in {}).toBe(false);
    });
    await step('a meter stays within its scale, and goes on', async () => {
      const count = levels.length;
      await waitFor(() => expect(levels.length).toBeGreaterThan(count));
      await waitFor(() => expect(level()).toBeGreaterThan(20));
      watch.disconnect();
      expect(levels.filter((value) => !(value >= 0 && value <= 95))).toEqual([]);
    });
    await step('the next message is heard', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('dash.stop') }));
      await expect(await canvas.findByRole('button', { name: t('dash.start') })).toBeVisible();
    });
  },
};

/** What a device says of itself when it comes and goes. */
const greet = ({ hub }: Stage, ctx: 'Online' | 'Offline') =>
  hub.publish(REPLY, JSON.stringify({ msg: 'Bonjour', ctx }));

export const Flapping: Story = {
  name: 'It comes and goes ten times a second',
  tags: ['certify'],
  parameters: { proves: ['FLT-048'] },
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    const stage: Stage = loaded.stage;
    await canvas.findByText(t('dash.heard'));
    const badge = (await canvas.findByText(t('device.online'))).closest('[role="status"]');
    const told: (string | null | undefined)[] = [];
    const watch = new MutationObserver(() => {
      if (told.at(-1) !== badge?.textContent) told.push(badge?.textContent);
    });
    watch.observe(badge ?? document, { childList: true, characterData: true, subtree: true });
    const wait = (ms: number) => new Promise((done) => stage.client.clock.after(ms, () => done(undefined)));
    for (let times = 0; times < 10; times++) {
      greet(stage, 'Offline');
      await wait(50);
      greet(stage, 'Online');
      await wait(50);
    }
    await canvas.findByText(t('dash.heard'));
    // Back for a moment it is asked; there it is once it stays.
    const settled = [t('device.offline'), t('device.unknown'), t('device.online')];
    await waitFor(() => expect(told).toEqual(settled));
    watch.disconnect();
    // Nothing is told of it but by its badge, and by a banner while it is away.
    await expect(canvas.queryByText(t('device.offline.banner', { device: 'Café terrace' }))).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const NoGreeting: Story = {
  name: 'Its greeting is lost, and it answers all the same',
  parameters: {
    proves: ['FLT-046'],
    stage: { prepare: ({ hub }: Stage) => hub.publish(REPLY, '', { retain: true }) },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('device.online'))).toBeVisible();
    await expect(await canvas.findByText(t('dash.heard'))).toBeVisible();
  },
};

export const LastNumbers: Story = {
  name: 'The numbers of commands reach their end',
  tags: ['certify'],
  // Where the numbers of a page begin is by chance, and this is the last but one.
  parameters: { proves: ['FLT-028'], stage: { random: () => 1 - 2 ** -32 } },
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    const { hub }: Stage = loaded.stage;
    const answered: number[] = [];
    hub.observe(REPLY, (_topic, payload) => void answered.push(JSON.parse(payload).req));
    await canvas.findByText(t('dash.heard'));
    await userEvent.click(canvas.getByRole('button', { name: t('dash.stop') }));
    await userEvent.click(await canvas.findByRole('button', { name: t('dash.start') }));
    await canvas.findByRole('button', { name: t('dash.stop') });
    const last = 2 ** 31 - 1;
    await waitFor(() => expect(answered).toEqual(expect.arrayContaining([last, 1, 2])));
    expect(answered.filter((req) => req > 10 && req < last - 1)).toEqual([]);
    expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Says levels, each another one, until it is told to end. */
function flood({ hub }: Stage, everyMs: number) {
  let said = 0;
  const timer = setInterval(() => {
    said++;
    hub.publish(`${LIVE}/vumeter`, JSON.stringify({ vu: [(said * 7) % 96, (said * 11) % 96] }));
  }, everyMs);
  return () => clearInterval(timer);
}

export const Flood: Story = {
  name: 'Its levels come a hundred times a second',
  tags: ['certify'],
  parameters: { proves: ['FLT-044'] },
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    await canvas.findByText(t('dash.heard'));
    const left = await canvas.findByRole('meter', { name: t('dash.left') });
    await waitFor(() => expect(Number(left.getAttribute('aria-valuenow'))).toBeGreaterThan(20));
    const end = flood(loaded.stage, 10);
    const beganMs = performance.now();
    const stop = watchWrites(new Set(canvasElement.querySelectorAll('canvas')));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const [writes = 0] = stop();
    const seconds = (performance.now() - beganMs) / 1000;
    // One more where the time begins with a beat.
    await expect(writes).toBeLessThanOrEqual(Math.ceil(20 * seconds) + 1);
    await expect(writes).toBeGreaterThan(0);
    // A hand is heard all the while.
    await userEvent.click(canvas.getByRole('button', { name: t('dash.stop') }));
    await expect(await canvas.findByRole('button', { name: t('dash.start') })).toBeVisible();
    end();
  },
};

export const Left: Story = {
  name: 'It goes on for a screen that was left',
  tags: ['certify'],
  render: () => <App />,
  parameters: { proves: ['FLT-045'] },
  async play({ canvasElement, loaded, step, t }) {
    const canvas = within(canvasElement);
    const stage: Stage = loaded.stage;
    const asked: string[] = [];
    stage.hub.observe('cmd/req/micro-eth/CR-1002', (_topic, payload) => {
      const { msg } = JSON.parse(payload);
      if (msg.endsWith('Extra')) asked.push(msg);
    });
    const isMoving = async () => {
      await canvas.findByText(t('dash.heard'));
      await waitFor(() => {
        const left = canvas.getByRole('meter', { name: t('dash.left') });
        return expect(Number(left.getAttribute('aria-valuenow'))).toBeGreaterThan(20);
      });
    };
    await isMoving();
    await step('it is asked to end, and what it says all the same changes nothing', async () => {
      await userEvent.click(canvas.getByRole('link', { name: t('shell.product') }));
      await canvas.findByRole('link', { name: t('welcome.devices') });
      await waitFor(() => expect(asked.at(-1)).toBe('StopExtra'));
      // This screen has answers of its own to wait for: once they are there it stands still.
      await waitFor(async () => {
        const changes: MutationRecord[] = [];
        const watch = new MutationObserver((records) => void changes.push(...records));
        watch.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        for (let vu = 0; vu < 96; vu++)
          stage.hub.publish(`${LIVE}/vumeter`, JSON.stringify({ vu: [vu, vu] }));
        await new Promise((resolve) => stage.client.clock.after(100, () => resolve(undefined)));
        watch.disconnect();
        expect(changes).toEqual([]);
      });
    });
    await step('whoever comes back hears it again', async () => {
      await userEvent.click(canvas.getByRole('link', { name: t('welcome.devices') }));
      const list = await canvas.findByRole('grid', { name: t('devices.list') });
      await userEvent.click(within(list).getByRole('link', { name: /Café terrace/ }));
      await isMoving();
      await waitFor(() => expect(asked.at(-1)).toBe('StartExtra'));
    });
  },
};
