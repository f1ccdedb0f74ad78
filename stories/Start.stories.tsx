import { BrandMark, Link, Panel, Screen } from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as styles from './Start.css.ts';

/** What is in this book, and where each begins: the id of a story, or of a docs page. */
const rooms: readonly { name: string; words: string; links: Readonly<Record<string, string>> }[] = [
  {
    name: 'Foundations',
    words: 'Colours, type, space, motion and icons: the tokens that a theme of your own replaces.',
    links: {
      Colour: 'foundations-colour--light',
      Type: 'foundations-type--default',
      Icons: 'foundations-icons--default',
    },
  },
  {
    name: 'Journeys',
    words: 'What people come to do, from one screen to the next. Each plays its steps by itself.',
    links: {
      'From the login to a radio': 'journeys-listening-to-a-building--from-the-login-to-a-radio-that-plays',
      'Keeping the records': 'journeys-keeping-the-records--a-country-is-added-found-and-deleted',
    },
  },
  {
    name: 'Screens',
    words:
      'Every page that an application can show, in each of its states. A device lives in the page: press Start.',
    links: {
      'Device dashboard': 'screens-devices-device-dashboard--docs',
      'Device list': 'screens-devices-device-list--docs',
      Login: 'screens-account-login--docs',
    },
  },
  {
    name: 'Patterns',
    words:
      'What all lists, all forms and all questions do in the same way: loading, failing, saving, deleting.',
    links: { List: 'patterns-list--docs', 'Record form': 'patterns-record-form--docs' },
  },
  {
    name: 'Kit',
    words: 'The parts that screens are made of. They know no device and no user.',
    links: {
      Buttons: 'kit-actions-buttons--docs',
      Fields: 'kit-fields-fields--docs',
      'Level meter': 'kit-live-level-meter--docs',
    },
  },
  {
    name: 'Words',
    words: 'What is said when something goes wrong, in every language, and what hostile texts cannot do.',
    links: { 'What went wrong': 'words-what-went-wrong--docs' },
  },
];

const addressOf = (id: string) => `/?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`;

function Start() {
  return (
    <Screen isPage>
      <header className={styles.brand}>
        <span className={styles.mark}>
          <BrandMark width={36} height={36} />
        </span>
        <div>
          <h1 className={styles.name}>Carillon</h1>
          <p className={styles.claim}>
            Sound in every room, on time: the interface of networked audio devices.
          </p>
        </div>
      </header>
      <div className={styles.rooms}>
        {rooms.map(({ name, words, links }) => (
          <Panel key={name} title={name}>
            <p className={styles.words}>{words}</p>
            <div className={styles.links}>
              {Object.entries(links).map(([label, id]) => (
                <Link key={id} href={addressOf(id)} target="_top">
                  {label}
                </Link>
              ))}
            </div>
          </Panel>
        ))}
      </div>
      <Panel title="The toolbar above">
        <p className={styles.words}>
          Theme, colours, language, direction, time zone, who is logged in, the network, the broker and the
          width: each story can be seen with all of them. Around every story stands a whole platform with
          simulated devices, so that nothing here needs a server, and nothing is faked but the world.
        </p>
      </Panel>
    </Screen>
  );
}

const meta: Meta<typeof Start> = {
  title: 'Start',
  component: Start,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
};
export default meta;

/** The first page of this book. */
export const Carillon: StoryObj<typeof Start> = {
  name: 'Start',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Carillon' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Device dashboard' })).toHaveAttribute('target', '_top');
  },
};
