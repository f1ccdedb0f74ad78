import type { Language } from '@carillon/react';
import { readChoice } from './choices.ts';
import { languages } from './languages.ts';

/** What this browser was told to speak, then what its user reads, best first. */
function wanted(chosen: string | null): readonly string[] {
  const { languages } = navigator;
  return chosen ? [chosen, ...languages] : languages;
}

/** Loads the language of the page. English, which is always there, also stands in for one that cannot be fetched. */
export async function loadLanguage(chosen = readChoice('locale')): Promise<Language | undefined> {
  const loaders: Readonly<Record<string, () => Promise<Language>>> = languages;
  const codes = wanted(chosen).map((locale) => locale.split('-', 1)[0] ?? '');
  const first = codes.find((code) => code === 'en' || Object.hasOwn(loaders, code));
  return loaders[first ?? 'en']?.().catch(() => undefined);
}
