import { CarillonProvider } from '@carillon/react';
import type { Decorator, StoryContext } from '@storybook/react-vite';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { MemoryRouter, useHref, useLocation, useNavigate } from 'react-router';
import { runReach } from './reached.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { notedEnglish } from './shown.ts';
import type { Stage, StageOptions } from './stage.ts';
import { findLanguage, findLocale } from './words.ts';

// The router of the hosts: what it makes of an address is seen here as well.
const navigation = { useHref, useLocation, useNavigate };

/** The provider that a host would put around a screen, over the story's own world. */
const withCarillon: Decorator = (Story, context) => {
  const { loaded, parameters, globals } = context;
  const { path = '/', search = '' }: StageOptions = parameters.stage ?? {};
  const stage: Stage | undefined = loaded.stage;
  if (!stage) return <Story />;
  return (
    // Another world begins with a page that has seen nothing of the one before.
    <MemoryRouter
      key={`${globals.role} ${globals.network} ${globals.broker} ${globals.at}`}
      initialEntries={[path + search]}
    >
      <CarillonProvider
        client={stage.client}
        navigation={navigation}
        timeZone={globals.timeZone}
        pages={parameters.pages}
        ntpServer="ntp.carillon.example"
        locale={findLocale(context)}
        language={findLanguage(context) ?? notedEnglish}
        theme={globals.theme === 'system' ? undefined : globals.theme}
        onError={parameters.onError}
      >
        <Story />
      </CarillonProvider>
    </MemoryRouter>
  );
};

/** How wide the page of a story is, where it has a viewport of its own: '375px'. */
const widthOf = ({ globals, parameters }: Pick<StoryContext, 'globals' | 'parameters'>): string | undefined =>
  parameters.viewport.options[globals.viewport?.value]?.styles?.width;

/** A promise, and who keeps it: the reach of a story begins after whoever has mounted the story asks for its end. */
function createReached() {
  let keep = (_reaching: Promise<void>) => {};
  const promise = new Promise<void>((resolve) => {
    keep = resolve;
  });
  return { promise, keep };
}

/**
 * What only a person can bring about, as an open dialog: `parameters.reach` does it as soon as the story is shown, once. What
 * is drawn again, as in another theme, is reached already.
 */
const withReachedState: Decorator = (Story, context) => {
  const { loaded, parameters } = context;
  const { reach } = parameters;
  const shown = useRef(context);
  const [reached] = useState(createReached);
  useLayoutEffect(() => {
    loaded.reached = reached.promise;
  }, [loaded, reached]);
  useEffect(() => {
    globalThis.carillonWidth = widthOf(shown.current) ?? null;
    const reaching = runReach(() => reach?.(shown.current)).then(() => {
      globalThis.carillonIsReached = true;
    });
    reached.keep(reaching);
    globalThis.carillonReaching?.(reaching);
  }, [reach, reached]);
  return <Story />;
};

/** On a docs page, a frame in the place of the story. */
const framedInDocs: Decorator = (Story, context) => {
  const { viewMode, id, name, globals } = context;
  if (viewMode !== 'docs') return <Story />;
  return <StoryFrame key={id} id={id} name={name} globals={globals} width={widthOf(context)} />;
};

/** What stands around every story, outermost last. */
export const decorators: Decorator[] = [withReachedState, withCarillon, framedInDocs];
