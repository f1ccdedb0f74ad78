import { useMessages } from '@carillon/react';
import { Facts, Panel, Screen, ScreenTitle } from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

/** The names of pages that tell none themselves, as our hosts write them into the tab of the browser and into links. */
function PageTitles() {
  const t = useMessages();
  const titles = {
    '/': t('welcome.title'),
    '/eshop': t('shop.title'),
    '/backend/login': t('login.title'),
    '/manage/2/list': t('devices.title'),
    '/manage/2/feature/2/dash': t('dash.title'),
    '/nowhere': t('shell.notFound'),
  };
  const facts = Object.entries(titles).map(([path, title]) => ({
    label: path,
    value: `${title} · ${t('shell.product')}`,
  }));
  return (
    <Screen isPage>
      <ScreenTitle>Page titles</ScreenTitle>
      <Panel>
        <Facts facts={facts} />
      </Panel>
    </Screen>
  );
}

const meta: Meta<typeof PageTitles> = {
  title: 'Words/Page titles',
  component: PageTitles,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof PageTitles>;

export const English: Story = {
  globals: { language: 'english' },
  async play({ canvasElement }) {
    const titles = within(canvasElement).getAllByRole('definition');
    await expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Welcome · Carillon',
      'Shop · Carillon',
      'Login · Carillon',
      'Devices · Carillon',
      'Device · Carillon',
      '404 Page not found · Carillon',
    ]);
  },
};

export const Italian: Story = {
  globals: { language: 'italian' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('Dispositivo · Carillon')).toBeVisible();
  },
};
