import { Breadcrumbs, Screen, ScreenTitle, TabLinks, VectorIcon } from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { arabic } from '../frame.tsx';

const english = {
  here: 'You are here',
  devices: 'Devices',
  device: 'Lobby north',
  facts: 'CR-1002 · micro · created March 14, 2026',
  screens: 'Screens of the device',
  dash: 'Dash',
  events: 'Events',
  audio: 'Audio',
  time: 'Time',
  offline: 'Lobby north is offline.',
};

const building = ['M6 22V4a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v18Z', 'M10 6h4', 'M10 10h4', 'M10 14h4', 'M10 18h4'];

interface PlacesProps {
  words?: typeof english;
  iconPaths?: readonly string[];
}

/** Where a screen stands: the way to it, which thing it shows, and its neighbours. */
function Places({ words = english, iconPaths = building }: PlacesProps) {
  return (
    <Screen isPage>
      <Breadcrumbs
        aria-label={words.here}
        crumbs={[
          { label: words.devices, href: '/devices' },
          { label: words.device, href: '/devices/2' },
          { label: words.audio },
        ]}
      />
      <ScreenTitle icon={<VectorIcon paths={iconPaths} size={20} />} second={words.facts}>
        {words.device}
      </ScreenTitle>
      <TabLinks
        aria-label={words.screens}
        tabs={[
          { label: words.dash, href: '/devices/2' },
          { label: words.events, href: '/devices/2/events' },
          { label: words.audio, href: '/devices/2/audio', isCurrent: true },
          { label: words.time, href: '/devices/2/time', reasonAgainst: words.offline },
        ]}
      />
    </Screen>
  );
}

const meta: Meta<typeof Places> = {
  title: 'Kit/Layout/Places',
  component: Places,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Places>;

export const Default: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Devices' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
    await expect(canvas.getByRole('link', { name: 'Audio' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Audio' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    const closed = canvas.getByRole('link', { name: 'Time: Lobby north is offline.' });
    await expect(closed).toHaveFocus();
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    await expect(closed).not.toHaveAttribute('href');
  },
};

/** An image that does not load gives way to the speaker, and nothing moves. */
export const IconFails: Story = {
  name: 'The icon fails',
  parameters: { proves: ['FLT-086'] },
  args: { iconPaths: ['/icons/that/is/not/there.png'] },
  async play({ canvasElement }) {
    const heading = within(canvasElement).getByRole('heading', { name: 'Lobby north' });
    const { x, y } = heading.getBoundingClientRect();
    const picture = () => heading.parentElement?.parentElement?.previousElementSibling?.firstElementChild;
    const { width, height } = picture()?.getBoundingClientRect() ?? {};
    await waitFor(() => expect(picture()?.tagName).toBe('svg'));
    await expect(heading.getBoundingClientRect()).toMatchObject({ x, y });
    await expect(picture()?.getBoundingClientRect()).toMatchObject({ width, height });
  },
};

const german = {
  ...english,
  devices: 'Lautsprechersteuergeräte',
  device: 'Pfarrkirche St. Johannes Nepomuk, nördliches Seitenschiff und Chor',
  dash: 'Übersicht',
  events: 'Wiedergaben',
  audio: 'Klangeinstellungen',
  time: 'Uhrzeit',
};

export const LongText: Story = { args: { words: german } };

export const RightToLeft: Story = {
  args: {
    words: {
      here: 'أنت هنا',
      devices: 'الأجهزة',
      device: 'الردهة الشمالية',
      facts: 'CR-1002 · micro · 14 مارس 2026',
      screens: 'شاشات الجهاز',
      dash: 'لوحة',
      events: 'الأحداث',
      audio: 'الصوت',
      time: 'الوقت',
      offline: 'الردهة الشمالية غير متصلة.',
    },
  },
  parameters: arabic,
};

export const Dark: Story = { globals: { theme: 'dark' } };
const narrow = { viewport: { value: 'phone', isRotated: false } };
export const Narrow: Story = { parameters: { proves: ['NAV-04'] }, globals: narrow };

/** The row scrolls, and begins where the current one is seen. */
export const NarrowLongText: Story = {
  name: 'Narrow, long text',
  parameters: { proves: ['NAV-04'] },
  args: { words: german },
  globals: narrow,
  async play({ canvasElement }) {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Screens of the device' });
    const tab = within(nav).getByRole('link', { name: 'Klangeinstellungen' });
    await waitFor(() =>
      expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(nav.getBoundingClientRect().right),
    );
  },
};
