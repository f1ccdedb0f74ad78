import type { languages } from './languages.ts';

export type LanguageCode = 'en' | keyof typeof languages;
type InEachLanguage<Texts> = Readonly<Record<LanguageCode, Texts>>;

/** What a host says in place of its screens. No messages: messages may be what failed, and they come later. */
export interface FrameTexts {
  /** The last resort (S2). */
  readonly failed: string;
  readonly partMissing: string;
  readonly home: string;
}

/** In every language of the screens. */
export const frameTexts: InEachLanguage<FrameTexts> = {
  en: {
    failed: 'Unexpected Application Error',
    partMissing: 'A part of this page could not be fetched.',
    home: 'Go to the home page',
  },
  it: {
    failed: 'Errore imprevisto dell’applicazione',
    partMissing: 'Impossibile caricare una parte di questa pagina.',
    home: 'Vai alla pagina iniziale',
  },
};

/** The languages of the screens, English first. */
export const languageCodes = Object.keys(frameTexts) as readonly LanguageCode[];

/** What only its HTML says. */
interface HtmlTexts {
  /** Without scripts. */
  readonly needsScripts: string;
  /** No script has come for a long time. */
  readonly isLate: string;
}

export const htmlTexts: InEachLanguage<HtmlTexts> = {
  en: {
    needsScripts: 'This page needs JavaScript.',
    isLate: 'This takes unusually long. Reload the page to try again.',
  },
  it: {
    needsScripts: 'Per usare questa pagina serve JavaScript.',
    isLate: 'Il caricamento richiede più tempo del solito. Ricarica la pagina per riprovare.',
  },
};
