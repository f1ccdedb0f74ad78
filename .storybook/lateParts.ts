import type { Plugin } from 'vite';

const LATE_MS = 250;

/** Whether these are stories of another file than those before. */
const FILES = `
let carillonFile = globalThis.carillonFile;
const carillonIsAnother = () => carillonFile !== (carillonFile = globalThis.carillonFile);
`;

interface Keeper {
  readonly path: RegExp;
  /** What it says where it uses what it has kept, and what it has to say instead. */
  readonly says: readonly (readonly [string, string])[];
}

/** What keeps a part once it was fetched: here only for the stories of one file, as if each had a page of its own. */
const keepers: readonly Keeper[] = [
  {
    path: /\/part\/lazyScreen\.tsx$/,
    says: [
      // Each part for itself.
      [
        'function renew()',
        `${FILES}const carillonContent = () => (carillonIsAnother() && renew(), Content);\nfunction renew()`,
      ],
      ['useState(() => Content)', 'useState(carillonContent)'],
      ['const preload = () =>', 'const preload = () => carillonContent() &&'],
    ],
  },
  {
    path: /\/live\/loadMeter\.ts$/,
    says: [
      ['let loaded', `${FILES}let loaded`],
      ['if (loaded)', 'if (!carillonIsAnother() && loaded)'],
    ],
  },
];

/**
 * For a run in which parts of a page come late (STORYBOOK_LATE), as answers do: a play that does not wait for one fails in it.
 * One page plays many files of stories, and for each of them the parts come late anew.
 */
export function lateParts(): Plugin {
  return {
    name: 'carillon-late-parts',
    // After types went: `typeof import('…')` is none.
    transform(code, id) {
      const keeper = keepers.find(({ path }) => path.test(id));
      if (!keeper && !(/\/packages\/react\/src\/.*\.tsx?$/.test(id) && /\bimport\(/.test(code))) return null;
      const late = `new Promise((done) => setTimeout(done, ${LATE_MS})).then(() => import(`;
      const fetched = code.replace(/\bimport\(\s*(["'][^"']+["'])\s*\)/g, `${late}$1))`);
      return { code: keeper ? forget(keeper, fetched) : fetched, map: null };
    },
  };
}

function forget({ path, says }: Keeper, code: string): string {
  return says.reduce((text, [from, to]) => {
    if (!text.includes(from))
      throw new Error(`No '${from}' in ${path.source}: tell lateParts.ts what it says now.`);
    return text.replace(from, to);
  }, code);
}
