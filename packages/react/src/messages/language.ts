import type { Area, Text, Texts } from './area.ts';
import type { areas } from './en/index.ts';

/** The texts of an area in another language: all its keys, and no others. */
export type AreaTexts<Name extends keyof typeof areas> = Readonly<
  Record<keyof (typeof areas)[Name]['texts'], Text>
>;

/** How the texts of each area are fetched, or the texts themselves: an area that is missing does not compile. */
export type LanguageLoaders = {
  readonly [Name in keyof typeof areas]: AreaTexts<Name> | (() => Promise<AreaTexts<Name>>);
};

/** A language other than English, whose areas come with the screens that use them. */
export interface Language {
  /** For dates, numbers and plurals: 'it-IT'. */
  readonly locale: string;
  /** The texts of an area; none until they are loaded. */
  readonly getTexts: (area: Area) => Texts | undefined;
  /**
   * Fetches what is not yet there: one promise an area, the same at each call, also once it is loaded. Without `areas`, all: for
   * a page that shows nothing before its texts are there, since React holds back for 0.3 s what comes after it.
   */
  readonly load: (areas?: readonly Pick<Area, 'name'>[]) => readonly Promise<void>[];
}

/**
 * Creates a language, once for all providers. Where an area cannot be fetched, English stands in. Texts that are given and not
 * fetched are there from the first picture on: those of the frame, without which a page is empty.
 */
export function createLanguage(locale: string, loaders: LanguageLoaders): Language {
  const loadersByName: Readonly<Record<string, Texts | (() => Promise<Texts>)>> = loaders;
  const all = Object.keys(loaders).map((name) => ({ name }));
  const loaded = new Map<string, Texts>();
  const loading = new Map<string, Settling>();
  const fetchTexts = async (name: string) => {
    const load = loadersByName[name];
    const texts = typeof load === 'function' ? await load().catch(() => undefined) : load;
    loaded.set(name, texts ?? {});
  };
  function start(name: string): Settling {
    const wait: Settling = fetchTexts(name).then(() => {
      wait.status = 'fulfilled';
    });
    if (loaded.has(name)) wait.status = 'fulfilled';
    loading.set(name, wait);
    return wait;
  }
  return {
    locale,
    getTexts: ({ name }) => loaded.get(name),
    load: (areas = all) => areas.map(({ name }) => loading.get(name) ?? start(name)),
  };
}

/**
 * What `use` of React waits for. React wants it at every render, also once it is settled, and asks such a promise for its
 * `status` so that it need not wait again.
 */
type Settling = Promise<void> & { status?: 'fulfilled' };
