import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure, expect, getConfig } from 'storybook/test';
import '@carillon/react/styles.css';
import '@fontsource-variable/inter/wght.css';
import './canvas.css.ts';
import { rowLink } from '../packages/react/src/ui/lists/List.css.ts';
import { writePageOnce } from '../scripts/writtenOnce.ts';
import { findHeldTexts } from '../stories/heldTexts.ts';
import { decorators } from './decorators.tsx';
import { isFrame, keepPageStill, toolbarOfPage } from './docsFrame.ts';
import { forceColors } from './forcedColors.ts';
import { languages } from './languages.ts';
import { startMocks } from './mocks.ts';
import { forgetShown, noteShown } from './shown.ts';
import { createStage } from './stage.ts';
import { isPicture, standStill } from './stillPicture.ts';
import { followTimeBar } from './storyTime.ts';
import { readAt } from './timeEvents.ts';
import { loadWords } from './words.ts';

// A first look compiles and loads; how long that takes is nothing to fail on. The frames of a docs page load together.
configure({ asyncUtilTimeout: isFrame ? 60_000 : 20_000 });
writePageOnce({ configure, getConfig });

keepPageStill();

type Toolbar = Extract<NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>, object>;

/** A list of choices in the toolbar. */
function toolbar(title: string, icon: Toolbar['icon'], choices: Readonly<Record<string, string>>) {
  const items = Object.entries(choices).map(([value, choice]) => ({ value, title: choice }));
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}

/** What those who speak a language call it: 'Italiano'. */
function getName(locale: string): string {
  const name =
    new Intl.DisplayNames(locale, { type: 'language' }).of(locale.split('-', 1)[0] ?? locale) ?? locale;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Closes the world that is shown. Another choice in the toolbar begins another one without the end of the story. */
let closeLast = () => {};

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mswLoader(startMocks)],
  decorators,
  parameters: {
    options: {
      storySort: {
        order: [
          'Start',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Motion', 'Icons'],
          'Journeys',
          'Screens',
          ['Account', 'Devices', 'Back-office', 'Shop', 'Shell'],
          'Patterns',
          'Kit',
          'Words',
        ],
      },
    },
    a11y: {
      test: 'error', // a violation fails the story's test
      // react-aria's announcer points at labels that are gone a moment later; it empties itself after some seconds.
      context: { exclude: ['[data-live-announcer]'] },
      // What is right is only counted.
      options: { resultTypes: ['violations', 'incomplete'] },
      // 2.5.8, which axe leaves out unless asked. It does not see that the link of a row covers the row.
      config: { rules: [{ id: 'target-size', enabled: true, selector: `*:not(.${rowLink})` }] },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '375px', height: '812px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  globalTypes: {
    theme: toolbar('Theme', 'mirror', {
      system: 'As the system',
      light: 'Light',
      dark: 'Dark',
    }),
    colors: toolbar('Colors', 'contrast', {
      own: 'Own colors',
      forced: 'Forced colors, nearly (see docs)',
    }),
    language: toolbar('Language', 'globe', {
      english: 'English',
      ...Object.fromEntries(Object.entries(languages).map(([name, { locale }]) => [name, getName(locale)])),
      pseudo: 'Accents and longer words',
    }),
    direction: toolbar('Direction', 'transfer', {
      locale: 'As the locale',
      leftToRight: 'Left to right',
      rightToLeft: 'Right to left, as Arabic',
    }),
    timeZone: toolbar('Time zone', 'time', {
      'Europe/Rome': 'Rome',
      UTC: 'UTC',
      'America/New_York': 'New York',
      'Asia/Kolkata': 'Kolkata (half an hour)',
      'Pacific/Kiritimati': 'Kiritimati (a day ahead)',
    }),
    role: toolbar('Role', 'user', {
      owner: 'Owner',
      admin: 'Admin',
      nobody: 'Nobody is logged in',
    }),
    network: toolbar('Network', 'lightning', {
      fast: 'Fast network',
      slow: 'Slow network',
      offline: 'No network',
    }),
    broker: toolbar('Broker', 'rss', {
      up: 'Broker up',
      down: 'Broker down',
      refusing: 'Broker refuses',
    }),
  },
  initialGlobals: {
    theme: 'light',
    colors: 'own',
    // For a run of all stories in another one.
    language: import.meta.env.STORYBOOK_LANGUAGE ?? 'english',
    direction: 'locale',
    timeZone: 'Europe/Rome',
    role: 'owner',
    network: 'fast',
    broker: 'up',
    // Where a jump of the time bar leads, and of which story.
    at: '',
    ...toolbarOfPage(),
  },
  // A play begins in the state that the story shows, and not while its `reach` still leads there: both would press and type.
  mount: (context) => async () => {
    await context.renderToCanvas();
    const reached: Promise<void> | undefined = context.loaded.reached;
    if (reached && isPicture) void standStill(context.loaded.stage.clock, reached);
    // A story whose reach has failed stays, and its play says what it does not find; a test tells of the reach first.
    await reached?.catch((error: unknown) => console.error(error));
    return context.canvas;
  },
  async beforeAll() {
    // A font that comes after its words moves them, in a picture or between two looks of a play.
    await document.fonts.load('16px "Inter Variable"');
    // As in everybody's browser, and in the built Storybook: React does its work when it wants. Storybook's `act` around each
    // event would do it at once, also in the midst of a commit that moves the focus.
    configure({ eventWrapper: (event) => event() });
  },
  async afterEach(context) {
    // What its reach has not brought about fails a story whose play does not look for it.
    await context.loaded.reached;
    // The hand at the time bar has chosen another one.
    if (context.parameters.stage?.playSpeed) context.loaded.stage?.clock.setSpeed(1);
    noteShown(context);
    // Of what our own code draws: a sheet or a journey has words of its own around it.
    if (!/^(Screens|Patterns|Kit)\//.test(context.title)) return;
    for (const root of document.querySelectorAll('[lang][data-carillon-theme], [data-carillon-screen]')) {
      await expect(findHeldTexts(root), 'texts that a translated page would lose').toEqual([]);
    }
  },
  async beforeEach(context) {
    const { id, globals, parameters, msw, loaded, viewMode } = context;
    // Each story of a docs page has a world in its frame.
    if (viewMode === 'docs') return undefined;
    Object.assign(context, await loadWords(context));
    const { dataset } = document.documentElement;
    if (globals.theme === 'system') delete dataset.carillonTheme;
    else dataset.carillonTheme = String(globals.theme);

    forceColors(globals.colors === 'forced');
    forgetShown();
    // What a story fixes, no toolbar changes.
    const { role, network, broker, timeZone } = globals;
    closeLast();
    const at = readAt(globals.at, id);
    const stage = await createStage({
      as: role,
      network,
      broker,
      ...parameters.stage,
      ...(at !== undefined && { at }),
    });
    loaded.stage = stage;
    // The frame of a docs page plays nothing.
    if (!isFrame && parameters.stage?.playSpeed) stage.clock.setSpeed(parameters.stage.playSpeed);
    msw.use(stage.handler);
    const stopBar = followTimeBar(stage, id, String(timeZone));
    closeLast = () => {
      closeLast = () => {};
      stopBar();
      stage.close();
    };
    return () => closeLast();
  },
};

export default preview;
