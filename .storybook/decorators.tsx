import { CarillonProvider, createMemoryNavigation } from '@carillon/react';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { pseudoLanguage } from './pseudoLanguage.ts';
import type { Stage, StageOptions } from './stage.ts';

/** The provider that a host would put around a screen, over the story's own world. */
const withCarillon: Decorator = (Story, { loaded, parameters, globals }) => {
  const { path = '/' }: StageOptions = parameters.stage ?? {};
  const stage: Stage | undefined = loaded.stage;
  const [navigation] = useState(() => createMemoryNavigation(path));
  if (!stage) return <Story />;
  return (
    <CarillonProvider
      client={stage.client}
      navigation={navigation}
      timeZone="Europe/Rome"
      locale={parameters.locale}
      language={globals.language === 'pseudo' ? pseudoLanguage : undefined}
      theme={globals.theme === 'system' ? undefined : globals.theme}
    >
      <Story />
    </CarillonProvider>
  );
};

/** What stands around every story, outermost last. */
export const decorators: Decorator[] = [withCarillon];
