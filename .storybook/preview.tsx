import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import '@carillon/react/styles.css';
import '@fontsource-variable/inter/wght.css';
import { decorators } from './decorators.tsx';
import { createStage } from './stage.ts';

// A first look compiles and loads; how long that takes is nothing to fail on.
configure({ asyncUtilTimeout: 5000 });

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker();
      await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
      return worker;
    }),
  ],
  decorators,
  parameters: {
    a11y: {
      test: 'error', // a violation fails the story's test
      // react-aria's announcer points at labels that are gone a moment later; it empties itself after some seconds.
      context: { exclude: ['[data-live-announcer]'] },
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
    theme: {
      description: 'Colour theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'system', title: 'As the system', icon: 'browser' },
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language of the texts',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'english', title: 'English' },
          { value: 'pseudo', title: 'Accents and longer words' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', language: 'english' },
  async beforeEach({ globals, parameters, msw, loaded }) {
    const { dataset } = document.documentElement;
    if (globals.theme === 'system') delete dataset.carillonTheme;
    else dataset.carillonTheme = String(globals.theme);

    const stage = await createStage(parameters.stage ?? {});
    loaded.stage = stage;
    msw.use(stage.handler);
    return () => stage.close();
  },
};

export default preview;
