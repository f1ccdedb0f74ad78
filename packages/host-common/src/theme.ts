import { readChoice } from './choices.ts';

export type Theme = 'system' | 'light' | 'dark';

/** The theme that was chosen in this browser (NAV-18). */
export function readTheme(): Theme {
  const kept = readChoice('theme');
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** Shows a theme: our colours follow an attribute of the root, or else the system. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.carillonTheme;
  else dataset.carillonTheme = theme;
}
