import type { languages } from './languages.ts';

/** What a host says before its screens, or in their place. No messages: messages may be what failed, and they come later. */
export interface FrameTexts {
  /** Without scripts. */
  readonly needsScripts: string;
  /** No script has come for a long time. */
  readonly isLate: string;
  /** The last resort (S2). */
  readonly failed: string;
  readonly partMissing: string;
  readonly home: string;
}

/** In every language of the screens. */
export const frameTexts: Readonly<Record<'en' | keyof typeof languages, FrameTexts>> = {
  en: {
    needsScripts: 'Carillon needs JavaScript.',
    isLate: 'This takes unusually long. Reload the page to try again.',
    failed: 'Unexpected Application Error',
    partMissing: 'A part of this page could not be fetched.',
    home: 'Go to the home page',
  },
  it: {
    needsScripts: 'Per usare Carillon serve JavaScript.',
    isLate: 'Il caricamento richiede più tempo del solito. Ricarica la pagina per riprovare.',
    failed: 'Errore imprevisto dell’applicazione',
    partMissing: 'Impossibile caricare una parte di questa pagina.',
    home: 'Vai alla pagina iniziale',
  },
};
