import type { Language } from '@carillon/react';

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
  const first = wanted().find((locale) => /^(en|it)\b/.test(locale));
  if (!first?.startsWith('it')) return undefined;
  const door = await import('@carillon/react/italian').catch(() => undefined);
  return door?.italian;
}
