import type { Appearance, Language } from '@carillon/react';
import { startTransition, useRef, useState } from 'react';
import { keepChoice, readChoice } from './choices.ts';
import { loadLanguage, offeredLanguages } from './language.ts';
import { readTheme, showTheme, type Theme } from './theme.ts';

/** What each language is called by those who speak it. */
const nameLanguages = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    offeredLanguages().map((code) => {
      const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
      return [code, name.charAt(0).toLocaleUpperCase(code) + name.slice(1)];
    }),
  );

/** Theme and language of the page, and how to choose others, which this browser keeps (NAV-18). */
export function useAppearance(first: Language | undefined): {
  language: Language | undefined;
  appearance: Appearance;
} {
  const [language, setLanguage] = useState(first);
  const [names] = useState(nameLanguages);
  const [theme, setTheme] = useState(readTheme);
  const [chosen, setChosen] = useState(() => readChoice('locale') ?? 'system');
  const last = useRef(chosen);
  return {
    language,
    appearance: {
      theme: {
        value: theme,
        onChange(value: Theme) {
          keepChoice('theme', value === 'system' ? null : value);
          showTheme(value);
          setTheme(value);
        },
      },
      // One language alone is no choice.
      ...(Object.keys(names).length > 1 && {
        language: {
          value: Object.hasOwn(names, chosen) ? chosen : 'system',
          names,
          onChange(value) {
            keepChoice('locale', value === 'system' ? null : value);
            setChosen(value);
            last.current = value;
            void loadLanguage(value === 'system' ? null : value).then((loaded) => {
              // A language that was chosen before this one may come after it.
              if (last.current !== value) return;
              document.documentElement.lang = loaded?.locale ?? 'en';
              // What is on the screen stays until its texts are there.
              startTransition(() => setLanguage(loaded));
            });
          },
        },
      }),
    },
  };
}
