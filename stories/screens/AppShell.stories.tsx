import { type Appearance, AppShell, ManagingBanner, NotFound, Welcome } from '@carillon/react';
import { DeviceList } from '@carillon/react/devices';
import { Shop } from '@carillon/react/shop';
import { Panel, Screen, TextField } from '@carillon/react/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { brokerDown, once } from '../../.storybook/stage.ts';
import type { Words } from '../../.storybook/words.ts';
import { paths } from '../../packages/react/src/hooks/page/paths.ts';
import type { EntryName } from '../../packages/react/src/screens/shell/menu/entryNames.ts';
import { adminPages, ownPages } from '../../packages/react/src/screens/shell/menu/menuPages.ts';
import { findCut } from '../findCut.ts';
import { strayTexts } from '../strayTexts.ts';
import { keep, lines } from './shop/basketLines.ts';

const path = '/manage/2/list';

const meta: Meta<typeof AppShell> = {
  title: 'Screens/Shell/App shell',
  component: AppShell,
  args: { children: <DeviceList userId={2} /> },
  parameters: { layout: 'fullscreen', screen: 'page', stage: { path } },
};
export default meta;

type Story = StoryObj<typeof AppShell>;

const liveState = (canvasElement: HTMLElement, t: Words) =>
  within(canvasElement).findByRole('status', { name: t('shell.live') });

/** The bar at the top. Testing Library takes the heads of panels on the page for banners as well. */
const topBar = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getAllByRole('banner')[0] as HTMLElement);

/** The live connection as the bar says it. */
const liveDot = (canvasElement: HTMLElement, t: Words, word: LiveWord) =>
  topBar(canvasElement).findByRole('button', { name: `${t('shell.live')}: ${t(`shell.live.${word}`)}` });

export const Owner: Story = {
  name: 'An owner, connected',
  parameters: { proves: ['NAV-01', 'NAV-19'] },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const navigation = within(canvas.getByRole('navigation', { name: t('shell.main') }));
    await expect(navigation.getByRole('link', { name: t('shell.devices') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(navigation.getByRole('link', { name: t('shell.shop') })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('button', { name: 'Oscar Lindqvist' })).toBeVisible();
    await waitFor(async () =>
      expect(await liveState(canvasElement, t)).toHaveTextContent(t('shell.live.on')),
    );
    await expect(await liveDot(canvasElement, t, 'on')).toHaveTextContent(t('shell.live.on'));
    await expect(canvas.getByText(t('shell.version', { version: '1.3' }))).toBeVisible();
    await expect(canvas.getByText(t('shell.browser'))).toBeVisible();
  },
};

export const About: Story = {
  name: 'What the host says of itself: pages of the company, the debug variant',
  args: {
    links: { company: 'https://carillon.example', terms: 'https://carillon.example/terms' },
    isDebug: true,
  },
  async play({ canvasElement, t }) {
    const foot = within(await within(canvasElement).findByRole('contentinfo'));
    await expect(foot.getByRole('link', { name: t('shell.company') })).toHaveAttribute(
      'href',
      'https://carillon.example',
    );
    await expect(foot.getByRole('link', { name: t('shell.terms') })).toHaveAttribute(
      'href',
      'https://carillon.example/terms',
    );
    await expect(foot.getByText(t('shell.version.debug', { version: '1.3' }))).toBeVisible();
  },
};

export const Visitor: Story = {
  name: 'A visitor: no devices, no connection',
  args: { children: <Welcome /> },
  parameters: { proves: ['NAV-01', 'NAV-19'], stage: { path: '/', as: 'nobody' } },
  async play({ canvasElement, t }) {
    const top = topBar(canvasElement);
    await expect(top.getByRole('button', { name: t('shell.account') })).toBeVisible();
    await expect(top.getByRole('link', { name: t('shell.shop') })).toHaveAttribute('href', '/eshop');
    await expect(top.queryByRole('link', { name: t('shell.devices') })).toBeNull();
    await expect(await liveState(canvasElement, t)).toHaveTextContent(t('shell.live.none'));
    // Nothing of theirs could be live.
    await expect(top.getAllByRole('button')).toEqual([
      top.getByRole('button', { name: t('shell.menu') }),
      top.getByRole('button', { name: t('shell.account') }),
    ]);
  },
};

export const WithBasket: Story = {
  name: 'In the shop: the basket, and how many products are in it',
  args: { children: <Shop /> },
  parameters: {
    proves: ['BSK-01'],
    stage: { path: '/eshop', as: 'nobody', prepare: keep({ lines: [lines.nano, lines.micro] }) },
  },
  async play({ canvasElement, t }) {
    const count = t('basketCount.products', { count: 2 });
    const link = await topBar(canvasElement).findByRole('link', { name: `${t('basket.title')} ${count}` });
    await expect(link).toHaveAttribute('href', '/eshop/basket');
    await expect(within(link).getByText('2')).toBeVisible();
  },
};

export const Admin: Story = {
  name: 'An administrator',
  args: { children: <Welcome /> },
  parameters: { stage: { path: '/', as: 'admin' } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Ada Winter' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('shell.devices') })).toHaveAttribute(
      'href',
      '/manage/1/list',
    );
    const office = topBar(canvasElement).getByRole('link', { name: t('shell.backoffice') });
    await expect(office).toHaveAttribute('href', '/backend/users');
    await expect(office).not.toHaveAttribute('aria-current');
  },
};

export const Keyboard: Story = {
  name: 'The first Tab offers to skip to the content',
  parameters: {
    async reach({ canvas, userEvent }: StoryContext) {
      await canvas.findByRole('grid');
      await userEvent.tab();
    },
  },
  async play({ canvasElement, t }) {
    const skip = within(canvasElement).getByRole('link', { name: t('shell.skip') });
    await waitFor(() => expect(skip).toHaveFocus());
    await expect(skip.getBoundingClientRect().width).toBeGreaterThan(100);
  },
};

export const ConnectionLost: Story = {
  name: 'The connection is lost',
  parameters: {
    proves: ['BRK-06', 'NAV-19'],
    stage: { path, prepare: once('cmd/rep/+/CR-1002', brokerDown) },
  },
  async play({ canvasElement, t }) {
    await waitFor(async () =>
      expect(await liveState(canvasElement, t)).toHaveTextContent(t('shell.live.off')),
    );
    const dot = await liveDot(canvasElement, t, 'off');
    await waitFor(() => expect(within(dot).getByText(t('shell.live.off'))).toBeVisible());
    const brand = within(canvasElement).getByText(t('shell.product')).getBoundingClientRect();
    await expect(brand.width > 1).toBe(innerWidth >= 576);
  },
};

export const ConnectionLostNarrow: Story = {
  ...ConnectionLost,
  tags: ['certify'],
  name: 'The connection is lost, narrow: the word stays, and that of the brand gives way',
  globals: { viewport: { value: 'phone' } },
};

/** Neither the token nor a fresh one is taken: waiting would never end. */
export const Refused: Story = {
  name: 'The broker refuses',
  parameters: { proves: ['BRK-06'], stage: { path, broker: 'refusing' } },
  async play({ canvasElement, t }) {
    await waitFor(async () =>
      expect(await liveState(canvasElement, t)).toHaveTextContent(t('shell.live.off')),
    );
  },
};

/** What a host does with `useBroker().disconnect`. */
export const ClosedByTheUser: Story = {
  name: 'The connection is closed by the user',
  parameters: {
    proves: ['BRK-06'],
    stage: { path, prepare: once('cmd/rep/+/CR-1002', ({ client }) => client.broker.disconnect()) },
    reach: openPopover('off'),
  },
  async play({ canvasElement, t }) {
    const popover = await within(document.body).findByRole('dialog', { name: t('shell.live') });
    await expect(within(popover).getByText(t('broker.closed'))).toBeVisible();
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

type LiveWord = 'on' | 'off' | 'connecting' | 'none' | 'unused';

/** Opens the popover of the live connection once it says a word. */
function openPopover(word: LiveWord) {
  return async ({ canvas, userEvent, t }: StoryContext) => {
    const foot = within(await canvas.findByRole('contentinfo'));
    const name = `${t('shell.live')}: ${t(`shell.live.${word}`)}`;
    await userEvent.click(await foot.findByRole('button', { name }));
  };
}

const inAWindowOfItsOwn = (query: string) => query === '(display-mode: standalone)';

export const Standalone: Story = {
  name: 'Installed: the page has a window of its own',
  args: { children: <NotFound /> },
  beforeEach() {
    // No browser lets a page say so of itself.
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia(inAWindowOfItsOwn(query) ? 'all' : query);
    return () => Object.assign(window, { matchMedia });
  },
  parameters: { proves: ['NAV-12'], stage: { path: '/nowhere' } },
  async play({ canvasElement, t }) {
    const mark = await within(canvasElement).findByText(t('shell.standalone'));
    // The foot is seen once there is a screen above it.
    await waitFor(() => expect(mark).toBeVisible());
    await expect(within(canvasElement).queryByText(t('shell.browser'))).toBeNull();
  },
};

const findPopover = async (t: Words) =>
  within(await within(document.body).findByRole('dialog', { name: t('shell.live') }));

export const PopoverConnected: Story = {
  name: 'The live connection: connected',
  parameters: { proves: ['NAV-12'], reach: openPopover('on') },
  async play({ t, userEvent }) {
    const popover = await findPopover(t);
    await expect(await popover.findByText(t('broker.status.connected'))).toBeVisible();
    await expect(popover.getByText(t('live.network.online'))).toBeVisible();
    await expect(popover.getByText('page')).toBeVisible();
    await expect(popover.queryByRole('button')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(`${t('shell.live')}: ${t('shell.live.on')}`),
    );
  },
};

const NODES = ['wss://a.live.example/mqtt', 'wss://b.live.example/mqtt'] as const;

export const PopoverSecondAddress: Story = {
  name: 'The live connection of a cluster: the first address does not answer, and it is on the second',
  tags: ['certify'],
  parameters: {
    proves: ['NAV-12'],
    // Drawn so that it begins with the first.
    stage: { path, addresses: NODES, random: () => 0 },
    reach: openPopover('on'),
  },
  async play({ canvasElement, t }) {
    const popover = await findPopover(t);
    await expect(await popover.findByText(t('broker.status.connected'))).toBeVisible();
    await expect(popover.getByText('b.live.example')).toBeVisible();
    await expect(popover.queryByText('a.live.example')).toBeNull();
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

export const PopoverFromTheBar: Story = {
  name: 'The same from the bar at the top',
  tags: ['certify'],
  parameters: {
    proves: ['NAV-19'],
    async reach({ canvasElement, userEvent, t }: StoryContext) {
      await userEvent.click(await liveDot(canvasElement, t, 'on'));
    },
  },
  async play({ canvasElement, t, userEvent }) {
    const popover = await findPopover(t);
    await expect(await popover.findByText(t('broker.status.connected'))).toBeVisible();
    const dialog = within(document.body).getByRole('dialog').getBoundingClientRect();
    await expect(dialog.top).toBeLessThan(120);
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await liveDot(canvasElement, t, 'on')).toHaveFocus());
  },
};

export const PopoverFromTheBarNarrow: Story = {
  ...PopoverFromTheBar,
  tags: ['certify'],
  name: 'The same from the bar at the top, narrow',
  globals: { viewport: { value: 'phone' } },
};

export const PopoverLost: Story = {
  name: 'The live connection is lost: why, when, and the next try',
  parameters: {
    proves: ['NAV-12', 'BRK-06', 'FLT-100'],
    // As long as it may wait, the first time four seconds.
    stage: { path, prepare: once('cmd/rep/+/CR-1002', brokerDown), random: () => 0.999 },
    async reach(context: StoryContext) {
      const { canvas, loaded, t } = context;
      await canvas.findAllByRole('button', { name: `${t('shell.live')}: ${t('shell.live.off')}` });
      // No other try begins meanwhile, and somebody sets the clock of this computer an hour back.
      loaded.stage.clock.setSpeed(0);
      loaded.stage.fault({ kind: 'clockJump', console: 'page', ms: -3_600_000 });
      await openPopover('off')(context);
    },
  },
  async play({ t }) {
    const popover = await findPopover(t);
    await expect(await popover.findByText(t('live.nextTry'))).toBeVisible();
    const waits = Array.from({ length: 60 }, (_, index) => t('live.nextTry.in', { count: index + 1 }));
    await expect(await popover.findByText((text) => waits.includes(text))).toBeVisible();
    await expect(popover.getByText(/1[23]:0\d/)).toBeVisible();
    await expect(popover.getByRole('button', { name: t('broker.retry') })).toBeVisible();
  },
};

export const Retried: Story = {
  ...PopoverLost,
  name: 'Retry tries at once, and connects when the broker is back',
  tags: ['!autodocs'],
  async play({ t, loaded, userEvent }) {
    const popover = await findPopover(t);
    loaded.stage.clock.setSpeed(1);
    const retry = await popover.findByRole('button', { name: t('broker.retry') });
    await userEvent.click(retry);
    await expect(await popover.findByText(t('live.attempt'))).toBeVisible();
    loaded.stage.endFaults();
    await userEvent.click(retry);
    await expect(await popover.findByText(t('broker.status.connected'))).toBeVisible();
    await expect(popover.queryByRole('button', { name: t('broker.retry') })).toBeNull();
  },
};

export const PopoverOffline: Story = {
  name: 'The live connection waits for the network',
  beforeEach: () => () => Reflect.deleteProperty(navigator, 'onLine'),
  parameters: {
    proves: ['NAV-12'],
    stage: {
      path,
      prepare: once('cmd/rep/+/CR-1002', (stage) => {
        Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
        dispatchEvent(new Event('offline'));
        brokerDown(stage);
      }),
    },
    reach: openPopover('off'),
  },
  async play({ t }) {
    const popover = await findPopover(t);
    await expect(await popover.findByText(t('live.network.offline'))).toBeVisible();
    await expect(popover.getByText(t('live.nextTry.online'))).toBeVisible();
  },
};

export const PopoverUnused: Story = {
  name: 'The live connection is not in use where no screen shows a device',
  args: { children: <NotFound /> },
  parameters: { proves: ['NAV-12', 'NAV-19'], stage: { path: '/nowhere' }, reach: openPopover('unused') },
  async play({ canvasElement, t }) {
    const popover = await findPopover(t);
    await expect(await popover.findByText(t('live.unused'))).toBeVisible();
    await expect(topBar(canvasElement).getByText(t('shell.live.unused'))).toBeVisible();
    await expect(popover.getByText(t('broker.status.disconnected'))).toBeVisible();
  },
};

export const PopoverVisitor: Story = {
  name: 'The live connection opens with a login',
  args: { children: <NotFound /> },
  parameters: { proves: ['NAV-12'], stage: { path: '/nowhere', as: 'nobody' }, reach: openPopover('none') },
  async play({ t }) {
    const popover = await findPopover(t);
    await expect(await popover.findByText(t('live.loggedOut'))).toBeVisible();
  },
};

const appearance: Appearance = {
  theme: { value: 'system', onChange: fn() },
  language: { value: 'system', onChange: fn(), names: { en: 'English', it: 'Italiano' } },
};

/** Opens the menu of the account, of whoever it is. */
const openMenu = async ({ canvas, userEvent, t }: StoryContext) => {
  await userEvent.click(
    await canvas.findByRole('button', {
      name: (name) => ['Oscar Lindqvist', 'Ada Winter', t('shell.account')].includes(name),
    }),
  );
};

const findMenu = async () => within(await within(document.body).findByRole('dialog'));

const linksIn = (menu: Pick<ReturnType<typeof within>, 'getAllByRole'>) =>
  menu.getAllByRole('link').map((link: HTMLElement) => [link.textContent, link.getAttribute('href')]);

/** A group of the menus. */
const listLinks = (t: Words, names: readonly EntryName[]) =>
  names.map((name) => [t(`menus.${name}`), paths[name]]);
const adminLinks = (t: Words) => listLinks(t, adminPages);
const ownLinks = (t: Words) => listLinks(t, ownPages);

/** Where the bar leads. */
const mainLinks = (t: Words, userId: number) => [
  [t('shell.shop'), '/eshop'],
  [t('shell.devices'), `/manage/${userId}/list`],
];

export const MenuVisitor: Story = {
  name: 'Account menu of a visitor',
  args: { children: <NotFound />, appearance },
  parameters: { proves: ['NAV-02'], stage: { path: '/', as: 'nobody' }, reach: openMenu },
  async play({ t }) {
    const menu = await findMenu();
    await expect(linksIn(menu)).toEqual([
      [t('menus.login'), '/backend/login'],
      [t('menus.signup'), '/backend/signup'],
    ]);
    await expect(menu.queryByRole('button', { name: t('menus.logout') })).toBeNull();
  },
};

export const MenuOwner: Story = {
  name: 'Account menu of a user; theme and language are chosen here',
  args: { children: <NotFound />, appearance },
  parameters: { proves: ['NAV-02', 'NAV-18'], stage: { path: '/' }, reach: openMenu },
  async play({ t, userEvent }) {
    const menu = await findMenu();
    await expect(menu.getByRole('heading', { name: 'Oscar Lindqvist' })).toBeVisible();
    await expect(menu.getByText('owner@carillon.example')).toBeVisible();
    await expect(linksIn(menu)).toEqual(ownLinks(t));
    await userEvent.click(menu.getByRole('radio', { name: t('menus.theme.dark') }));
    await expect(appearance.theme?.onChange).toHaveBeenCalledWith('dark');
    await userEvent.selectOptions(menu.getByRole('combobox', { name: t('menus.language') }), 'it');
    await expect(appearance.language?.onChange).toHaveBeenCalledWith('it');
    await expect(menu.getByRole('option', { name: t('menus.language.system') })).toBeInTheDocument();
    await expect(menu.getByRole('radio', { name: t('menus.theme.light') })).toBeVisible();
    await expect(menu.getByRole('radio', { name: t('menus.theme.system') })).toBeChecked();
  },
};

export const MenuAdmin: Story = {
  name: 'Account menu of an administrator',
  args: { children: <NotFound />, appearance },
  parameters: { proves: ['NAV-02'], stage: { path: '/backend/carrier/1', as: 'admin' }, reach: openMenu },
  async play({ t }) {
    const menu = await findMenu();
    await expect(linksIn(menu)).toEqual([...ownLinks(t), ...adminLinks(t)]);
    await expect(menu.getByText(t('menus.admin'))).toBeVisible();
    await expect(menu.getByRole('link', { name: t('menus.carriers') })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const MenuNarrow: Story = {
  ...MenuAdmin,
  tags: ['certify'],
  globals: { viewport: { value: 'phone' } },
};
export const MenuDark: Story = { ...MenuAdmin, tags: ['certify'], globals: { theme: 'dark' } };
export const MenuRightToLeft: Story = {
  ...MenuAdmin,
  tags: ['certify'],
  parameters: { ...MenuAdmin.parameters, locale: 'ar-EG' },
};

export const Logout: Story = {
  name: 'Logout stands in the account menu, says that the session has ended, and leads home',
  tags: ['!autodocs'],
  args: { children: <NotFound /> },
  parameters: { proves: ['ACC-10'], stage: { path: '/backend/profile' }, reach: openMenu },
  async play({ canvasElement, t, userEvent }) {
    const menu = await findMenu();
    await userEvent.click(menu.getByRole('button', { name: t('menus.logout') }));
    await expect(await within(document.body).findByText(t('logout.done'))).toBeVisible();
    await expect(
      await within(canvasElement).findByRole('button', { name: t('shell.account') }),
    ).toBeVisible();
  },
};

export const SideMenuOfAdmin: Story = {
  name: 'Side menu of an administrator',
  args: { children: <NotFound />, hasSideMenu: true },
  globals: { viewport: { value: 'desktop' } },
  parameters: { proves: ['NAV-03', 'NAV-19'], stage: { path: '/backend/countries', as: 'admin' } },
  async play({ canvasElement, t }) {
    await expect(topBar(canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent(
      t('shell.backoffice'),
    );
    const side = within(await within(canvasElement).findByRole('navigation', { name: t('shell.side') }));
    await side.findByRole('link', { name: t('menus.countries') });
    await expect(linksIn(side)).toEqual([...ownLinks(t), ...adminLinks(t)]);
    await expect(within(canvasElement).queryByRole('button', { name: t('shell.menu') })).toBeNull();
  },
};

const openDrawer = async ({ canvas, userEvent, t }: StoryContext) => {
  await userEvent.click(await canvas.findByRole('button', { name: t('shell.menu') }));
};

export const UserHasNoColumn: Story = {
  name: 'Two entries are no column: a user has the drawer at every width',
  args: { children: <NotFound />, hasSideMenu: true },
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    proves: ['NAV-03', 'NAV-19'],
    stage: { path: '/backend/profile' },
    pages: ['shop', 'devices', 'profile', 'addresses'],
    reach: openDrawer,
  },
  async play({ canvasElement, t }) {
    const drawer = await findMenu();
    await expect(linksIn(drawer)).toEqual([
      ...mainLinks(t, 2),
      [t('menus.profile'), '/backend/profile'],
      [t('menus.addresses'), '/backend/address'],
    ]);
    await expect(drawer.getByRole('link', { current: 'page' })).toHaveTextContent(t('menus.profile'));
    await expect(
      within(canvasElement).queryByRole('navigation', { name: t('shell.side'), hidden: true }),
    ).toBeNull();
  },
};

export const Managing: Story = {
  name: 'An administrator manages the devices of somebody else',
  args: {
    children: (
      <>
        <ManagingBanner userId={2} />
        <DeviceList userId={2} />
      </>
    ),
  },
  parameters: { proves: ['NAV-05'], stage: { path, as: 'admin' } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('managing.banner', { userId: '2' }))).toBeVisible();
    await expect(await canvas.findByText('Oscar Lindqvist · owner@carillon.example')).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('managing.user') })).toHaveAttribute(
      'href',
      '/backend/user/2',
    );
  },
};

export const ManagingOneself: Story = {
  name: 'Of one’s own devices no banner warns',
  tags: ['!autodocs'],
  args: { children: <ManagingBanner userId={1} /> },
  parameters: { stage: { path: '/manage/1/list', as: 'admin' } },
  async play({ canvasElement, t }) {
    await within(canvasElement).findByRole('button', { name: 'Ada Winter' });
    await expect(within(canvasElement).queryByText(t('managing.banner', { userId: '1' }))).toBeNull();
  },
};

export const Drawer: Story = {
  name: 'Where no column has room, the side menu is a drawer',
  args: { children: <NotFound />, hasSideMenu: true },
  globals: { viewport: { value: 'phone' } },
  parameters: { proves: ['NAV-03'], stage: { path: '/', as: 'admin' }, reach: openDrawer },
  async play({ t, canvasElement, userEvent }) {
    const drawer = await findMenu();
    await expect(linksIn(drawer)).toEqual([...mainLinks(t, 1), ...ownLinks(t), ...adminLinks(t)]);
    await expect(drawer.getByRole('button', { name: t('menus.close') })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: t('shell.menu') })).toHaveFocus(),
    );
  },
};

export const DrawerOfVisitor: Story = {
  name: 'Drawer of a visitor',
  args: { children: <NotFound /> },
  globals: { viewport: { value: 'phone' } },
  parameters: { proves: ['NAV-03'], stage: { path: '/', as: 'nobody' }, reach: openDrawer },
  async play({ t, userEvent }) {
    const drawer = await findMenu();
    await expect(linksIn(drawer)).toEqual([
      [t('shell.shop'), '/eshop'],
      [t('menus.login'), '/backend/login'],
      [t('menus.signup'), '/backend/signup'],
    ]);
    await userEvent.click(drawer.getByRole('link', { name: t('menus.login') }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

export const DrawerRightToLeft: Story = {
  ...Drawer,
  tags: ['certify'],
  parameters: { ...Drawer.parameters, locale: 'ar-EG' },
};
export const DrawerDark: Story = {
  ...Drawer,
  tags: ['certify'],
  globals: { theme: 'dark', viewport: { value: 'phone' } },
};

const PAGE_FIELDS = Array.from({ length: 30 }, (_, index) => index);

/** The bar of the page and its foot, each with how high it is in one line, in px. */
const BARS = [
  ['banner', 48],
  ['contentinfo', 44],
] as const;

/** More than any window holds, with something to press from its beginning to its end. */
const longPage = (
  <Screen isPage>
    {PAGE_FIELDS.map((index) => (
      <Panel key={index}>
        <TextField label={`${index}`} />
      </Panel>
    ))}
  </Screen>
);

/** What the bars leave of the window, from and to, in px. */
function findRoom(canvasElement: HTMLElement) {
  const bar = within(canvasElement).getByRole('banner').getBoundingClientRect();
  const foot = within(canvasElement).getByRole('contentinfo').getBoundingClientRect();
  return { bar, foot, from: bar.bottom, to: Math.min(foot.top, innerHeight) };
}

export const LongPage: Story = {
  name: 'A page longer than the window scrolls between its bars, and nothing that has the focus is under them',
  args: { children: longPage },
  globals: { viewport: { value: 'desktop' } },
  parameters: { proves: ['NAV-19'], stage: { path: '/nowhere' } },
  async play({ canvasElement, userEvent }) {
    const fields = await within(canvasElement).findAllByRole('textbox');
    const hasFoot = innerWidth >= 576;
    const expectBars = () => {
      const { bar, foot } = findRoom(canvasElement);
      expect(bar.top).toBe(0);
      if (hasFoot) expect(foot.bottom).toBe(innerHeight);
      else expect(scrollY + foot.bottom).toBe(document.documentElement.scrollHeight);
    };
    // A height that the style sheets have already is not said: each element of the page would be styled once more.
    const bars = BARS.map(([role, inOneLine]) => ({
      bar: within(canvasElement).getByRole(role).parentElement,
      inOneLine,
    }));
    const higher = bars.filter(({ bar, inOneLine }) => bar?.offsetHeight !== inOneLine);
    await expect(bars[0]?.bar?.parentElement?.style).toHaveLength(higher.length);
    const hidden: string[] = [];
    const look = () => {
      const { from, to } = findRoom(canvasElement);
      const { top, bottom } = (document.activeElement as Element).getBoundingClientRect();
      if (top < from || bottom > to) hidden.push(`${top} to ${bottom} in ${from} to ${to}`);
    };
    expectBars();
    fields[0]?.focus();
    for (const _ of fields.slice(1)) {
      await userEvent.tab();
      look();
    }
    await expect(fields.at(-1)).toHaveFocus();
    await expect(scrollY).toBeGreaterThan(innerHeight);
    expectBars();
    for (const _ of fields.slice(1)) {
      await userEvent.tab({ shift: true });
      look();
    }
    await expect(fields[0]).toHaveFocus();
    await expect(hidden).toEqual([]);
    // What is in a bar is in sight: the page stays where it is.
    scrollTo(0, 500);
    within(canvasElement).getByRole('button', { name: 'Oscar Lindqvist' }).focus();
    await expect(scrollY).toBe(500);
    if (hasFoot) {
      within(within(canvasElement).getByRole('contentinfo')).getByRole('button').focus();
      await expect(scrollY).toBe(500);
    }
    scrollTo(0, 0);
  },
};

export const LongPageNarrow: Story = {
  ...LongPage,
  tags: ['certify'],
  name: 'On a phone the foot scrolls with the page, and the bar stays',
  globals: { viewport: { value: 'phone' } },
};

export const LongPageOfLongWords: Story = {
  ...LongPage,
  name: 'Bars of two lines leave as much room as they leave',
  tags: ['certify', '!autodocs'],
  globals: { viewport: { value: 'phone' }, language: 'pseudo' },
};

const sidesOf = (element: Element | null | undefined) => {
  const { left, right } = element?.getBoundingClientRect() ?? new DOMRect(Number.NaN);
  return [left, right];
};

/** How far the last control of a bar reaches over the edge, so that its word or mark stands on it. */
const OVER_END = 9;

/** What the bar and the foot hold ends on the same edges: their words and marks do, and the last controls reach over them. */
async function expectBars(
  { canvasElement, t }: Pick<StoryContext, 'canvasElement' | 't'>,
  first: Element | null,
  [left, right]: number[],
) {
  const canvas = within(canvasElement);
  const account = topBar(canvasElement).getByRole('button', { name: /Oscar Lindqvist|Ada Winter/ });
  const starts = [first, canvas.getByText(t('shell.tagline'))].map((part) => sidesOf(part)[0]);
  await expect(starts).toEqual([left, left]);
  const last = [account, canvas.getByRole('contentinfo').lastElementChild];
  await expect(last.map((part) => (sidesOf(part)[1] ?? 0) - OVER_END)).toEqual([right, right]);
  await expect(sidesOf([...account.querySelectorAll('svg')].at(-1))[1]).toBe(right);
}

/** As wide as a window leaves it, and never more than 1200 px. */
function findContent() {
  const { clientWidth } = document.documentElement;
  const width = Math.min(1200, clientWidth - 2 * 40);
  return [(clientWidth - width) / 2, (clientWidth + width) / 2];
}

const findPanel = async (canvasElement: HTMLElement) => {
  const [field] = await within(canvasElement).findAllByRole('textbox');
  return field?.closest('[data-carillon-screen] > * > *');
};

export const OneEdge: Story = {
  name: 'One edge for the bar, the screen and the foot, and 1200 px between two',
  args: { children: longPage },
  globals: { viewport: { value: 'desktop' } },
  parameters: { proves: ['NAV-19'], stage: { path: '/nowhere' } },
  async play(context) {
    const { canvasElement, t } = context;
    const panel = await findPanel(canvasElement);
    const content = findContent();
    await expect(sidesOf(panel)).toEqual(content);
    const menu = topBar(canvasElement).getByRole('button', { name: t('shell.menu') });
    await expectBars(context, menu.querySelector('svg'), content);
    // The brand stands beside it.
    const brand = topBar(canvasElement).getByText(t('shell.product')).parentElement;
    await expect((sidesOf(brand)[0] ?? 0) - (sidesOf(menu)[1] ?? 0)).toBe(8);
  },
};

export const OneEdgeBesideColumn: Story = {
  ...OneEdge,
  name: 'Beside the column of an administrator the screen has the rest of the 1200 px',
  args: { children: longPage, hasSideMenu: true },
  parameters: { proves: ['NAV-19', 'NAV-03'], stage: { as: 'admin', path: '/nowhere' } },
  async play(context) {
    const { canvasElement, t } = context;
    const panel = await findPanel(canvasElement);
    const side = await within(canvasElement).findByRole('navigation', { name: t('shell.side') });
    await expect(await within(side).findByRole('link', { name: t('menus.countries') })).toBeVisible();
    const [left = 0, right = 0] = findContent();
    // 176 px for the entries, and 24 px between them and what is read.
    await expect(sidesOf(side)).toEqual([0, left + 176]);
    await expect(sidesOf(panel)).toEqual([left + 176 + 24, right]);
    const brand = topBar(canvasElement).getByText(t('shell.product')).parentElement;
    await expectBars(context, brand, [left, right]);
  },
};

export const LongTexts: Story = {
  globals: { language: 'pseudo' },
  async play({ canvasElement, t }) {
    const frame = [
      within(canvasElement).getByRole('banner'),
      await within(canvasElement).findByRole('contentinfo'),
    ] as const;
    await expect(frame.flatMap((part) => strayTexts(part))).toEqual([
      `${t('palette.ctrl')} K`,
      'Oscar Lindqvist',
    ]);
  },
};

export const LongTextsNarrow: Story = {
  ...LongTexts,
  name: 'Long texts, narrow: nothing is cut off',
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
  async play({ canvasElement }) {
    const banner = within(canvasElement).getByRole('banner');
    await expect(banner.scrollWidth).toBe(banner.clientWidth);
    const links = within(banner).getAllByRole('link');
    await expect(links.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
  },
};

export const Dark: Story = { ...Owner, tags: ['certify'], globals: { theme: 'dark' } };
export const Narrow: Story = {
  ...Owner,
  name: 'On a phone the name of the account is there whole, or its mark stands for it',
  globals: { viewport: { value: 'phone' } },
  async play(context) {
    await Owner.play?.(context);
    const account = topBar(context.canvasElement).getByRole('button', { name: 'Oscar Lindqvist' });
    const name = within(account).getByText('Oscar Lindqvist');
    const isSeen = name.getBoundingClientRect().width > 1;
    if (isSeen) await expect(findCut(name)).toBeUndefined();
    else await expect(account.querySelector('svg')?.getBoundingClientRect().width).toBe(16);
  },
};
export const RightToLeft: Story = { ...Owner, tags: ['certify'], parameters: { locale: 'ar-EG' } };
