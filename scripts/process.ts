import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

// As npm sets it: a script that is run without npm finds the same programs, and the same Node.
const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;

export interface Finished {
  ok: boolean;
  output: string;
}

/** Runs a program and gathers what it prints. Programs of npm packages are found by name. */
export function run(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  cwd = root,
): Promise<Finished> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      // Colours would only hide what matters when the log is searched.
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, PATH: path, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => done({ ok: false, output: error.message }));
    child.on('close', (code) => done({ ok: code === 0, output }));
  });
}

/** Does all jobs, two at a time: what a small CI machine has cores for. */
export async function twoAtATime<Job, Result>(
  jobs: Job[],
  work: (job: Job) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...jobs.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all([worker(), worker()]);
  return results;
}
