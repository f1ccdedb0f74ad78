import type { languages } from './languages.ts';

export type LanguageCode = 'en' | keyof typeof languages;
type InEachLanguage<Texts> = Readonly<Record<LanguageCode, Texts>>;

/** What a host says in place of its screens. No messages: messages may be what failed, and they come later. */
export interface FrameTexts {
  /** The last resort (S2). */
  readonly failed: string;
  readonly partMissing: string;
  readonly reload: string;
  readonly home: string;
}

/** In every language of the screens. */
export const frameTexts: InEachLanguage<FrameTexts> = {
  en: {
    failed: 'Unexpected Application Error',
    partMissing: 'A part of this page could not be fetched.',
    reload: 'Reload the page',
    home: 'Go to the home page',
  },
  it: {
    failed: 'Errore imprevisto dell’applicazione',
    partMissing: 'Impossibile caricare una parte di questa pagina.',
    reload: 'Ricarica la pagina',
    home: 'Vai alla pagina iniziale',
  },
};

/** The languages of the screens, English first. */
export const languageCodes = Object.keys(frameTexts) as readonly LanguageCode[];

/** What only its HTML says. */
interface HtmlTexts {
  /** Without scripts. */
  readonly needsScripts: string;
  /** No script has come: at all, or for a long time (FLT-128). */
  readonly isLate: string;
  /** The browser is older than those that are supported (FLT-122). */
  readonly isUnsupported: (missing: string, browsers: readonly string[]) => string;
}

export const htmlTexts: InEachLanguage<HtmlTexts> = {
  en: {
    needsScripts: 'This page needs JavaScript.',
    isLate: 'This page has not loaded yet. This takes unusually long, or a part of it could not be fetched.',
    isUnsupported: (missing, browsers) =>
      `This browser is too old for this page: it does not have ${missing}. Use ${list('or', browsers)}, or a newer one.`,
  },
  it: {
    needsScripts: 'Per usare questa pagina serve JavaScript.',
    isLate:
      'Questa pagina non è ancora pronta. Il caricamento richiede più tempo del solito, oppure una parte non è arrivata.',
    isUnsupported: (missing, browsers) =>
      `Questo browser è troppo vecchio per questa pagina: non ha ${missing}. Usa ${list('o', browsers)}, o uno più recente.`,
  },
};

/** "Chrome 120, Edge 120 or Safari 17.4". */
function list(or: string, names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1)}`;
}
