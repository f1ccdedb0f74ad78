import { buildCountry, buildDevice, buildIcon, defaultSeed } from '@carillon/mocks';
import type { DeviceEvent } from '@carillon/protocol/device';
import { AppShell, Welcome } from '@carillon/react';
import { CountryForm, CountryList } from '@carillon/react/backoffice';
import { DeviceDashboard, DeviceList } from '@carillon/react/devices';
import { exampleEvents } from '@carillon/simulator/browser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { isFrame } from '../../.storybook/docsFrame.ts';
import type { Stage } from '../../.storybook/stage.ts';
import { startingWith } from '../matchers.ts';

// Both fit wherever 32 characters do.
const IMAGE = '<img src=//canary.example/i>';
const SCRIPT = '<script>alert(1)</script>';
const SECRET = 'hunter2';

/** What stands on the console. */
let written = (): unknown[] => [];

/** What strangers may write wherever the platform, a device or a radio takes a text. */
const meta: Meta = {
  title: 'Words/Hostile texts',
  parameters: { layout: 'fullscreen' },
  beforeEach() {
    spyOn(window, 'alert').mockImplementation(() => {});
    const spies = (['log', 'info', 'warn', 'error'] as const).map((level) => spyOn(console, level));
    written = () => spies.flatMap(({ mock }) => mock.calls);
  },
  afterEach() {
    // In a frame of the docs page nothing has played, and much is still on its way.
    if (isFrame) return;
    const made = document.querySelectorAll(
      '[src*=canary], [href*=canary], [href^="javascript:" i], [onload], [onerror]',
    );
    expect([...made].map(({ outerHTML }) => outerHTML)).toEqual([]);
    const typed = [...document.querySelectorAll('input')].map(({ value }) => value);
    expect([document.body.textContent, ...typed].join('\n')).toMatch(/<img src|<script/);
    const asked = performance.getEntriesByType('resource').map(({ name }) => name);
    expect(asked.filter((url) => url.includes('canary'))).toEqual([]);
    expect(window.alert).not.toHaveBeenCalled();

    const shown = [
      document.documentElement.outerHTML,
      document.title,
      location.href,
      JSON.stringify(written()),
    ];
    expect(shown.filter((text) => text.includes(SECRET))).toEqual([]);
  },
};
export default meta;

type Story = StoryObj;

const devices = [
  buildDevice({ id: 2, device_id: 'CR-1002', name: IMAGE, device_tag_id: 1 }),
  buildDevice({ id: 3, name: SCRIPT }),
];
const tags = defaultSeed.deviceTags.map((tag) => ({ ...tag, name: SCRIPT }));

const GOOD_PATH = 'M4 4h16v16H4z';

/** Pictures of devices that are neither drawn paths nor pictures of our own, and one that is. */
const icons = [
  '//canary.example/icon.svg',
  'https://canary.example/icon.svg',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  '/\\canary.example/icon.svg',
  ['M0 0h24v24z"/><script>alert(1)</script>'],
  ['M0 0h9', 'url(//canary.example/icon)'],
  [GOOD_PATH],
].map((icon_paths, index) => buildIcon({ id: index + 1, icon_paths }));

const pictured = icons.map(({ id }) => buildDevice({ id: 10 + id, icon_id: id, name: `Picture ${id}` }));

export const Devices: Story = {
  name: 'Of devices, their tags and their pictures, in the list',
  render: () => <DeviceList userId={2} />,
  parameters: {
    proves: ['FLT-087', 'FLT-090'],
    stage: { path: '/manage/2/list', seed: { icons, devices: [...devices, ...pictured], deviceTags: tags } },
  },
  async play({ canvasElement, t }) {
    const list = within(await within(canvasElement).findByRole('grid', { name: t('devices.list') }));
    await expect(list.getByText(IMAGE)).toBeVisible();
    // Those of the row, beside its name and, for a phone, below it, come with the answer of another call.
    await waitFor(() => expect(list.getAllByText(SCRIPT)).toHaveLength(3));
    const pictureOf = (id: number) =>
      list.getByRole('row', { name: startingWith(`Picture ${id}`) }).querySelector('svg, img')?.outerHTML;
    // With the good one the others have come; in the place of each stands the picture of no icon at all.
    await waitFor(() => expect(pictureOf(icons.length)).toContain(GOOD_PATH));
    const drawn = icons.slice(0, -1).map(({ id }) => pictureOf(id));
    await expect(drawn[0]).toMatch(/^<svg/);
    await expect(new Set(drawn).size).toBe(1);
  },
};

const events = exampleEvents(2).map(
  (event): DeviceEvent =>
    event.mode === 'playback'
      ? { ...event, name: SCRIPT, main: { ...event.main, uri: `http://me:${SECRET}@tone.example/live.mp3` } }
      : event,
);

/** Right after each message of the stream, what a hostile station says of itself. */
function sayHostile(url: string) {
  return ({ hub }: Stage) => {
    const topic = 'async/micro-eth/CR-1002/stream';
    hub.observe(topic, (_topic, payload) => {
      const message = JSON.parse(payload);
      if (message.isHostile) return;
      const ctx = { ...message.ctx, name: IMAGE, descr: SCRIPT, genre: SCRIPT, url };
      queueMicrotask(() => hub.publish(topic, JSON.stringify({ ...message, isHostile: true, ctx })));
    });
  };
}

const dashboard = {
  path: '/manage/2/feature/2/dash',
  at: '2026-03-04T07:30:00Z',
  seed: { devices },
  events,
};

export const Dashboard: Story = {
  name: 'Of a device, its events and its radio, on the dashboard',
  render: () => <DeviceDashboard userId={2} id={2} />,
  parameters: {
    proves: ['FLT-087', 'FLT-088', 'FLT-092'],
    stage: { ...dashboard, prepare: sayHostile('\tJavaScript:alert(1)') },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: IMAGE })).toBeVisible();
    await expect(await canvas.findByText(/JavaScript:alert\(1\)/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('dash.info') }));
    await expect(await within(document.body).findByRole('dialog', { name: t('dash.info') })).toBeVisible();
  },
};

export const RadioLink: Story = {
  name: 'A radio that is on the web is a link that takes nothing along',
  render: () => <DeviceDashboard userId={2} id={2} />,
  parameters: {
    proves: ['FLT-088', 'FLT-089'],
    stage: { ...dashboard, prepare: sayHostile('https://radio.example/') },
  },
  async play({ canvasElement }) {
    const link = await within(canvasElement).findByRole('link', { name: 'radio.example' });
    await expect(link).toHaveAttribute('href', 'https://radio.example/');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const others = [...canvasElement.querySelectorAll('a')].filter((anchor) => anchor !== link);
    await expect(others.filter(({ origin }) => origin !== location.origin)).toEqual([]);
  },
};

const countries = [buildCountry({ id: 1, name: IMAGE, code: '<b>' })];

export const Deletion: Story = {
  name: 'Of a record that is deleted, and of a server that refuses it',
  render: () => <CountryList />,
  parameters: {
    proves: ['FLT-087'],
    stage: {
      as: 'admin',
      path: '/backend/countries',
      seed: { carriers: [], countries },
      faults: (name: string) =>
        name === 'deleteCountry' ? Response.json({ success: false, message: SCRIPT }) : undefined,
    },
  },
  async play({ canvasElement, t }) {
    const body = within(document.body);
    await userEvent.click(await within(canvasElement).findByRole('row', { name: IMAGE }));
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('list.delete') }));
    await userEvent.click(
      await body.findByRole('button', { name: t('list.delete.confirmOne', { name: IMAGE }) }),
    );
    await expect(await body.findByRole('alert')).toHaveTextContent(
      t('list.delete.failedOne', { name: IMAGE }) + SCRIPT,
    );
  },
};

export const Form: Story = {
  name: 'Of a record in its form, and in the notice that it is saved',
  render: () => <CountryForm id={1} />,
  parameters: {
    proves: ['FLT-087'],
    stage: { as: 'admin', path: '/backend/country/1', seed: { carriers: [], countries } },
  },
  async play({ canvasElement, t }) {
    await userEvent.type(await within(canvasElement).findByDisplayValue('<b>'), 'x');
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('form.edit') }));
    await waitFor(() =>
      expect(within(document.body).getByText(t('form.saved', { name: IMAGE }))).toBeVisible(),
    );
  },
};

const crowd = defaultSeed.people.map((person) => ({ ...person, first_name: IMAGE, last_name: SCRIPT }));

export const Frame: Story = {
  name: 'Of the name of whoever is logged in',
  render: () => (
    <AppShell>
      <Welcome />
    </AppShell>
  ),
  parameters: { proves: ['FLT-087'], stage: { seed: { people: crowd } } },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(`${IMAGE} ${SCRIPT}`)).toBeInTheDocument();
  },
};
