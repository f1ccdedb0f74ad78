import type { Language } from '@carillon/react';
import { languages } from './languages.ts';

/** What this browser was told to speak, then what its user reads, best first. */
function wanted(): readonly string[] {
  const { languages } = navigator;
  try {
    const chosen = localStorage.getItem('carillon.locale');
    return chosen ? [chosen, ...languages] : languages;
  } catch {
    return languages; // private windows and sandboxed frames
  }
}

/** Loads the language of the page. English, which is always there, also stands in for one that cannot be fetched. */
export async function loadLanguage(): Promise<Language | undefined> {
  const loaders: Readonly<Record<string, () => Promise<Language>>> = languages;
  const codes = wanted().map((locale) => locale.split('-', 1)[0] ?? '');
  const first = codes.find((code) => code === 'en' || Object.hasOwn(loaders, code));
  return loaders[first ?? 'en']?.().catch(() => undefined);
}
