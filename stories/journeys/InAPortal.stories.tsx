import { Login } from '@carillon/react/account';
import { TagForm } from '@carillon/react/backoffice';
import {
  DeviceBanners,
  DeviceDashboard,
  DeviceLevels,
  DeviceList,
  useDeviceDashboard,
} from '@carillon/react/devices';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Stage } from '../../.storybook/stage.ts';

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
