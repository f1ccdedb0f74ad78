import { encodeVolume, type SliderPositions } from '@carillon/protocol/audio';
import { DeviceAudio } from '@carillon/react/devices';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { brokerDown, type Stage } from '../../.storybook/stage.ts';
import { paintedAsLive } from '../paintedAsLive.ts';
import { failing } from '../patterns/answers.ts';
import { devicePage } from './devicePages.ts';

const path = '/manage/2/feature/2/audio';
const request = 'cmd/req/micro-eth/CR-1002';
const replies = 'cmd/rep/micro-eth/CR-1002';

/** Somebody else sets the sound of the device. */
function setSound({ hub }: Pick<Stage, 'hub'>, positions: Omit<SliderPositions, 'tf'> & { tf?: number }) {
  const { volume, balance, bf, ba, ta, tf = 8 } = positions;
  const send = (req: number, msg: string, body: object) =>
    hub.publish(request, JSON.stringify({ req, msg, body }));
  send(70, 'vol', encodeVolume({ volume, balance }));
  send(71, 'eq', { bf, ba, tf, ta });
}

const drawn = { volume: 62, balance: 8, bf: 8, ba: 6, ta: -2 };
const sounding = (positions: Partial<typeof drawn> = {}) => ({
  path,
  prepare: (stage: Stage) => setSound(stage, { ...drawn, ...positions }),
});

const meta: Meta<typeof DeviceAudio> = {
  title: 'Screens/Devices/Device audio',
  component: DeviceAudio,
  args: { userId: 2, id: 2 },
  parameters: { layout: 'fullscreen', screen: 'live', stage: sounding() },
};
export default meta;

type Story = StoryObj<typeof DeviceAudio>;

const page = devicePage(path);
type Canvas = ReturnType<typeof within>;

/** What the device says from now on of its sound. */
function listen({ hub }: Stage) {
  const said: Record<string, unknown> = {};
  hub.observe(replies, (_topic, payload) => {
    const { msg, body } = JSON.parse(payload);
    said[msg] = body;
  });
  return said;
}

const slider = (canvas: Canvas, name: string) => canvas.findByRole('slider', { name });

/** The simulated device lives in this page: what a slider says, the device has. */
export const Live: Story = {
  parameters: { proves: ['AUD-01'] },
  async play({ canvasElement, loaded, step, t }) {
    const canvas = within(canvasElement);
    const said = listen(loaded.stage);
    await step('AUD-01 all six say their values in words', async () => {
      const words = {
        'audio.volume': t('audio.say.minus', { count: 7.5 }),
        'audio.balance': t('audio.toRight', { value: 8 }),
        'audio.ba': t('audio.say.plus', { count: 6 }),
        'audio.bf': t('audio.say.hz', { value: 80 }),
        'audio.ta': t('audio.say.minus', { count: 3 }),
        'audio.tf': t('audio.say.khz', { value: 8 }),
      } as const;
      for (const [name, text] of Object.entries(words)) {
        const thumb = await slider(canvas, t(name as keyof typeof words));
        await expect(thumb).toHaveAttribute('aria-valuetext', text);
        await expect(thumb).toBeEnabled();
      }
    });
    await step('by keys, and the device has it', async () => {
      const volume = await slider(canvas, t('audio.volume'));
      volume.focus();
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(said.vol).toEqual(encodeVolume({ volume: 63, balance: 8 })));
      await userEvent.keyboard('{End}');
      await expect(volume).toHaveAttribute('aria-valuetext', t('audio.full'));
      await waitFor(() => expect(said.vol).toEqual(encodeVolume({ volume: 80, balance: 8 })));
      const balance = await slider(canvas, t('audio.balance'));
      balance.focus();
      await userEvent.keyboard('{Home}');
      await expect(balance).toHaveAttribute('aria-valuetext', t('audio.toLeft', { value: 50 }));
      await waitFor(() => expect(said.vol).toEqual(encodeVolume({ volume: 80, balance: -50 })));
    });
    await step('by the wheel, and the curve is drawn anew', async () => {
      const line = () => canvasElement.querySelector('polyline')?.getAttribute('points');
      const before = line();
      const bass = await slider(canvas, t('audio.ba'));
      bass.focus();
      fireEvent.wheel(bass, { deltaY: -100 });
      await waitFor(() => expect(said.eq).toEqual({ bf: 8, ba: 7, tf: 8, ta: -2 }));
      await expect(line()).not.toBe(before);
      const frequency = t('audio.hz', { value: 80 });
      const level = t('audio.db', { value: '+7' });
      const picture = t('audio.picture.bass', { level, frequency });
      await expect(canvas.getByRole('img', { name: (name) => name.includes(picture) })).toBeVisible();
    });
  },
};

const mouse = { button: 0, pointerId: 1, pointerType: 'mouse', width: 1, height: 1, pressure: 0.5 };

export const Held: Story = {
  name: 'A held arrow repeats until it is let go',
  tags: ['!autodocs'],
  parameters: { proves: ['AUD-02'] },
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    const said = listen(loaded.stage);
    const volume = await slider(canvas, t('audio.volume'));
    const less = canvas.getByRole('button', { name: t('audio.less', { slider: t('audio.volume') }) });
    fireEvent.pointerDown(less, mouse);
    await waitFor(() => expect(Number(volume.getAttribute('aria-valuenow'))).toBeLessThan(58));
    fireEvent.pointerUp(less, mouse);
    const now = Number((volume as HTMLInputElement).value);
    await waitFor(() => expect(said.vol).toEqual(encodeVolume({ volume: now, balance: 8 })));
    await expect(volume).toHaveValue(String(now));
  },
};

/** All but the volume wait, with their values. */
export const PowerOff: Story = {
  parameters: { proves: ['AUD-01', 'AUD-03'], stage: sounding({ volume: 1 }) },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const volume = await slider(canvas, t('audio.volume'));
    await expect(volume).toHaveAttribute('aria-valuetext', t('audio.powerOff'));
    await expect(volume).toBeEnabled();
    for (const name of ['audio.balance', 'audio.ba', 'audio.bf', 'audio.ta', 'audio.tf'] as const) {
      await expect(await slider(canvas, t(name))).toBeDisabled();
    }
    await expect(canvas.getByRole('img', { name: t('audio.picture.powerOff') })).toBeVisible();
    const unmute = `${t('audio.unmute')}: ${t('audio.unmute.notKnown')}`;
    await expect(canvas.getByRole('button', { name: unmute })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Another console has set what no step of a slider stands for: the thumb is in its place, and the words say what it is. */
const at = (l: number, r: number) => ({
  path,
  prepare(stage: Stage) {
    setSound(stage, drawn);
    stage.hub.publish(request, JSON.stringify({ req: 72, msg: 'vol', body: { l, r } }));
  },
});

/** Where the middle of a thumb stands on its track, from 0 at its start to 1. */
function placeOf(thumb: HTMLElement): number {
  const handle = thumb.closest<HTMLElement>('[style*="left"]');
  const track = handle?.parentElement?.getBoundingClientRect();
  const box = handle?.getBoundingClientRect();
  return track && box ? (box.left + box.width / 2 - track.left) / track.width : Number.NaN;
}
const volumePlace = (attenuation: number) => (10 ** ((255 - attenuation) / 134) - 1) / 79;

export const Quiet: Story = {
  name: 'Very quiet, and on',
  tags: ['certify'],
  parameters: { proves: ['AUD-01', 'AUD-03'], stage: at(240, 240) },
  async play({ canvasElement, loaded, step, t }) {
    const canvas = within(canvasElement);
    const stage: Stage = loaded.stage;
    const said = listen(stage);
    const volume = await slider(canvas, t('audio.volume'));
    const balance = await slider(canvas, t('audio.balance'));
    const minus = (db: number) => t('audio.say.minus', { count: db });
    await waitFor(() => expect(volume).toHaveAttribute('aria-valuetext', minus(120)));
    await step('AUD-03 nothing is switched off', async () => {
      for (const name of ['audio.balance', 'audio.ba', 'audio.bf', 'audio.ta', 'audio.tf'] as const) {
        await expect(await slider(canvas, t(name))).toBeEnabled();
      }
      await expect(canvas.getByRole('button', { name: t('audio.mute') })).toBeEnabled();
      await expect(canvas.queryByRole('img', { name: t('audio.picture.powerOff') })).toBeNull();
      expect(placeOf(volume)).toBeCloseTo(volumePlace(240), 3);
    });
    await step('AUD-01 a thumb that trembles under the hand moves nothing', async () => {
      const handle = volume.closest(`[style*="left"]`) ?? volume;
      const { left, top } = handle.getBoundingClientRect();
      const pointer = (by: number) => ({ ...mouse, clientX: left + 6 + by, clientY: top + 6 });
      fireEvent.pointerDown(handle, pointer(0));
      for (const by of [-1, 1, 0]) fireEvent.pointerMove(handle, pointer(by));
      fireEvent.pointerUp(handle, pointer(0));
      await expect(volume).toHaveAttribute('aria-valuetext', minus(120));
    });
    await step('AUD-01 what differs is shown, and stays as the volume moves', async () => {
      const set = (l: number, r: number) =>
        stage.hub.publish(request, JSON.stringify({ req: 72, msg: 'vol', body: { l, r } }));
      set(240, 250);
      const toLeft = (value: number) => t('audio.toLeft', { value });
      await waitFor(() => expect(balance).toHaveAttribute('aria-valuetext', toLeft(10)));
      await expect(volume).toHaveAttribute('aria-valuetext', minus(120));
      volume.focus();
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(said.vol).toEqual({ l: 215, r: 225 }));
      set(255, 0);
      await waitFor(() => expect(balance).toHaveAttribute('aria-valuetext', t('audio.rightOnly')));
      await expect(volume).toHaveAttribute('aria-valuetext', t('audio.full'));
      expect(placeOf(balance)).toBeCloseTo(1, 3);
      set(0, 200);
      await waitFor(() => expect(balance).toHaveAttribute('aria-valuetext', toLeft(200)));
      expect(placeOf(balance)).toBeCloseTo(0, 3);
    });
    await step('AUD-01 each of the 256 values has its words and its place', async () => {
      for (let attenuation = 254; attenuation >= 0; attenuation -= 1) {
        stage.hub.publish(
          replies,
          JSON.stringify({ req: 72, msg: 'vol', ok: true, body: { l: attenuation, r: attenuation } }),
        );
        await waitFor(() => {
          const words = attenuation === 0 ? t('audio.full') : minus(attenuation / 2);
          expect(volume).toHaveAttribute('aria-valuetext', words);
        });
        // A step has the place of its number, which its level is rounded from.
        expect(Math.abs(placeOf(volume) - volumePlace(attenuation))).toBeLessThan(0.5 / 79);
      }
      await expect(volume).toBeEnabled();
    });
  },
};

export const TwoSidesApart: Story = {
  name: 'Quiet, and more so on the right',
  parameters: { proves: ['AUD-01'], stage: at(240, 250) },
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    const said = listen(loaded.stage);
    const balance = await slider(canvas, t('audio.balance'));
    const toLeft = t('audio.toLeft', { value: 10 });
    await waitFor(() => expect(balance).toHaveAttribute('aria-valuetext', toLeft));
    await userEvent.click(canvas.getByRole('button', { name: t('audio.mute') }));
    await waitFor(() => expect(said.vol).toEqual({ l: 255, r: 255 }));
    await userEvent.click(await canvas.findByRole('button', { name: t('audio.unmute') }));
    await waitFor(() => expect(said.vol).toEqual({ l: 240, r: 250 }));
    await expect(balance).toHaveAttribute('aria-valuetext', toLeft);
  },
};

export const OneSide: Story = {
  name: 'The left side is off',
  parameters: { proves: ['AUD-01'], stage: at(255, 0) },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const balance = await slider(canvas, t('audio.balance'));
    await waitFor(() => expect(balance).toHaveAttribute('aria-valuetext', t('audio.rightOnly')));
    await expect(balance).toBeEnabled();
    await expect(await slider(canvas, t('audio.volume'))).toHaveAttribute('aria-valuetext', t('audio.full'));
  },
};

export const RightOff: Story = {
  name: 'The right side is off',
  parameters: { proves: ['AUD-01'], stage: at(0, 255) },
  async play({ canvasElement, t }) {
    const balance = await slider(within(canvasElement), t('audio.balance'));
    await waitFor(() => expect(balance).toHaveAttribute('aria-valuetext', t('audio.leftOnly')));
  },
};

/** Its replies to whoever reads this have one value alone; what sets it, it answers well. */
const oneValueOnly = (command: 'vol' | 'eq', value: 'l' | 'bf') => (stage: Stage) => {
  setSound(stage, drawn);
  stage.fault({ kind: 'drop', device: 'CR-1002', command, setting: false });
  stage.hub.observe(request, (_topic, payload) => {
    const { req, msg, body } = JSON.parse(payload);
    if (msg !== command || value in body) return;
    stage.hub.publish(replies, JSON.stringify({ req, msg, ok: true, body: { [value]: 4 } }));
  });
};

export const Unreadable: Story = {
  name: 'The device says what no slider can show',
  tags: ['certify'],
  parameters: { proves: ['FLT-121'], stage: { path, prepare: oneValueOnly('vol', 'l') } },
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    const said = listen(loaded.stage);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('audio.notKnown'));
    await expect(alert).toHaveTextContent(t('command.invalidReply'));
    await userEvent.click(within(alert).getByRole('button', { name: t('audio.replace') }));
    await waitFor(() => expect(said.vol).toEqual(encodeVolume({ volume: 20, balance: 0 })));
    await expect(await slider(canvas, t('audio.volume'))).toHaveValue('20');
    // What was known stays.
    await expect(await slider(canvas, t('audio.ba'))).toHaveValue('6');
  },
};

export const UnreadableEqualizer: Story = {
  name: 'The device says of its equalizer what no slider can show: flat replaces it',
  parameters: { proves: ['FLT-121'], stage: { path, prepare: oneValueOnly('eq', 'bf') } },
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    const said = listen(loaded.stage);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('audio.notKnown'));
    await expect(alert).toHaveTextContent(t('command.invalidReply'));
    await userEvent.click(within(alert).getByRole('button', { name: t('audio.replace') }));
    await waitFor(() => expect(said.eq).toEqual({ bf: 8, ba: 0, tf: 8, ta: 0 }));
    await expect(await slider(canvas, t('audio.ba'))).toHaveValue('0');
    // What was known stays.
    await expect(await slider(canvas, t('audio.volume'))).toHaveValue('62');
  },
};

export const TrebleOff: Story = {
  name: 'Treble off: its cut frequency waits',
  tags: ['certify'],
  parameters: { proves: ['AUD-03'], stage: sounding({ ta: 0 }) },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await slider(canvas, t('audio.ta'))).toHaveAttribute('aria-valuetext', t('audio.off'));
    await expect(await slider(canvas, t('audio.tf'))).toBeDisabled();
    await expect(await slider(canvas, t('audio.bf'))).toBeEnabled();
    await expect(
      canvas.getByRole('img', { name: (name) => name.includes(t('audio.picture.trebleOff')) }),
    ).toBeVisible();
  },
};

export const Flat: Story = {
  name: 'Bass off, treble raised, the middle of the room',
  tags: ['certify'],
  parameters: { proves: ['AUD-03'], stage: sounding({ ba: 0, ta: 4, balance: 0 }) },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await slider(canvas, t('audio.bf'))).toBeDisabled();
    await expect(await slider(canvas, t('audio.balance'))).toHaveAttribute(
      'aria-valuetext',
      t('audio.center'),
    );
    await expect(
      canvas.getByRole('img', { name: (name) => name.includes(t('audio.picture.bassOff')) }),
    ).toBeVisible();
    // Below the loudest a level is minus so many decibels, and one that is not attenuated is none.
    const volume = await slider(canvas, t('audio.volume'));
    volume.focus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(volume).toHaveAttribute('aria-valuetext', t('audio.say.minus', { count: 0.5 }));
  },
};

export const Muted: Story = {
  name: 'Muted, and as loud as before',
  tags: ['!autodocs'],
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    const said = listen(loaded.stage);
    await userEvent.click(await canvas.findByRole('button', { name: t('audio.mute') }));
    await waitFor(() => expect(said.vol).toEqual({ l: 255, r: 255 }));
    await userEvent.click(await canvas.findByRole('button', { name: t('audio.unmute') }));
    await waitFor(() => expect(said.vol).toEqual(encodeVolume({ volume: 62, balance: 8 })));
    await expect(await slider(canvas, t('audio.balance'))).toBeEnabled();
  },
};

export const Undone: Story = {
  name: 'The last change undone',
  tags: ['!autodocs'],
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    const said = listen(loaded.stage);
    const treble = await slider(canvas, t('audio.ta'));
    const nothing = `${t('audio.undo')}: ${t('audio.undo.nothing')}`;
    await expect(canvas.getByRole('button', { name: nothing })).toHaveAttribute('aria-disabled', 'true');
    treble.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(said.eq).toMatchObject({ ta: 7 }));
    await userEvent.click(await canvas.findByRole('button', { name: t('audio.undo') }));
    await waitFor(() => expect(said.eq).toMatchObject({ ta: -2 }));
    await expect(treble).toHaveValue('-2');
    const undo = await canvas.findByRole('button', { name: nothing });
    await expect(undo).toBeVisible();
    await expect(undo).toHaveFocus();
  },
};

export const Followed: Story = {
  name: 'Another console moves the sliders',
  tags: ['!autodocs'],
  parameters: { proves: ['FLT-034'] },
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    const volume = await slider(canvas, t('audio.volume'));
    setSound(loaded.stage, { ...drawn, volume: 30, ba: 15 });
    await waitFor(() => expect(volume).toHaveValue('30'));
    await waitFor(async () => expect(await slider(canvas, t('audio.ba'))).toHaveValue('15'));
  },
};

/**
 * Two hands on one volume, while the device takes its time to answer: what it did last is what both are told, and what
 * this screen shows. The other one's commands have the number 70.
 */
export const TwoHands: Story = {
  name: 'Two people turn the volume',
  tags: ['!autodocs'],
  parameters: { proves: ['FLT-034', 'FLT-035'] },
  async play({ canvasElement, loaded, step, t }) {
    const canvas = within(canvasElement);
    const stage: Stage = loaded.stage;
    const said = listen(stage);
    const volume = await slider(canvas, t('audio.volume'));
    await waitFor(() => expect(volume).toHaveValue('62'));
    const turn = (to: number) =>
      stage.hub.publish(
        request,
        JSON.stringify({ req: 70, msg: 'vol', body: encodeVolume({ volume: to, balance: 8 }) }),
      );
    const asked: unknown[] = [];
    const waiting = new Set<number>();
    let most = 0;
    stage.hub.observe(request, (_topic, payload) => {
      const { req, msg, body } = JSON.parse(payload);
      if (msg !== 'vol') return;
      asked.push(body);
      if (req !== 70) waiting.add(req);
      most = Math.max(most, waiting.size);
    });
    stage.hub.observe(replies, (_topic, payload) => waiting.delete(JSON.parse(payload).req));
    stage.fault({ kind: 'delay', ms: 100, direction: 'fromDevice', command: 'vol' });
    const at = (to: number) => encodeVolume({ volume: to, balance: 8 });
    const bothAreAt = async (to: number) => {
      await waitFor(() => expect([asked.at(-1), said.vol, waiting.size]).toEqual([at(to), at(to), 0]));
      await waitFor(() => expect(volume).toHaveValue(String(to)));
    };
    volume.focus();
    await step('one command at most is under way, and the last value goes out', async () => {
      await userEvent.keyboard('{ArrowLeft>12/}');
      await bothAreAt(50);
      expect(most).toBe(1);
    });
    await step('the other one was later', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(asked.at(-1)).toEqual(at(51)));
      turn(30);
      await bothAreAt(30);
    });
    await step('the other one was earlier, and is heard of afterwards', async () => {
      turn(20);
      await userEvent.keyboard('{End}');
      await bothAreAt(80);
    });
  },
};

/** Of its volume and its equalizer it refuses what sets them, or what reads them. */
function refuseSound(stage: Stage, setting: boolean) {
  for (const command of ['vol', 'eq'] as const) {
    stage.fault({ kind: 'refuse', device: 'CR-1002', command, setting, error: 'The amplifier is too hot' });
  }
}

export const Refused: Story = {
  name: 'The device refuses, and the slider falls back',
  parameters: {
    proves: ['AUD-03'],
    stage: {
      path,
      prepare(stage: Stage) {
        setSound(stage, drawn);
        refuseSound(stage, true);
      },
    },
    async reach({ canvas, userEvent, t }: StoryContext) {
      (await canvas.findByRole('slider', { name: t('audio.volume') })).focus();
      await userEvent.keyboard('{Home}');
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(`${t('audio.failed')}The amplifier is too hot`);
    await waitFor(async () => expect(await slider(canvas, t('audio.volume'))).toHaveValue('62'));
    await userEvent.click(within(alert).getByRole('button', { name: t('audio.close') }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const Unread: Story = {
  name: 'The device does not say where its sliders stand',
  parameters: {
    proves: ['AUD-03'],
    stage: {
      path,
      prepare(stage: Stage) {
        refuseSound(stage, false);
      },
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('status', { name: t('audio.reading') })).toBeInTheDocument();
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(`${t('audio.unread')}The amplifier is too hot`);
    await expect(within(alert).getByRole('button', { name: t('error.retry') })).toBeEnabled();
  },
};

export const Offline: Story = {
  parameters: { proves: ['NAV-17'], stage: { playSpeed: 10, path, on: [] } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(t('device.offline.banner', { device: 'Café terrace' })),
    ).toBeVisible();
    await expect(await canvas.findByText(t('audio.notKnown'))).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

/** The broker goes away after the device has told of its sound. */
export const AsLastKnown: Story = {
  name: 'As last known',
  tags: ['certify'],
  parameters: {
    proves: ['FLT-012', 'BRK-06'],
    async reach({ canvas, loaded, t }: StoryContext) {
      const volume = await canvas.findByRole('slider', { name: t('audio.volume') });
      await waitFor(() => expect(volume).toHaveValue('62'));
      await waitFor(() => expect(volume).toBeEnabled());
      brokerDown(loaded.stage);
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('device.stale'))).toBeVisible();
    await expect(await canvas.findByRole('button', { name: t('broker.retry') })).toBeEnabled();
    const volume = await slider(canvas, t('audio.volume'));
    await waitFor(() => expect(volume).toBeDisabled());
    await expect(volume).toHaveValue('62');
    // The line under the tab of this screen says where one is, whatever lives.
    const here = canvas.getByRole('link', { name: t('device.tab.audio') });
    await waitFor(() => expect(paintedAsLive(canvasElement, here)).toEqual([]));
  },
};

/** Its power is cut under the hand: every slider stays where the device was last known to be, and none can be moved. */
export const CutWhileMoved: Story = {
  name: 'Goes away while a slider moves',
  tags: ['certify'],
  parameters: { proves: ['AUD-03', 'NAV-17'] },
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    const stage: Stage = loaded.stage;
    const said = listen(stage);
    const volume = await slider(canvas, t('audio.volume'));
    const more = canvas.getByRole('button', { name: t('audio.more', { slider: t('audio.volume') }) });
    fireEvent.pointerDown(more, mouse);
    await waitFor(() => expect(Number((volume as HTMLInputElement).value)).toBeGreaterThan(65));
    stage.fault({ kind: 'disconnect', device: 'CR-1002' });
    await expect(
      await canvas.findByText(t('device.offline.banner', { device: 'Café terrace' })),
    ).toBeVisible();
    for (const name of ['audio.volume', 'audio.balance', 'audio.ba', 'audio.ta'] as const) {
      await waitFor(async () => expect(await slider(canvas, t(name))).toBeDisabled());
    }
    // The arrow is not held any more, and what was never confirmed is not shown.
    const isThere = () =>
      expect(encodeVolume({ volume: Number((volume as HTMLInputElement).value), balance: 8 })).toEqual(
        said.vol,
      );
    await waitFor(isThere);
    fireEvent.pointerUp(document.body, mouse);
    await isThere();
  },
};

export const Loading: Story = {
  parameters: { stage: { path, latencyMs: 600_000 } },
  async play({ canvasElement, t }) {
    await expect(
      await within(canvasElement).findByRole('status', { name: t('device.loading') }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { stage: { ...sounding(), faults: failing('readDevice') } },
  async play({ canvasElement, t }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(t('device.failed') + t('error.serverError'));
  },
};

export const Retried: Story = {
  name: 'Failed, and tried again with success',
  tags: ['!autodocs'],
  parameters: { stage: { ...sounding(), failsOnce: 'readDevice' } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const alert = await canvas.findByRole('alert');
    await userEvent.click(within(alert).getByRole('button', { name: t('error.retry') }));
    await expect(await slider(canvas, t('audio.volume'))).toBeEnabled();
  },
};

export const NotValid: Story = page.notValid;
export const NoNetwork: Story = page.noNetwork;
export const NotFound: Story = page.notFound;
export const Forbidden: Story = page.forbidden;

const isShown: Story['play'] = async ({ canvasElement, t }) => {
  await expect(await slider(within(canvasElement), t('audio.volume'))).toBeEnabled();
};

export const Dark: Story = { ...PowerOff, tags: ['certify'], globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, play: isShown };
/** All is turned round but the balance: left is left. */
export const RightToLeft: Story = {
  parameters: { locale: 'ar-EG' },
  async play(context) {
    await isShown?.(context);
    const { canvasElement, t } = context;
    const arrowOf = (name: 'audio.volume' | 'audio.balance') =>
      within(canvasElement)
        .getByRole('button', { name: t('audio.less', { slider: t(name) }) })
        .querySelector('svg');
    await expect(arrowOf('audio.volume')).toHaveStyle({ transform: 'matrix(-1, 0, 0, 1, 0, 0)' });
    await expect(arrowOf('audio.balance')).toHaveStyle({ transform: 'none' });
    // The curve has its low end at the left, in every direction: so have the sliders that bend it there.
    const middleOf = (element: Element | null) => {
      const { left = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
      return left + width / 2;
    };
    const canvas = within(canvasElement);
    const curve = middleOf(canvas.getByRole('img'));
    for (const name of ['audio.ba', 'audio.bf'] as const) {
      expect(middleOf((await slider(canvas, t(name))).closest('[role=group]'))).toBeLessThan(curve);
    }
    for (const name of ['audio.ta', 'audio.tf'] as const) {
      expect(middleOf((await slider(canvas, t(name))).closest('[role=group]'))).toBeGreaterThan(curve);
    }
  },
};
export const LongTexts: Story = { globals: { language: 'pseudo' }, play: isShown };
