import type { SenderEvent } from '@carillon/protocol/device';
import { newEncoder } from '@carillon/protocol/encoder';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { SenderEventForm } from '@carillon/react/devices';
import { exampleEvents } from '@carillon/simulator/browser';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { Stage } from '../../.storybook/stage.ts';
import { containing, startingWith } from '../matchers.ts';
import { failing } from '../patterns/answers.ts';
import {
  findName,
  findRecap,
  listen,
  narrowForm,
  type Shown,
  save,
  typeName,
  typeTime,
  unsavedForm,
} from './eventFormSteps.ts';
import { inDigits } from './figures.ts';

const path = '/manage/2/feature/3/events/3/sender';

const meta: Meta<typeof SenderEventForm> = {
  title: 'Screens/Devices/Sender event form',
  component: SenderEventForm,
  args: { userId: 2, id: 3, eventId: 3 },
  parameters: { layout: 'fullscreen', screen: 'record', stage: { path } },
};
export default meta;

type Story = StoryObj<typeof SenderEventForm>;
const [evening] = exampleEvents(3).filter((event): event is SenderEvent => event.mode === 'sender');
if (!evening) throw new Error('There is no example.');
const example = evening;

const requestTopic = 'cmd/req/std-eth/CR-1003';
const TYPED = 'Choir relay';

/** Chooses one of a group. */
async function choose({ canvasElement }: Shown, group: string, option: string) {
  const found = await within(canvasElement).findByRole('radiogroup', { name: group });
  await userEvent.click(await within(found).findByRole('radio', { name: option }));
}

/** Waits until the panel of what is sent says all of these. */
async function findSent({ canvasElement, t }: Shown, ...texts: string[]) {
  const panel = await within(canvasElement).findByRole('region', { name: t('eventForms.sends') });
  for (const text of texts) await waitFor(() => expect(panel).toHaveTextContent(text));
  return panel;
}

/** An event as it stands on the device, with another encoder. */
const withEncoder = (encoder: SenderEvent['encoder']) => ({ path, events: [{ ...example, encoder }] });

export const Ready: Story = {
  parameters: { proves: ['EVT-05', 'EVT-07', 'SND-01', 'SND-05'] },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    await expect(await findName(canvasElement, t)).toHaveValue('Evening service');
    await expect(
      await canvas.findByRole('heading', { level: 1, name: t('eventForms.sender.edit') }),
    ).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: t('eventForms.host') })).toHaveValue(
      'relay.carillon.example',
    );
    await expect(await canvas.findByRole('textbox', { name: t('eventForms.port') })).toHaveValue('8000');
    await expect(canvas.getByRole('textbox', { name: t('eventForms.mountpoint') })).toHaveValue(
      '/chapel.mp3',
    );
    const password = canvas.getByLabelText(startingWith(t('eventForms.password')));
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: t('eventForms.password.show') }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: t('eventForms.password.hide') }));
    await expect(password).toHaveAttribute('type', 'password');
    await findRecap(canvasElement, '19:00', '20:30');
    // Without the password, though it has one.
    await findSent(
      context,
      'icecast://relay.carillon.example:8000/chapel.mp3',
      t('eventForms.sends.as', { connection: t('eventForms.plain'), user: 'source' }),
      t('eventForms.kbps', { rate: '192' }),
      t('eventForms.sends.exact', { size: '86' }),
    );
  },
};

/** The encoder and the gains of D9, no port, and a relay that is still to be typed. */
export const Create: Story = {
  args: { eventId: 'add' },
  parameters: { proves: ['EVT-05', 'EVT-07', 'SND-03', 'SND-04'] },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: t('eventForms.sender.create') }),
    ).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: t('eventForms.port') })).toHaveValue('');
    await expect(await canvas.findByRole('textbox', { name: t('eventForms.timeout') })).toHaveValue('15');
    await expect(await canvas.findByRole('radio', { name: 'MP3' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: t('eventForms.stereo') })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: t('eventForms.quality.vbr') })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: t('eventForms.sampleRate') })).toHaveValue('44100');
    await expect(canvas.getByRole('combobox', { name: t('eventForms.bitrate') })).toHaveValue('192');
    const gain = await canvas.findByRole('slider', { name: t('eventForms.gain') });
    await expect(gain).toHaveAttribute(
      'aria-valuetext',
      t('eventForms.gain.times', { gain: inDigits(context, 1, 2) }),
    );
    await expect(await canvas.findByText(t('eventForms.autoGain.off'))).toBeVisible();
    await expect(canvas.getByRole('slider', { name: t('eventForms.autoGain') })).toBeDisabled();
    const { locale } = context;
    const missing = (['host', 'port', 'mountpoint'] as const).map((name) => t(`eventForms.${name}`));
    const fields = new Intl.ListFormat(locale).format(missing);
    await findSent(context, t('eventForms.sends.missing', { fields }));
    // A name alone makes no alarm of a day that is missing.
    await typeName(context, TYPED);
    const [missingDay] = await canvas.findAllByText(t('schedule.noDay'));
    await expect(missingDay?.closest('[data-kind]')).toHaveAttribute('data-kind', 'info');
  },
};

/** A pasted uri fills all the fields of the relay. */
export const Created: Story = {
  args: { eventId: 'add' },
  parameters: { proves: ['SND-01', 'SND-05', 'REC-03'] },
  async play(context) {
    const { canvasElement, loaded, t } = context;
    const canvas = within(canvasElement);
    const { sent, stop } = listen(loaded.stage, requestTopic);
    await typeName(context, TYPED);
    await choose(context, t('eventForms.repeat'), t('eventForms.weekly'));
    const selects = ['eventForms.startDay', 'eventForms.endDay'] as const;
    for (const select of selects) {
      await userEvent.selectOptions(await canvas.findByRole('combobox', { name: t(select) }), '2');
    }
    await typeTime(context, t('eventForms.start'), '2100');
    await typeTime(context, t('eventForms.end'), '2330');
    await userEvent.click(await canvas.findByRole('textbox', { name: t('eventForms.host') }));
    await userEvent.paste('icecast://source:Relay-1@Relay.Example.com:8443/night/live.mp3');
    await expect(await canvas.findByRole('textbox', { name: t('eventForms.host') })).toHaveValue(
      'Relay.Example.com',
    );
    await expect(await canvas.findByRole('textbox', { name: t('eventForms.port') })).toHaveValue('8443');
    await expect(canvas.getByRole('textbox', { name: t('eventForms.mountpoint') })).toHaveValue(
      '/night/live.mp3',
    );
    await choose(context, t('eventForms.connection'), t('eventForms.tls'));
    await findSent(
      context,
      'icecast://relay.example.com:8443/night/live.mp3',
      t('eventForms.sends.as', { connection: t('eventForms.tls'), user: 'source' }),
    );
    await choose(context, t('eventForms.advertise'), t('eventForms.public'));
    await userEvent.type(
      canvas.getByRole('textbox', { name: containing(t('eventForms.url')) }),
      ' https://choir.example ',
    );
    await save(context);
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(JSON.parse(sent[0] ?? '').body).toMatchObject({
      name: TYPED,
      mode: 'sender',
      repeat: encodeRepeat({ kind: 'weekly', start: 2, stop: 2 }),
      time: [20 * 60, 22 * 60 + 30],
      main: { uri: 'icecast://source:Relay-1@relay.example.com:8443/night/live.mp3', tls: 1, tmo: 15 },
      encoder: newEncoder(),
      radio: { adv: 1, url: 'https://choir.example' },
    });
    stop();
  },
};

const unsaved = unsavedForm(TYPED);
export const Dark: Story = { ...unsaved, tags: ['certify'], globals: { theme: 'dark' } };
export const Narrow: Story = narrowForm(TYPED, /^1\s?h\w*,?\s30\s?min$/);
export const RightToLeft: Story = {
  ...unsaved,
  tags: ['certify'],
  parameters: { ...unsaved.parameters, locale: 'ar-EG' },
};
export const LongWords: Story = { ...unsaved, tags: ['certify'], globals: { language: 'pseudo' } };

/** Saved empty: each reason at its field. */
export const Invalid: Story = {
  args: { eventId: 'add' },
  parameters: { proves: ['SND-01', 'SND-02', 'REC-03'], reach: save },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await waitFor(async () => expect(await findName(canvasElement, t)).toBeInvalid());
    await expect(await canvas.findByText(t('problem.event.name'))).toBeVisible();
    await expect(await canvas.findByText(t('problem.relay.host'))).toBeVisible();
    await expect(await canvas.findByText(t('problem.relay.port'))).toBeVisible();
    await expect(await canvas.findByText(t('problem.relay.mountpoint'))).toBeVisible();
  },
};

/** A device may hold what no form offers: it is refused with the reason, and not changed unasked. */
const unusual = {
  codec: [{ ...newEncoder(), codec: 3 }, 'problem.encoder.codec'],
  quality: [{ ...newEncoder(), qlt: 2 }, 'problem.encoder.qlt'],
  rate: [{ ...newEncoder(), sr: 44_000 }, 'problem.encoder.sr'],
  mode: [{ ...newEncoder(), adc: 4 }, 'problem.encoder.adc'],
} as const;

const refused = (name: keyof typeof unusual): Story => {
  const [encoder, text] = unusual[name];
  return {
    parameters: {
      proves: ['SND-03'],
      stage: withEncoder(encoder),
      reach: async (context: StoryContext) => {
        await typeName(context, TYPED);
        await save(context);
      },
    },
    async play({ canvasElement, t }) {
      await expect(await within(canvasElement).findByText(t(text))).toBeVisible();
    },
  };
};
export const UnusualCodec: Story = {
  ...refused('codec'),
  async play(context) {
    await refused('codec').play?.(context);
    await findSent(context, context.t('eventForms.sends.unknown'));
  },
};
export const UnusualQuality = refused('quality');
export const UnusualRate = refused('rate');
export const UnusualMode = refused('mode');

/** Mono, at a constant rate; another sample rate sets its usual bitrate. */
export const Mono: Story = {
  parameters: { proves: ['SND-03'] },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    await choose(context, t('eventForms.channels'), t('eventForms.mono'));
    await expect(await canvas.findByRole('radio', { name: t('eventForms.channelMode.mono') })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: t('eventForms.channelMode.left') })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: t('eventForms.channelMode.right') })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: t('eventForms.quality.quality') })).toBeDisabled();
    const rate = canvas.getByRole('combobox', { name: t('eventForms.sampleRate') });
    await userEvent.selectOptions(rate, '48000');
    await expect(canvas.getByRole('combobox', { name: t('eventForms.bitrate') })).toHaveValue('224');
    await expect(await canvas.findByText(t('eventForms.bitrate.recommended'))).toBeVisible();
    await findSent(
      context,
      t('eventForms.kbps', { rate: '224' }),
      t('eventForms.sends.exact', { size: '101' }),
    );
  },
};

/** Steps of quality instead of bitrates, and no channel mode. */
export const OggVorbis: Story = {
  parameters: { proves: ['SND-03'] },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    await choose(context, t('eventForms.codec'), 'Ogg Vorbis');
    const bitrate = await canvas.findByRole('combobox', { name: t('eventForms.bitrate') });
    await waitFor(() =>
      expect(bitrate).toHaveDisplayValue(t('eventForms.kbps.step', { step: '5', rate: '148' })),
    );
    await expect(canvas.getByRole('radio', { name: t('eventForms.quality.cbr') })).toBeDisabled();
    await expect(canvas.queryByRole('radiogroup', { name: t('eventForms.channelMode') })).toBeNull();
    await findSent(context, t('eventForms.sends.about', { size: '67' }));
  },
};

/** It has neither quality nor bitrate. */
export const Flac: Story = {
  name: 'FLAC',
  tags: ['certify'],
  parameters: { proves: ['SND-03'] },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    await choose(context, t('eventForms.codec'), 'FLAC');
    await expect(
      await canvas.findByText(t('eventForms.kbps.upTo', { rate: inDigits(context, 1411, 0) })),
    ).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: t('eventForms.bitrate') })).toBeNull());
    await findSent(context, t('eventForms.sends.upTo', { size: inDigits(context, 635, 0) }));
  },
};

/** A Shoutcast server has no mountpoint and takes MP3 alone. */
export const Shoutcast: Story = {
  parameters: {
    proves: ['SND-02', 'SND-03'],
    async reach(context: StoryContext) {
      const { t } = context;
      await choose(context, t('eventForms.codec'), 'FLAC');
      await choose(context, t('eventForms.scheme'), t('eventForms.scheme.shoutcast'));
      await save(context);
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('problem.relay.shoutcastCodec'))).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('textbox', { name: t('eventForms.mountpoint') })).toBeNull(),
    );
  },
};

/** The automatic gain has a limit only while it is on; the scale of both goes by doublings. */
export const AutoGain: Story = {
  name: 'Automatic gain',
  parameters: { proves: ['SND-04'], stage: withEncoder({ ...newEncoder(), gain: 0, ag: 0 }) },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    const autoGain = await canvas.findByRole('slider', { name: t('eventForms.autoGain') });
    await expect(autoGain).toBeEnabled();
    await expect(autoGain).toHaveAttribute('aria-valuetext', t('eventForms.autoGain.max'));
    await userEvent.click(canvas.getByRole('button', { name: t('eventForms.autoGain.more') }));
    await waitFor(() =>
      expect(autoGain).toHaveAttribute(
        'aria-valuetext',
        t('eventForms.gain.times', { gain: inDigits(context, 0.25, 2) }),
      ),
    );
    // From 1 to 4 it is as far as from 4 to 16, and as from there to 64.
    const [one = 0, four = 0, sixteen = 0, most = 0] = ['1', '4', '16', '64'].map((gain) => {
      const [, mark] = canvas.getAllByText(t('eventForms.gain.times', { gain }));
      if (!mark) throw new Error('A slider has no scale.');
      const { left, width } = mark.getBoundingClientRect();
      return left + width / 2;
    });
    await expect(sixteen - four).toBeCloseTo(four - one, 0);
    await expect(most - sixteen).toBeCloseTo(four - one, 0);
    const thumb = autoGain.closest('[data-rac]');
    const track = thumb?.parentElement;
    if (!thumb || !track) throw new Error('The slider has no track.');
    const at = (x: number) => ({ pointerId: 1, button: 0, clientX: x, pageX: x });
    fireEvent.pointerDown(track, at(four));
    await waitFor(() =>
      expect(autoGain).toHaveAttribute(
        'aria-valuetext',
        t('eventForms.gain.times', { gain: inDigits(context, 4, 2) }),
      ),
    );
    const { left, width } = thumb.getBoundingClientRect();
    await expect(Math.abs(left + width / 2 - four)).toBeLessThan(1);
    fireEvent.pointerMove(window, at(sixteen));
    await waitFor(() => expect(autoGain).toHaveAttribute('aria-valuetext', expect.stringMatching(/1[56]/)));
    fireEvent.pointerUp(window, at(sixteen));
    // Automatic gain has longer names, in some languages with these at their beginning.
    await userEvent.click(canvas.getByRole('button', { name: t('eventForms.gain.more') }));
    await waitFor(() => expect(autoGain).toBeDisabled());
  },
};

export const Refused: Story = {
  name: 'The device goes offline, and says nothing',
  parameters: { proves: ['EVT-04', 'FLT-032'] },
  async play(context) {
    const { canvasElement, loaded, t } = context;
    const stage: Stage = loaded.stage;
    const canvas = within(canvasElement);
    await typeName(context, TYPED);
    stage.fault({ kind: 'powerCut', device: 'CR-1003', during: 'SetEvent' });
    await save(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('eventForms.edit.failed'));
    await expect(await findName(canvasElement, t)).toHaveValue(TYPED);
  },
};

export const Loading: Story = {
  parameters: { stage: { path, latencyMs: 600_000 } },
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByRole('status', { name: t('form.loading') })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { stage: { path, faults: failing('readDevice') } },
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByText(t('eventForms.failed'))).toBeVisible();
  },
};
