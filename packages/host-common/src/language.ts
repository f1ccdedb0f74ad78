import type { Language } from '@carillon/react';
import { readChoice } from './choices.ts';
import { type FrameTexts, frameTexts } from './frameTexts.ts';
import { languages } from './languages.ts';

type LanguageCode = keyof typeof frameTexts;

/** What this browser was told to speak, then what its user reads, best first. */
function wanted(chosen: string | null): readonly string[] {
  const { languages } = navigator;
  return chosen ? [chosen, ...languages] : languages;
}

/** The language of the page: the first that is wanted and that there is, else English. */
export function chooseLanguage(chosen = readChoice('locale')): LanguageCode {
  const codes = wanted(chosen).map((locale) => locale.split('-', 1)[0] ?? '');
  return codes.find((code): code is LanguageCode => Object.hasOwn(frameTexts, code)) ?? 'en';
}

/** What is said where no screen is, in the language of the page. */
export const chooseFrameTexts = (): FrameTexts => frameTexts[chooseLanguage()];

/**
 * Loads the language of the page with all its texts, which the build keeps in one file (vite.ts). English, which is always there,
 * also stands in for one that cannot be fetched.
 */
export async function loadLanguage(chosen?: string | null): Promise<Language | undefined> {
  const code = chooseLanguage(chosen);
  if (code === 'en') return undefined;
  const language = await languages[code]().catch(() => undefined);
  await Promise.all(language?.load() ?? []);
  return language;
}
