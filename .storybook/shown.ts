// What the stories show: which texts they say, and which states of which screen. `npm test` compares it with all there is.
import type { Language, Text } from '@carillon/react';
import { empty } from '../packages/react/src/ui/feedback/EmptyState.css.ts';
import { skeleton } from '../packages/react/src/ui/feedback/Skeleton.css.ts';
import type { Stage } from './stage.ts';

/** What one story showed. */
export interface Shown {
  /** The title of its file: 'Screens/Devices/Device list'. */
  readonly screen: string;
  /** From `parameters: { screen }`; see `asked` in scripts/shown.ts. */
  readonly kind?: string;
  readonly said: readonly string[];
  readonly states: readonly string[];
}

declare global {
  /** What the story that has played last showed. */
  var carillonShown: Shown | undefined;
  /** Whether anything is still on its way, for tests of the built Storybook. */
  var carillonIsLoading: () => boolean;
  /** Whether a story is in its state, for the same. */
  var carillonIsReached: boolean;
  /** How wide the page of the story is, null where it has no viewport of its own. */
  var carillonWidth: string | null | undefined;
}

const isShown = (selector: string) => document.body.querySelector(selector) !== null;
globalThis.carillonIsLoading = () => isShown(classSelector(skeleton));

const said = new Set<string>();

/** English, that notes which of its texts are asked for. */
export const notedEnglish: Language = {
  locale: 'en-US',
  load: () => [],
  getTexts: ({ texts }) => new Proxy(texts, { get: noteText }),
};

function noteText(texts: Readonly<Record<string, Text>>, key: string): Text | undefined {
  said.add(key);
  return texts[key];
}

/** Before a story: nothing of the one before counts. */
export const forgetShown = () => said.clear();

interface Played {
  viewMode: string;
  title: string;
  canvasElement: HTMLElement;
  globals: Readonly<Record<string, unknown>>;
  parameters: Readonly<Record<string, unknown>>;
  loaded: Readonly<Record<string, unknown>>;
}

/** After a story has played: looks at what is there. */
export function noteShown({ viewMode, title, canvasElement, globals, parameters, loaded }: Played): void {
  if (viewMode === 'docs') return;
  const { statuses } = loaded.stage as Stage;
  const all = document.body.textContent ?? '';
  const inputs = [...document.querySelectorAll('input')].map(({ value }) => value).join(' ');
  const saysAny = (...keys: string[]) => keys.some((key) => said.has(key));
  // The provider's node: all that a screen is may be a dialog elsewhere.
  const provider = canvasElement.querySelector('[lang]') ?? canvasElement;
  const states = {
    ready: !globalThis.carillonIsLoading() && !isShown('[role=alert]'),
    told: isShown('[role=alert]'),
    dark: globals.theme === 'dark',
    narrow: document.documentElement.clientWidth < 480,
    'right to left': getComputedStyle(provider).direction === 'rtl',
    long: globals.language === 'pseudo' || /[^\s~]{30}/.test(`${all} ${inputs}`),
    loading: globalThis.carillonIsLoading(),
    empty: isShown(classSelector(empty)) && !said.has('list.nothingFound'),
    'nothing found': said.has('list.nothingFound'),
    many: said.has('list.range'),
    // What was answered, and said: a story that hides it does not show it.
    error:
      [...statuses].some((status) => status >= 500) && saysAny('error.serverError', 'error.unknownStatus'),
    forbidden: statuses.has(403) && isShown('[role=alert]'),
    'not found': statuses.has(404) && saysAny('form.missing', 'device.missing'),
    offline: !navigator.onLine && saysAny('error.offline', 'error.network'),
    invalid: isShown('[aria-invalid=true]'),
    unsaved: said.has('form.unsaved'),
    saving: isShown('[data-busy]'),
  };
  globalThis.carillonShown = {
    screen: title,
    ...(typeof parameters.screen === 'string' && { kind: parameters.screen }),
    said: [...said],
    states: Object.entries(states).flatMap(([state, isShown]) => (isShown ? [state] : [])),
  };
}

/** A style is one class or several. */
const classSelector = (style: string) => `.${style.split(' ').join('.')}`;
