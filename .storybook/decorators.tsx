import { CarillonProvider, createMemoryNavigation, type Language } from '@carillon/react';
import { italian } from '@carillon/react/italian';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { pseudoLanguage } from './pseudoLanguage.ts';
import { notedEnglish } from './shown.ts';
import type { Stage, StageOptions } from './stage.ts';

const languages: Readonly<Record<string, Language>> = {
  english: notedEnglish,
  italian,
  pseudo: pseudoLanguage,
};

/** The locale that turns the page as the toolbar says: ours are read from the left, and Arabic is to follow. */
const locales: Readonly<Record<string, string>> = { leftToRight: 'en-US', rightToLeft: 'ar-EG' };

/** The provider that a host would put around a screen, over the story's own world. */
const withCarillon: Decorator = (Story, { loaded, parameters, globals }) => {
  const { path = '/' }: StageOptions = parameters.stage ?? {};
  const stage: Stage | undefined = loaded.stage;
  const [navigation] = useState(() => createMemoryNavigation(path));
  if (!stage) return <Story />;
  return (
    <CarillonProvider
      // Another world begins with a page that has seen nothing of the one before.
      key={`${globals.role} ${globals.network} ${globals.broker}`}
      client={stage.client}
      navigation={navigation}
      timeZone={globals.timeZone}
      locale={locales[globals.direction] ?? parameters.locale}
      language={languages[globals.language]}
      theme={globals.theme === 'system' ? undefined : globals.theme}
    >
      <Story />
    </CarillonProvider>
  );
};

/** What stands around every story, outermost last. */
export const decorators: Decorator[] = [withCarillon];
