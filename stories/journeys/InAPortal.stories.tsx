import { errorText, type ScreenOptions, useMessages } from '@carillon/react';
import { Login } from '@carillon/react/account';
import { CarrierList, CountryForm, TagForm } from '@carillon/react/backoffice';
import {
  DeviceBanners,
  DeviceDashboard,
  DeviceLevels,
  DeviceList,
  useDeviceDashboard,
} from '@carillon/react/devices';
import { dashboardTexts } from '@carillon/react/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Stage, withFault } from '../../.storybook/stage.ts';

const column = { boxSizing: 'border-box', width: 344, paddingBlock: 8, background: '#e8eef7' } as const;

interface PortalProps {
  onStart: () => void;
  onOpen: () => void;
}

/** Somebody else's page: a title of its own, a narrow column, and screens without their outside. */
function Portal({ onStart, onOpen }: PortalProps) {
  const bare = {
    headingLevel: 2,
    hasTitle: false,
    hasBreadcrumbs: false,
    hasPadding: false,
    hasGround: false,
  } as const;
  return (
    <main>
      <h1>Our building</h1>
      <h2>Café</h2>
      <div data-testid="column" style={column}>
        <DeviceDashboard {...bare} userId={2} id={2} onStart={onStart} />
      </div>
      <DeviceList headingLevel={2} hasPadding={false} userId={2} onOpen={onOpen} />
    </main>
  );
}

const meta: Meta<typeof Portal> = {
  title: 'Journeys/In a portal',
  component: Portal,
  args: { onStart: fn(), onOpen: fn() },
  parameters: { layout: 'fullscreen', stage: { path: '/' } },
};
export default meta;

type Story = StoryObj<typeof Portal>;

export const Whole: Story = {
  name: 'Screens under the headings of somebody else, in a narrow column',
  async play({ canvasElement, args, t }) {
    const canvas = within(canvasElement);
    const start = await canvas.findByRole('button', { name: t('dash.start') });
    const readLevels = () => canvas.getAllByRole('heading').map(({ tagName }) => tagName);
    // The event, and its day.
    await waitFor(() => expect(readLevels()).toEqual(['H1', 'H2', 'H3', 'H3', 'H2']));
    const box = canvas.getByTestId('column');
    await expect(box.scrollWidth).toBe(344);
    const screen = box.querySelector('[data-carillon-screen="DeviceDashboard"]');
    await expect(screen && getComputedStyle(screen).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    await expect(box.querySelector('[data-carillon-part="event"]')?.getBoundingClientRect().width).toBe(344);
    await userEvent.click(start);
    await waitFor(() => expect(args.onStart).toHaveBeenCalledOnce());
    await userEvent.click(await canvas.findByRole('link', { name: /Café terrace/ }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** A dashboard that somebody draws themselves, of its controller and two of its parts. */
function Own() {
  const dashboard = useDeviceDashboard({ userId: 2, id: 2 });
  if (dashboard.status !== 'ready') return <p>{dashboard.status}</p>;
  return (
    <main>
      <h1>{dashboard.device.name}</h1>
      <DeviceBanners {...dashboard} />
      <DeviceLevels {...dashboard} />
      <button type="button" onClick={dashboard.onStart}>
        Play
      </button>
      <output>
        {dashboard.event.status === 'current' ? dashboard.event.schedule : dashboard.event.status}
      </output>
    </main>
  );
}

export const DrawnByOthers: Story = {
  name: 'A dashboard that somebody draws themselves, of its controller and its parts',
  render: () => <Own />,
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Café terrace' });
    await waitFor(() => expect(canvas.getByRole('status').textContent).not.toBe('coming'));
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('play'));
    await expect(canvas.getByRole('meter', { name: t('dash.left') })).toBeVisible();
  },
};

const rooms: Readonly<Record<string, string>> = { 'CR-1001': 'Lobby, ground floor', 'CR-1002': 'Terrace' };

interface FilledProps {
  onReport: (what: string) => void;
}

type FailedCommand = Parameters<NonNullable<ScreenOptions['onCommandError']>>[0];

/** A portal that has put something of its own into the screens. */
function Filled({ onReport }: FilledProps) {
  const t = useMessages(dashboardTexts);
  const [name, setName] = useState('');
  const [error, setError] = useState<FailedCommand | null>(null);
  return (
    <main>
      <h1>Our building</h1>
      <h2>Speaker: {name}</h2>
      {error && (
        <p role="note">{`${t('dash.start')} ${error.command}, ${error.label}: ${errorText(t, error)}`}</p>
      )}
      <DeviceDashboard
        userId={2}
        id={2}
        headingLevel={2}
        hasTitle={false}
        hasBreadcrumbs={false}
        hasTabs={false}
        pageActions={
          <button type="button" onClick={() => onReport(name)}>
            Report
          </button>
        }
        onName={(_, name) => setName(name)}
        onCommandError={setError}
      />
      <DeviceList
        userId={2}
        headingLevel={2}
        hasTabs={false}
        hostColumn={{
          label: 'Room',
          width: '160px',
          cell: ({ device_id, name }, tabIndex) => (
            <button type="button" tabIndex={tabIndex} onClick={() => onReport(device_id)}>
              {rooms[device_id] ?? `Where is ${name}?`}
            </button>
          ),
        }}
      />
      <CountryForm
        id="add"
        headingLevel={2}
        hasBreadcrumbs={false}
        // biome-ignore lint/a11y/useButtonType: a host does not know that it stands in a form.
        pageActions={<button onClick={() => onReport('form')}>Help</button>}
      />
      <CarrierList headingLevel={2} emptyState={<p>Ask the post office for carriers.</p>} />
    </main>
  );
}

const onReport = fn();

export const FilledByOthers: Story = {
  name: 'Buttons, a column and a sentence of the host in our screens, and what it hears of them',
  tags: ['!autodocs'],
  render: () => <Filled onReport={onReport} />,
  parameters: {
    proves: ['LIB-01'],
    stage: {
      as: 'admin',
      path: '/',
      seed: { carriers: [] },
      prepare: withFault({ kind: 'refuse', command: 'StartEvent', error: 'The source is in use' }),
    },
  },
  async play({ canvasElement, t }) {
    onReport.mockClear();
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'Speaker: Café terrace' });
    await expect(canvas.queryByRole('navigation', { name: t('device.tabs') })).toBeNull();
    await expect(canvas.queryByRole('navigation', { name: t('deviceArea.tabs') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Report' }));

    // A command that failed, in the words of the host and in ours.
    await userEvent.click(await canvas.findByRole('button', { name: t('dash.start') }));
    await expect(await canvas.findByRole('note')).toHaveTextContent(
      `${t('dash.start')} StartEvent, CR-1002: The source is in use`,
    );

    // One stop of the Tab key for the list, and its own button after the row; a press selects nothing.
    const terrace = await canvas.findByRole('row', { name: 'Café terrace' });
    const room = within(terrace).getByRole('button', { name: 'Terrace' });
    await userEvent.click(room);
    await expect(terrace).toHaveAttribute('aria-selected', 'false');
    await expect(within(terrace).getByText('Room')).toBeInTheDocument();
    const stops = canvas.getAllByRole('button', { name: /Terrace|Lobby|Where is/ }).filter(isStop);
    await expect(stops).toEqual([room]);

    await expect(await canvas.findByText('Ask the post office for carriers.')).toBeVisible();
    await expect(canvas.queryByText(t('carriers.empty'))).toBeNull();

    // A button of the host in a form neither sends it nor is pressed by Enter.
    await userEvent.click(canvas.getByRole('button', { name: 'Help' }));
    await expect(canvas.queryByText(t('form.invalid', { count: 2 }))).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: t('country.name') }), '{Enter}');
    await expect(await canvas.findByText(t('form.invalid', { count: 2 }))).toBeVisible();
    await expect(onReport.mock.calls.flat()).toEqual(['Café terrace', 'CR-1002', 'form']);
  },
};

const isStop = (button: HTMLElement) => button.tabIndex === 0;

const failing = (name: string) => () => {
  throw new Error(name);
};

/** A host whose callbacks throw, whatever happens. */
function Careless() {
  return (
    <main>
      <h1>Our building</h1>
      <DeviceDashboard
        headingLevel={2}
        hasBreadcrumbs={false}
        userId={2}
        id={2}
        onName={failing('name')}
        onStart={failing('start')}
      />
      <DeviceList headingLevel={2} hasPadding={false} userId={2} onOpen={failing('open')} />
      <TagForm headingLevel={2} hasBreadcrumbs={false} id="add" onSaved={failing('saved')} />
    </main>
  );
}

/** The `onError` of the host. */
const onError = fn();
const heard = () => onError.mock.calls.map(([error]) => (error as Error).message);

export const CallbacksThatThrow: Story = {
  name: 'Callbacks that throw are told to the host, and nothing on the page breaks',
  tags: ['!autodocs'],
  render: () => <Careless />,
  parameters: { proves: ['FLT-109'], onError, stage: { as: 'admin', path: '/' } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t('dash.start') }));
    await canvas.findByRole('button', { name: t('dash.stop') });
    await userEvent.click(canvas.getByRole('link', { name: /Café terrace/ }));
    const name = canvas.getByRole('textbox', { name: t('tag.name') });
    await userEvent.type(name, 'Lobbies');
    const [color] = canvas.getAllByRole('radio', { name: /Lobbies/ });
    if (color) await userEvent.click(color);
    await userEvent.type(name, '{Enter}');
    await waitFor(() => expect([...new Set(heard())]).toEqual(['name', 'start', 'open', 'saved']));
    for (const screen of ['DeviceDashboard', 'DeviceList', 'TagForm']) {
      await expect(canvasElement.querySelector(`[data-carillon-screen="${screen}"]`)).toBeVisible();
    }
    await expect(canvas.queryByText(t('error.unexpected'))).toBeNull();
  },
};

export const LoginThatThrows: Story = {
  name: 'Whoever logs in is logged in, also where the callback of the host throws',
  tags: ['!autodocs'],
  render: () => <Login onLogin={failing('login')} />,
  parameters: { proves: ['FLT-109'], onError, stage: { as: 'nobody', path: '/' } },
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox'), 'owner@carillon.example');
    await userEvent.type(canvas.getByLabelText(t('login.password')), 'Owner-123!{Enter}');
    await waitFor(() => expect(heard()).toEqual(['login']));
    await expect((loaded.stage as Stage).client.session.getSnapshot().user?.username).toBe(
      'owner@carillon.example',
    );
    await expect(canvas.getByRole('heading', { level: 1, name: t('login.title') })).toBeVisible();
  },
};
