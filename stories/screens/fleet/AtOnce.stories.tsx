import { DeviceList } from '@carillon/react/devices';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { brokerDown, type Stage } from '../../../.storybook/stage.ts';
import { startingWith } from '../../matchers.ts';
import { strayTexts } from '../../strayTexts.ts';
import { manyDevices, manyEvents, on } from '../todayDevices.ts';
import {
  ask,
  devices,
  findLabel,
  hearReplies,
  OFF,
  readEvents,
  readSaved,
  savedFile,
  setVolumes,
  world,
} from './atOnceDevices.ts';

const meta: Meta<typeof DeviceList> = {
  title: 'Screens/Devices/At once',
  component: DeviceList,
  args: { userId: 2 },
  parameters: { layout: 'fullscreen', screen: 'page', proves: ['FLV-07'], stage: world },
};
export default meta;

type Story = StoryObj<typeof DeviceList>;
type Look = Pick<StoryContext, 'canvasElement' | 't'>;
type Task = 'stop' | 'volume' | 'save' | 'restore';

const nameOf = (label: string) => devices.find(({ device_id }) => device_id === label)?.name ?? '';

/** The dialog, whatever it says: it asks, runs, or tells what failed. */
const findDialog = () =>
  waitFor(() => {
    const [dialog] = document.body.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]');
    if (!dialog) throw new Error('There is no dialog.');
    return dialog;
  });

const findToast = (text: string) => within(document.body).findByText(text);

/** Selects devices by their labels, or all of the page, and opens the dialog with a task. */
async function open({ canvasElement, t }: Look, task: Task, labels?: readonly string[]) {
  const canvas = within(canvasElement);
  const grid = within(await canvas.findByRole('grid'));
  if (labels) {
    for (const label of labels) {
      const [shown] = await grid.findAllByText(label);
      if (shown) await userEvent.click(shown);
    }
  } else {
    await userEvent.click(await canvas.findByRole('checkbox', { name: t('list.selectAll') }));
  }
  await userEvent.click(await canvas.findByRole('button', { name: t('devices.atOnce') }));
  const dialog = await findDialog();
  if (task !== 'stop') {
    await userEvent.click(await within(dialog).findByRole('radio', { name: t(`atOnce.task.${task}`) }));
  }
  return dialog;
}

const opened =
  (task: Task, labels?: readonly string[]) =>
  async (context: StoryContext): Promise<void> => {
    await open(context, task, labels);
  };

async function press(name: string) {
  const button = await waitFor(async () => {
    const found = within(await findDialog()).getByRole('button', { name });
    expect(found).toBeEnabled();
    return found;
  });
  await userEvent.click(button);
}

const closed = () =>
  waitFor(() => expect(document.body.querySelector('[role=dialog], [role=alertdialog]')).toBeNull());

/** Closes what says that something failed. */
async function close(t: StoryContext['t']) {
  const buttons = await within(await findDialog()).findAllByRole('button', { name: t('list.bulk.close') });
  await userEvent.click(buttons.at(-1) as HTMLElement);
  await closed();
}

/** The names of the rows that are selected. */
const selected = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[role=row][aria-selected=true]')].map(
    (row) => devices.find(({ device_id }) => row.textContent.includes(device_id))?.name,
  );

/** The line of a device in the dialog. */
const findRow = (label: string) =>
  waitFor(async () => {
    const rows = within(await findDialog()).getAllByRole('listitem');
    const row = rows.find((one) => one.textContent.startsWith(nameOf(label)));
    if (!row) throw new Error(`${label} has no row.`);
    return row;
  });

export const Stop: Story = {
  name: 'Stop: how many play, how many will not be reached; the one that failed is named and stays selected',
  parameters: { reach: opened('stop') },
  async play({ canvasElement, t }) {
    const dialog = await findDialog();
    await expect(dialog).toHaveAccessibleName(t('atOnce.title', { count: 5 }));
    const says = (text: string) => expect(within(dialog).findByText(text)).resolves.toBeVisible();
    await says(t('atOnce.stop.playing', { count: 2 }));
    await says(t('atOnce.stop.quiet', { count: 2 }));
    await says(t('atOnce.offline', { count: 1 }));
    await press(t('atOnce.stop.many', { count: 5 }));
    await expect(await findToast(t('atOnce.stop.done', { count: 2 }))).toBeVisible();
    await expect(await findToast(t('atOnce.stop.quietDone', { count: 2 }))).toBeVisible();
    const failed = await within(await findDialog()).findByRole('alert');
    await expect(failed).toHaveTextContent(t('atOnce.stop.failed', { count: 1 }));
    await expect(failed).toHaveTextContent(`${nameOf(OFF)}: ${t('command.deviceOffline')}`);
    await close(t);
    await expect(selected(canvasElement)).toEqual([nameOf(OFF)]);
    const list = within(canvasElement).getByRole('grid');
    await waitFor(() => expect(within(list).queryByText(t('device.playing'))).toBeNull());
  },
};

export const StopOne: Story = {
  name: 'One device is named; where it played nothing, that is said',
  tags: ['!autodocs'],
  parameters: { reach: opened('stop', [findLabel(3)]) },
  async play({ canvasElement, t }) {
    await expect(await findDialog()).toHaveAccessibleName(t('atOnce.title.one'));
    await press(t('atOnce.stop.one', { name: nameOf(findLabel(3)) }));
    await expect(await findToast(t('atOnce.stop.none'))).toBeVisible();
    await closed();
    await expect(selected(canvasElement)).toEqual([]);
  },
};

export const EachByItself: Story = {
  name: 'What one device or the broker refuses ends nothing for the others, and is tried again',
  parameters: {
    stage: {
      ...world,
      refused: [findLabel(2)],
      prepare(stage: Stage) {
        setVolumes(stage);
        stage.fault({
          kind: 'refuse',
          device: findLabel(0),
          command: 'StopEvent',
          error: 'The amplifier is hot',
          times: 1,
        });
      },
    },
    async reach(context: StoryContext) {
      const { t } = context;
      await open(context, 'stop', [findLabel(0), findLabel(1), findLabel(2)]);
      await press(t('atOnce.stop.many', { count: 3 }));
    },
  },
  async play({ canvasElement, t, loaded }) {
    const failed = await within(await findDialog()).findByRole('alert');
    await waitFor(() => expect(failed).toHaveTextContent(`${nameOf(findLabel(0))}: The amplifier is hot`));
    await expect(failed).toHaveTextContent(`${nameOf(findLabel(2))}: ${t('command.subscription')}`);
    await expect(await findToast(t('atOnce.stop.done', { count: 1 }))).toBeVisible();
    (loaded.stage as Stage).admit();
    await press(t('list.bulk.retry', { count: 2 }));
    await waitFor(() =>
      expect(within(document.body).getAllByText(t('atOnce.stop.done', { count: 1 }))).toHaveLength(2),
    );
    const only = await within(await findDialog()).findByRole('alert');
    await expect(only).toHaveTextContent(`${nameOf(findLabel(2))}: ${t('command.subscription')}`);
    await close(t);
    await expect(selected(canvasElement)).toEqual([nameOf(findLabel(2))]);
  },
};

export const FailedOne: Story = {
  name: 'The only one that was selected is offline',
  tags: ['!autodocs'],
  parameters: {
    async reach(context: StoryContext) {
      await open(context, 'stop', [OFF]);
      await press(context.t('atOnce.stop.one', { name: nameOf(OFF) }));
    },
  },
  async play({ t }) {
    const dialog = await findDialog();
    await expect(
      await within(dialog).findByText(t('atOnce.stop.failedOne', { name: nameOf(OFF) })),
    ).toBeVisible();
    await expect(dialog).toHaveAccessibleName(t('atOnce.stop.incomplete'));
  },
};

export const NotConnected: Story = {
  name: 'Without a connection it is not known who plays, and nothing further is tried',
  parameters: {
    stage: { ...world, prepare: (stage: Stage) => void brokerDown(stage) },
    reach: opened('stop'),
  },
  async play({ canvasElement, t }) {
    const dialog = await findDialog();
    await expect(await within(dialog).findByText(t('atOnce.stop.unknown', { count: 5 }))).toBeVisible();
    await press(t('atOnce.stop.many', { count: 5 }));
    const failed = await within(await findDialog()).findByRole('alert');
    await expect(failed).toHaveTextContent(t('command.notConnected'));
    await close(t);
    await expect(selected(canvasElement)).toHaveLength(5);
  },
};

const many = manyDevices(40);

export const Halfway: Story = {
  name: 'Stopped on the way: what is left stays selected',
  tags: ['certify', '!autodocs'],
  parameters: {
    stage: {
      ...world,
      prepare: undefined,
      network: 'slow',
      latencyMs: 0,
      search: '?ds=50',
      events: manyEvents,
      on: many.map(({ device_id }) => device_id),
      seed: { devices: many },
    },
    async reach(context: StoryContext) {
      const { t } = context;
      await open(context, 'stop');
      await press(t('atOnce.stop.many', { count: 40 }));
      await press(t('list.bulk.stop'));
    },
  },
  async play({ canvasElement, t }) {
    const [left = ''] = t('list.bulk.stopped', { count: 24 }).split(/\d/);
    await expect(await within(await findDialog()).findByText(startingWith(left))).toBeVisible();
    await close(t);
    await expect(canvasElement.querySelectorAll('[role=row][aria-selected=true]').length).toBeGreaterThan(1);
  },
};

/** Turns a slider by keys, so many steps. */
async function turn(name: string, key: string, count: number) {
  const slider = await within(await findDialog()).findByRole('slider', { name });
  slider.focus();
  for (let step = 0; step < count; step++) await userEvent.keyboard(`{${key}}`);
}

/** 6 dB louder, and no louder than -10 dB. */
async function louder(context: StoryContext) {
  const { t } = context;
  await open(context, 'volume');
  const isRtl = getComputedStyle(await findDialog()).direction === 'rtl';
  await turn(t('atOnce.volume.change'), isRtl ? 'ArrowLeft' : 'ArrowRight', 6);
  await turn(t('atOnce.volume.ceiling'), isRtl ? 'ArrowRight' : 'ArrowLeft', 10);
}

export const Volume: Story = {
  name: 'Volume in ratio: what each becomes is seen before, what the ceiling holds, and who stays off',
  parameters: { reach: louder },
  async play({ t, format, loaded }) {
    const db = (value: number) => t('audio.db', { value: format.number(value) });
    await waitFor(async () => expect(await findRow(findLabel(0))).toHaveTextContent(db(-24)));
    await expect(await findRow(findLabel(0))).toHaveTextContent(db(-30));
    await expect(await findRow(findLabel(1))).toHaveTextContent(db(-10));
    await expect(await findRow(findLabel(3))).toHaveTextContent(t('audio.powerOff'));
    await expect(await findRow(OFF)).toHaveTextContent(t('device.offline'));
    const dialog = within(await findDialog());
    await expect(dialog.getByText(t('atOnce.volume.meets', { count: 1 }))).toBeVisible();
    const replies = hearReplies(loaded.stage as Stage);
    await press(t('atOnce.volume.many', { count: 5 }));
    await expect(await findToast(t('atOnce.volume.done', { count: 3 }))).toBeVisible();
    const detail = [t('atOnce.volume.atCeiling', { count: 1 }), t('atOnce.volume.stayedOff', { count: 1 })];
    await expect(await findToast(detail.join(' '))).toBeVisible();
    await expect(replies(findLabel(0), 'vol').at(-1)).toEqual({ l: 48, r: 48 });
    await expect(replies(findLabel(1), 'vol').at(-1)).toEqual({ l: 20, r: 26 });
    await expect(replies(findLabel(2), 'vol').at(-1)).toEqual({ l: 28, r: 28 });
    await expect(replies(findLabel(3), 'vol').at(-1)).toEqual({ l: 255, r: 255 });
    const failed = await within(await findDialog()).findByRole('alert');
    await expect(failed).toHaveTextContent(t('atOnce.volume.failed', { count: 1 }));
  },
};

export const TwoConsoles: Story = {
  name: 'What somebody else changes meanwhile is seen, and is what is changed',
  tags: ['certify', '!autodocs'],
  parameters: { reach: louder },
  async play({ t, format, loaded }) {
    const stage = loaded.stage as Stage;
    const db = (value: number) => t('audio.db', { value: format.number(value) });
    await waitFor(async () => expect(await findRow(findLabel(0))).toHaveTextContent(db(-30)));
    ask(stage, findLabel(0), 'vol', { l: 100, r: 90 });
    await waitFor(async () => expect(await findRow(findLabel(0))).toHaveTextContent(db(-39)));
    const replies = hearReplies(stage);
    await press(t('atOnce.volume.many', { count: 5 }));
    await waitFor(() => expect(replies(findLabel(0), 'vol').at(-1)).toEqual({ l: 88, r: 78 }));
  },
};

export const VolumeOfOne: Story = {
  name: 'Nothing is to be done before something is chosen; one that is off stays off',
  tags: ['!autodocs'],
  parameters: { reach: opened('volume', [findLabel(3)]) },
  async play({ t }) {
    const confirm = t('atOnce.volume.one', { name: nameOf(findLabel(3)) });
    await expect(within(await findDialog()).getByRole('button', { name: confirm })).toBeDisabled();
    await turn(t('atOnce.volume.change'), 'ArrowLeft', 1);
    await press(confirm);
    await expect(await findToast(t('atOnce.volume.none'))).toBeVisible();
  },
};

export const VolumeNotKnown: Story = {
  name: 'A volume that is not known is read first; where it cannot be, that is said',
  tags: ['!autodocs'],
  parameters: {
    stage: {
      ...world,
      prepare: (stage: Stage) =>
        void stage.fault({
          kind: 'refuse',
          device: findLabel(0),
          command: 'vol',
          error: 'The amplifier is hot',
        }),
    },
    reach: opened('volume', [findLabel(0)]),
  },
  async play({ t }) {
    const dialog = within(await findDialog());
    await expect(await dialog.findByText(t('atOnce.volume.unknown', { count: 1 }))).toBeVisible();
    await expect(await findRow(findLabel(0))).toHaveTextContent(t('atOnce.volume.notKnown'));
    await turn(t('atOnce.volume.change'), 'ArrowLeft', 1);
    await press(t('atOnce.volume.one', { name: nameOf(findLabel(0)) }));
    const failed = await within(await findDialog()).findByText(
      t('atOnce.volume.failedOne', { name: nameOf(findLabel(0)) }),
    );
    await expect(failed).toBeVisible();
    await expect(await findDialog()).toHaveAccessibleName(t('atOnce.volume.incomplete'));
  },
};

/** The file that a page hands to the browser. */
async function takeDownload(begin: () => Promise<unknown>) {
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  try {
    await begin();
    await waitFor(() => expect(click).toHaveBeenCalled());
    const link = click.mock.contexts.at(-1) as HTMLAnchorElement;
    return { name: link.download, file: JSON.parse(await (await fetch(link.href)).text()) };
  } finally {
    click.mockRestore();
  }
}

export const Save: Story = {
  name: 'Save: those that were read are in the file, the one that was not is named',
  parameters: { reach: opened('save') },
  async play({ t }) {
    const dialog = await findDialog();
    await expect(await within(dialog).findByText(t('atOnce.offline', { count: 1 }))).toBeVisible();
    const { name, file } = await takeDownload(() => press(t('atOnce.save.many', { count: 5 })));
    await expect(name).toBe(`${t('atOnce.save.file')}-2026-03-04.json`);
    await expect(file).toMatchObject({ v: 1, savedAt: expect.stringContaining('2026-03-04T13:') });
    await expect(file.devices.map(({ label }: { label: string }) => label).sort()).toEqual(
      devices.map(({ device_id }) => device_id).filter((label) => label !== OFF),
    );
    const saved = file.devices.find(({ label }: { label: string }) => label === findLabel(1));
    await expect(saved).toMatchObject({
      name: 'Lobby south',
      classId: 2,
      events: readEvents(findLabel(1)),
      vol: { l: 24, r: 30 },
      ntp: { boot: expect.any(Number) },
      eq: { ba: expect.any(Number) },
    });
    await expect(await findToast(t('atOnce.save.done', { count: 4 }))).toBeVisible();
    await expect(await findToast(name)).toBeVisible();
    const failed = await within(await findDialog()).findByRole('alert');
    await expect(failed).toHaveTextContent(t('atOnce.save.failed', { count: 1 }));
    // What is tried again in vain brings no other file.
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await press(t('list.bulk.retry', { count: 1 }));
    await expect(
      await within(await findDialog()).findByText(t('atOnce.save.failedOne', { name: nameOf(OFF) })),
    ).toBeVisible();
    await expect(click).not.toHaveBeenCalled();
    click.mockRestore();
    await expect(await findDialog()).toHaveAccessibleName(t('atOnce.save.incomplete'));
  },
};

export const SaveOne: Story = {
  name: 'The file of one device has its label',
  tags: ['!autodocs'],
  parameters: { reach: opened('save', [findLabel(0)]) },
  async play({ t }) {
    const confirm = t('atOnce.save.one', { name: nameOf(findLabel(0)) });
    const { name } = await takeDownload(() => press(confirm));
    await expect(name).toBe('CR-4000-2026-03-04.json');
    await closed();
  },
};

async function choose(file: File) {
  const input = (await findDialog()).querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no place for a file.');
  await userEvent.upload(input, file);
}

const compared =
  (file: () => File, labels?: readonly string[]) =>
  async (context: StoryContext): Promise<void> => {
    await open(context, 'restore', labels);
    await choose(file());
    const dialog = within(await findDialog());
    await dialog.findByRole('list', { name: context.t('atOnce.restore.dryRun') });
    await waitFor(() => expect(dialog.queryByText(context.t('atOnce.restore.reading'))).toBeNull());
  };

const firstTwo = [findLabel(0), findLabel(1)];
/** The first is another one, the second as it is, and the third is not in it. */
const three = () =>
  savedFile([
    readSaved(0),
    readSaved(1, { events: [...readEvents(findLabel(1))], vol: undefined, eq: undefined, ntp: undefined }),
  ]);

export const DryRun: Story = {
  name: 'Restore: what would come, change and go is seen before anything is written',
  parameters: { reach: compared(three, [...firstTwo, findLabel(2)]) },
  async play({ t, format, loaded }) {
    const replies = hearReplies(loaded.stage as Stage);
    const dialog = within(await findDialog());
    const first = await findRow(findLabel(0));
    await expect(first).toHaveTextContent(t('atOnce.restore.add', { name: 'Morning bells' }));
    await expect(first).toHaveTextContent(t('atOnce.restore.change', { name: 'Afternoon hall' }));
    await expect(first).toHaveTextContent(t('atOnce.restore.remove', { name: 'Evening chimes' }));
    await expect(first).toHaveTextContent(t('audio.db', { value: format.number(-30) }));
    await expect(first).toHaveTextContent(t('audio.db', { value: format.number(-20) }));
    await expect(first).toHaveTextContent(t('audio.equalizer'));
    await expect(first).toHaveTextContent('time.example.org');
    await expect(await findRow(findLabel(1))).toHaveTextContent(t('atOnce.restore.same'));
    await expect(await findRow(findLabel(2))).toHaveTextContent(t('atOnce.restore.missing'));
    await expect(dialog.getByText(t('atOnce.restore.touches', { count: 1 }))).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('atOnce.file.another') })).toBeEnabled();
    await expect(replies(findLabel(0), 'SetEvent')).toEqual([]);
  },
};

export const Restored: Story = {
  name: 'Restored: two are as they were saved, the one that is not in the file stays selected',
  tags: ['!autodocs'],
  parameters: { reach: compared(three, [...firstTwo, findLabel(2)]) },
  async play({ canvasElement, t, loaded }) {
    const replies = hearReplies(loaded.stage as Stage);
    await press(t('atOnce.restore.many', { count: 3 }));
    await expect(await findToast(t('atOnce.restore.done', { count: 2 }))).toBeVisible();
    const failed = await within(await findDialog()).findByRole('alert');
    await expect(failed).toHaveTextContent(t('atOnce.restore.failed', { count: 1 }));
    await expect(failed).toHaveTextContent(`${nameOf(findLabel(2))}: ${t('atOnce.restore.missing')}`);
    await expect(replies(findLabel(0), 'vol').at(-1)).toEqual({ l: 40, r: 40 });
    await expect(replies(findLabel(0), 'SetEvent')).toHaveLength(2);
    await expect(replies(findLabel(1), 'SetEvent')).toEqual([]);
    await close(t);
    await expect(selected(canvasElement)).toEqual([nameOf(findLabel(2))]);
  },
};

/** What was saved of one device alone, with what not all can run. */
const church = () => {
  const [mass] = readEvents(findLabel(2));
  const odd = { ...on(4, 'Old stream', '20:00', '21:00'), main: { uri: 'ftp://old.example', tmo: 15 } };
  const usb = { id: 'evts/9', name: 'Bells from a stick', mode: 'usb', repeat: 1, time: [60, 120] };
  const events = [on(1, 'Afternoon hall', '12:30', '18:00'), mass, odd, usb];
  return savedFile(
    [readSaved(2, { events: events as never, vol: undefined, eq: undefined, ntp: undefined })],
    'CR-4002.json',
  );
};

export const Elsewhere: Story = {
  name: 'What was saved of one device is for all that are chosen; what they cannot run is left out',
  parameters: { reach: compared(church, [findLabel(3), OFF]) },
  async play({ t }) {
    const row = await findRow(findLabel(3));
    await expect(row).toHaveTextContent(t('atOnce.restore.from', { name: 'Parish relay' }));
    await expect(row).toHaveTextContent(t('atOnce.restore.cannot', { name: 'Mass' }));
    await expect(row).toHaveTextContent(t('atOnce.restore.limits', { name: 'Old stream' }));
    await expect(row).toHaveTextContent(t('atOnce.restore.unknownMode', { name: 'Bells from a stick' }));
    await expect(await findRow(OFF)).toHaveTextContent(t('command.deviceOffline'));
    await press(t('atOnce.restore.many', { count: 2 }));
    await expect(await findToast(t('atOnce.restore.done', { count: 1 }))).toBeVisible();
    await expect(await findToast(t('atOnce.restore.leftOut', { count: 3 }))).toBeVisible();
  },
};

const ofFirst = () => savedFile([readSaved(0)], 'CR-4000.json');

export const InPart: Story = {
  name: 'A device that came half way says so; once more, the rest is done',
  parameters: {
    stage: {
      ...world,
      prepare(stage: Stage) {
        setVolumes(stage);
        stage.fault({ kind: 'refuse', device: findLabel(0), command: 'SetEvent', error: 'Busy', times: 1 });
      },
    },
    async reach(context: StoryContext) {
      await compared(ofFirst, [findLabel(0)])(context);
      await press(context.t('atOnce.restore.one', { name: nameOf(findLabel(0)) }));
    },
  },
  async play({ t, loaded }) {
    const dialog = await findDialog();
    const text = t('atOnce.restore.part', { done: 1, count: 6, error: 'Busy' });
    await expect(await within(dialog).findByText(text)).toBeVisible();
    await expect(
      within(dialog).getByText(t('atOnce.restore.failedOne', { name: nameOf(findLabel(0)) })),
    ).toBeVisible();
    await expect(dialog).toHaveAccessibleName(t('atOnce.restore.incomplete'));
    const replies = hearReplies(loaded.stage as Stage);
    await press(t('list.bulk.retry', { count: 1 }));
    await expect(await findToast(t('atOnce.restore.done', { count: 1 }))).toBeVisible();
    await expect(replies(findLabel(0), 'DeleteEvent')).toEqual([]);
    await expect(replies(findLabel(0), 'SetEvent')).toHaveLength(2);
  },
};

export const ChangedSince: Story = {
  name: 'What somebody else has changed since it was shown is not overwritten',
  tags: ['!autodocs'],
  parameters: { reach: compared(ofFirst, [findLabel(0)]) },
  async play({ t, loaded }) {
    const stage = loaded.stage as Stage;
    const replies = hearReplies(stage);
    ask(stage, findLabel(0), 'vol', { l: 90, r: 90 });
    await waitFor(() => expect(replies(findLabel(0), 'vol')).toHaveLength(1));
    await press(t('atOnce.restore.one', { name: nameOf(findLabel(0)) }));
    await expect(await within(await findDialog()).findByText(t('atOnce.restore.changed'))).toBeVisible();
    await expect(replies(findLabel(0), 'SetEvent')).toEqual([]);
  },
};

export const NothingToDo: Story = {
  name: 'Where all is as it was saved, there is nothing to restore',
  tags: ['!autodocs'],
  parameters: { reach: compared(three, [findLabel(1)]) },
  async play({ t }) {
    const dialog = within(await findDialog());
    await expect(dialog.getByText(t('atOnce.restore.nothing'))).toBeVisible();
    await expect(
      dialog.getByRole('button', { name: t('atOnce.restore.one', { name: nameOf(findLabel(1)) }) }),
    ).toBeDisabled();
  },
};

export const Comparing: Story = {
  name: 'While devices are compared, they say so',
  tags: ['certify', '!autodocs'],
  parameters: {
    stage: { ...world, network: 'slow', latencyMs: 0, playSpeed: 1 },
    async reach(context: StoryContext) {
      const grid = within(await within(context.canvasElement).findByRole('grid'));
      await waitFor(() => expect(grid.getAllByText(context.t('device.online'))).toHaveLength(4));
      await open(context, 'restore', [findLabel(0)]);
      await choose(ofFirst());
    },
  },
  async play({ t }) {
    await expect(await findRow(findLabel(0))).toHaveTextContent(t('atOnce.restore.reading'));
  },
};

export const WrongFile: Story = {
  name: 'A file that cannot be used says why',
  parameters: {
    async reach(context: StoryContext) {
      await open(context, 'restore');
      await choose(savedFile('label,name\nCR-4000,Lobby'));
      await within(await findDialog()).findByRole('alert');
    },
  },
  async play({ t }) {
    const says = async (text: string) =>
      waitFor(async () => expect(within(await findDialog()).getByRole('alert')).toHaveTextContent(text));
    await says(t('atOnce.file.refused'));
    await says(t('atOnce.file.notJson'));
    const file = (change: object) =>
      savedFile(
        JSON.stringify({ v: 1, savedAt: '2026-03-01T08:00:00Z', devices: [readSaved(0)], ...change }),
      );
    const overlapping = [on(1, 'Morning', '08:00', '10:00'), on(2, 'Noon', '09:00', '12:00')];
    for (const [chosen, text] of [
      [savedFile('[]'), t('atOnce.file.noBackup')],
      [savedFile('['.repeat(100)), t('atOnce.file.tooDeep')],
      [file({ v: 2 }), t('atOnce.file.version', { version: '2' })],
      [file({ savedAt: 'yesterday' }), t('atOnce.file.shape', { path: 'savedAt' })],
      [file({ devices: [readSaved(0), readSaved(0)] }), t('atOnce.file.double', { label: findLabel(0) })],
      [
        file({ devices: [readSaved(0, { events: overlapping })] }),
        t('atOnce.file.overlap', { label: findLabel(0), one: 'Morning', other: 'Noon' }),
      ],
      [savedFile(' '.repeat(32 * 1024 * 1024 + 1)), t('atOnce.file.tooLarge')],
    ] as const) {
      await choose(chosen);
      await says(text);
    }
    await choose(ofFirst());
    await waitFor(async () => expect(within(await findDialog()).queryByRole('alert')).toBeNull());
  },
};

export const Managed: Story = {
  name: 'An administrator does the same with the devices of somebody else',
  tags: ['!autodocs'],
  parameters: { stage: { ...world, as: 'admin' }, reach: opened('stop', firstTwo) },
  async play({ t }) {
    await press(t('atOnce.stop.many', { count: 2 }));
    await expect(await findToast(t('atOnce.stop.done', { count: 2 }))).toBeVisible();
  },
};

export const Cancelled: Story = {
  name: 'Cancel does nothing, and all stay selected',
  tags: ['!autodocs'],
  parameters: { reach: opened('stop', firstTwo) },
  async play({ canvasElement, t, loaded }) {
    const replies = hearReplies(loaded.stage as Stage);
    await press(t('list.bulk.cancel'));
    await closed();
    await expect(selected(canvasElement)).toHaveLength(2);
    await expect(replies(findLabel(0), 'StopEvent')).toEqual([]);
  },
};

export const Dark: Story = {
  ...DryRun,
  name: 'Dark',
  tags: ['certify', '!autodocs'],
  globals: { theme: 'dark' },
};
export const Narrow: Story = {
  ...DryRun,
  name: 'Narrow',
  tags: ['certify', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
};
export const VolumeNarrow: Story = {
  name: 'Volume, narrow',
  tags: ['certify', '!autodocs'],
  parameters: { reach: louder },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  ...Volume,
  tags: ['certify'],
  name: 'Right to left',
  globals: { direction: 'rightToLeft' },
};
export const LongWords: Story = {
  name: 'Long words',
  tags: ['!autodocs'],
  globals: { language: 'pseudo' },
  parameters: { reach: compared(three, [...firstTwo, findLabel(2)]) },
  async play() {
    const events = ['Afternoon hall', 'Evening chimes', 'Morning bells'];
    const names = [...devices.map(({ name }) => name), ...events, 'devices-2026-03-01.json'];
    const stray = strayTexts(await findDialog(), names);
    await expect(stray.filter((text) => !text.includes('.example'))).toEqual([]);
  },
};
