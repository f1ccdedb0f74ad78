// `npm run compare`: a picture of every story beside the one that was kept before, on this machine and without an account.
// `-- --keep` keeps them. What else it takes is said by `-- --help`.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isBelow } from '../e2e/compare/comparing.ts';
import { run } from './process.ts';
import { serveFolder } from './static-server.ts';

const HELP = `npm run compare -- [--keep] [--built FOLDER] [--folder FOLDER] [TITLE…]

Builds Storybook, takes a picture of each story, and compares it with the one that was kept.
  --keep           keeps the pictures to compare with, instead of comparing
  --built FOLDER   a Storybook that is built already
  --folder FOLDER  where pictures and report are; by default .pictures
  TITLE            only these, and what is below them: Kit, "Screens/Devices/Device list"`;

const readOptions = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      keep: { type: 'boolean', default: false },
      built: { type: 'string' },
      folder: { type: 'string', default: '.pictures' },
      help: { type: 'boolean', default: false },
    },
  });

type Options = ReturnType<typeof readOptions>;

/** Whether a story has this title, or one below it. */
function isTitle(storybook: string, asked: string): boolean {
  const { entries }: { entries: Record<string, { title: string }> } = JSON.parse(
    readFileSync(join(storybook, 'index.json'), 'utf8'),
  );
  return Object.values(entries).some(({ title }) => isBelow(title, asked));
}

async function compare({ values, positionals }: Options): Promise<boolean> {
  const folder = resolve(values.folder);
  const kept = join(folder, 'kept');
  if (!values.keep && !existsSync(kept)) {
    console.log('No pictures are kept yet. Keep those to compare with: npm run compare -- --keep');
    return false;
  }
  const storybook = values.built ? resolve(values.built) : join(folder, 'storybook');
  if (!values.built) {
    console.log('Storybook is built…');
    const { ok, output } = await run('storybook', ['build', '--quiet', '-o', storybook]);
    if (!ok) {
      console.log(output);
      return false;
    }
  }
  const unknown = positionals.filter((asked) => !isTitle(storybook, asked));
  if (unknown.length > 0) {
    console.log(`No story has the title '${unknown[0]}'. Titles are those of Storybook, as Kit/Lists.`);
    return false;
  }
  // Of stories that are gone nothing stays.
  if (values.keep && positionals.length === 0) rmSync(kept, { recursive: true, force: true });
  const server = await serveFolder(storybook, 0);
  const { port } = server.address() as AddressInfo;
  console.log(values.keep ? 'Pictures are taken…' : 'Pictures are taken and compared…');
  const { ok, output } = await run('playwright', ['test', '--config=e2e/compare/playwright.config.ts'], {
    CARILLON_STORYBOOK: storybook,
    CARILLON_SITE: `http://127.0.0.1:${port}`,
    CARILLON_COMPARE: folder,
    CARILLON_KEEP: values.keep ? '1' : '0',
    CARILLON_TITLES: JSON.stringify(positionals),
  });
  server.close();
  console.log(output.trim());
  return ok;
}

/** Undefined where what was typed is no option, which is said. */
function tryOptions(): Options | undefined {
  try {
    return readOptions();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
    return undefined;
  }
}

const options = tryOptions();
if (options?.values.help) console.log(HELP);
else process.exitCode = options && (await compare(options)) ? 0 : 1;
