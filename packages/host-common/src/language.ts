import type { Language } from '@carillon/react';
import { readChoice } from './choices.ts';
import { type FrameTexts, frameTexts, type LanguageCode, languageCodes } from './frameTexts.ts';
import { languages } from './languages.ts';

let offered = languageCodes;

/** From now on there are no others than these, the first of them for whoever reads none; without any named there are all. */
export function offerLanguages(codes: readonly LanguageCode[] = languageCodes): void {
  offered = codes;
}

/** What there is to choose from. */
export const offeredLanguages = (): readonly LanguageCode[] => offered;

/** What this browser was told to speak, then what its user reads, best first. */
function wanted(chosen: string | null): readonly string[] {
  const { languages } = navigator;
  return chosen ? [chosen, ...languages] : languages;
}

/** The language of the page: the first that is wanted and offered, else the first that is offered. */
export function chooseLanguage(chosen = readChoice('locale')): LanguageCode {
  const codes = wanted(chosen).map((locale) => locale.split('-', 1)[0] ?? '');
  return (
    codes.find((code): code is LanguageCode => offered.some((one) => one === code)) ?? offered[0] ?? 'en'
  );
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
