// Every story of the kit in a page without Storybook, so that it can be served with the policy of the hosts.
import { CarillonProvider, obeyContentSecurity } from '@carillon/react';
import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../../.storybook/canvas.css.ts';
import { userEvent, within } from 'storybook/test';
import { loadWords, type Words } from '../../.storybook/words.ts';
import type { Format } from '../../packages/react/src/hooks/useFormat.ts';

/** What the test finds in the page as `kit`. */
export interface Kit {
  /** The stories, as 'Sliders: Default'. */
  readonly names: readonly string[];
  /** Shows a story and plays it to its end. */
  play(name: string): Promise<void>;
}

/** What a story is given here, to reach its state and to play. */
interface Context {
  readonly canvasElement: HTMLElement;
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: typeof userEvent;
  readonly t: Words;
  readonly format: Format;
}

/** As much of a story as this page needs. */
interface Story {
  args?: object;
  render?: (args: object) => ReactNode;
  parameters?: { locale?: string; reach?: (context: Context) => unknown };
  globals?: { theme?: string; viewport?: object };
  play?: (context: Context) => unknown;
}

interface StoryModule {
  default: Story & { component: ComponentType<object> };
  [story: string]: Story;
}

obeyContentSecurity();
const modules = import.meta.glob<StoryModule>('../../stories/kit/**/*.stories.tsx', { eager: true });
const stories = new Map<string, { meta: StoryModule['default']; story: Story }>(
  Object.entries(modules).flatMap(([path, { default: meta, ...stories }]) => {
    const title = path.replace(/^.*\/(\w+)\.stories\.tsx$/, '$1');
    return Object.entries(stories).map(([name, story]) => [`${title}: ${name}`, { meta, story }]);
  }),
);

const { t, format } = await loadWords({ globals: { timeZone: 'UTC' }, parameters: {} });
const canvas = document.getElementById('root') ?? document.body;
const root = createRoot(canvas);

async function play(name: string) {
  const { meta, story } = stories.get(name) ?? {};
  if (!meta || !story) throw new Error(`There is no story "${name}".`);
  const args = { ...meta.args, ...story.args };
  const { component, render } = { ...meta, ...story };
  const Shown = render ? () => render(args) : component;
  document.documentElement.dataset.carillonTheme = story.globals?.theme ?? 'light';
  canvas.style.width = story.globals?.viewport ? '375px' : '';
  flushSync(() =>
    root.render(
      // Another story begins with a page that has seen nothing of the one before.
      <CarillonProvider key={name} locale={{ ...meta.parameters, ...story.parameters }.locale}>
        <Shown {...args} />
      </CarillonProvider>,
    ),
  );
  const context = { canvasElement: canvas, canvas: within(canvas), userEvent, t, format };
  await story.parameters?.reach?.(context);
  await story.play?.(context);
}

const kit: Kit = { names: [...stories.keys()], play };
Object.assign(globalThis, { kit });
