// The programs that an app finds in the packed packages, run in the app that `strictInstall.ts` lays out.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root, run } from './process.ts';

/** For a machine that does other things meanwhile. */
const LONGEST_MS = 60_000;
/** Where the simulator says that its broker is. */
const BROKER = /ws:\/\/[^\s",]+/;

/** The doctor of the packed client, on the packages of the app; and again when there is a second React beside a package of theirs. */
export async function askDoctor(app: string) {
  const program = 'node_modules/@carillon/client/dist/cli.js';
  const doctor = () => run('node', [program, 'doctor', '--project', '.'], {}, app);
  const one = await doctor();
  if (!one.ok) throw new Error(`The doctor finds fault with the app:\n${one.output}`);
  const theirs = join(app, 'node_modules/theirs');
  cpSync(join(root, 'node_modules/react'), join(theirs, 'node_modules/react'), { recursive: true });
  writeFileSync(join(theirs, 'package.json'), JSON.stringify({ name: 'theirs', version: '1.0.0' }));
  const two = await doctor();
  rmSync(theirs, { recursive: true });
  for (const said of ['hold 2 copies of react:', 'npm dedupe react\n', "resolve: { dedupe: ['react'] }"])
    if (two.ok || !two.output.includes(said))
      throw new Error(`The doctor should say '${said}':\n${two.output}`);
}

/** The program of the recipe for Node, with a broker from the packed simulator that has none of its devices: the webhook is told. */
export async function runWatcher(app: string) {
  const recipe = readFileSync(join(root, 'docs/recipes/watch-without-a-page.md'), 'utf8');
  const folder = join(app, 'watcher');
  mkdirSync(join(folder, 'src'), { recursive: true });
  for (const [, name = '', code = ''] of recipe.matchAll(
    /`(src\/\w+\.ts|devices\.json)`[^\n]*:\n\n```\w+\n(.*?)```/gs,
  ))
    writeFileSync(join(folder, name), code);
  const started: ChildProcess[] = [];
  let said = '';
  const start = (args: string[], env: NodeJS.ProcessEnv = {}) => {
    const child = spawn('node', args, { cwd: folder, env: { ...process.env, ...env } });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    started.push(child);
  };
  const until = async (isSo: () => boolean) => {
    for (const endMs = performance.now() + LONGEST_MS; !isSo(); await wait(100))
      if (performance.now() > endMs) throw new Error(`The watcher of the recipe tells nothing:\n${said}`);
  };
  let told = '';
  const webhook = createServer((request, response) => {
    request.on('data', (text) => (told += text)).on('end', () => response.end());
  });
  await new Promise<void>((done) => webhook.listen(0, '127.0.0.1', done));
  const address = webhook.address();
  const port = typeof address === 'object' ? address?.port : address;
  try {
    const ports = ['--mqtt-port', '0', '--ws-port', '0'];
    start(['../node_modules/@carillon/simulator/dist/cli.js', 'serve', '--devices', '0', ...ports]);
    await until(() => BROKER.test(said));
    start(['src/watch.ts', 'devices.json'], {
      BROKER_URL: BROKER.exec(said)?.[0],
      BROKER_USER: '2',
      BROKER_PASSWORD: 'any',
      WEBHOOK_URL: `http://127.0.0.1:${port}/`,
    });
    await until(() => told.includes('{"device":"CR-1001","cause":"offline"'));
  } finally {
    for (const child of started) child.kill();
    webhook.close();
  }
}
