// What a story says: the language and the locale that the toolbar or the story chooses, for its screen and for its play.
import type { Language } from '@carillon/react';
import { createFormat, type Format } from '../packages/react/src/hooks/useFormat.ts';
import { areas } from '../packages/react/src/messages/en/index.ts';
import { createMessages, type Translate } from '../packages/react/src/messages/messages.ts';
import { languages } from './languages.ts';
import { pseudoLanguage } from './pseudoLanguage.ts';

const all = Object.values(areas);

/** Every text by its key: a play that reads so holds in whatever language the story is shown. */
export type Words = Translate<(typeof all)[number]>;

declare module 'storybook/internal/csf' {
  interface StoryContext {
    t: Words;
    format: Format;
    /** How the story writes dates and numbers. */
    locale: string;
  }
}

interface Chosen {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The language of a story; none for English. */
export function findLanguage({ globals }: Chosen): Language | undefined {
  const all: Readonly<Record<string, Language>> = { ...languages, pseudo: pseudoLanguage };
  return all[String(globals.language)];
}

/** The locale of a story, unless its language chooses: the toolbar turns the page, ours read from the left and Arabic is to follow. */
export function findLocale({ globals, parameters }: Chosen): string | undefined {
  if (globals.direction === 'leftToRight') return 'en-US';
  if (globals.direction === 'rightToLeft') return 'ar-EG';
  return typeof parameters.locale === 'string' ? parameters.locale : undefined;
}

/** How the screen of a story says things: its texts, and how it writes dates, numbers and lists. */
export async function loadWords(story: Chosen): Promise<{ t: Words; format: Format; locale: string }> {
  const language = findLanguage(story);
  const locale = findLocale(story) ?? language?.locale ?? 'en-US';
  const messages = createMessages({ language, locale });
  await Promise.all(messages.load(all));
  const format = createFormat(locale, String(story.globals.timeZone));
  // What is looked for is compared with a text whose white space was made blanks: some languages part sum and sign otherwise.
  const money: Format['money'] = (...sum) => format.money(...sum).replace(/\s/g, ' ');
  return { t: messages.translate(all), format: { ...format, money }, locale };
}
