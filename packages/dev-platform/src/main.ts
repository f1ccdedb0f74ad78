// `npm start`: reads the environment, starts everything, says where, and ends with Ctrl-C.
import { explain } from './explain.ts';
import type { RunningPlatform } from './running.ts';
import { startPlatform } from './start.ts';
import { readStartOptions, type StartOptions } from './startOptions.ts';
import { welcomeText } from './welcome.ts';

/** Closing takes no longer than this, whatever hangs. */
const STOP_LIMIT_MS = 1500;
/** npm passes the terminal's Ctrl-C on to a process that had it already: a second signal this soon is the same one. */
const SAME_SIGNAL_MS = 500;

let running: RunningPlatform | undefined;
let stoppedAt: number | undefined;

function stop(): void {
  const now = performance.now();
  if (stoppedAt !== undefined) {
    if (now - stoppedAt > SAME_SIGNAL_MS) process.exit(1);
    return;
  }
  stoppedAt = now;
  setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref();
  void Promise.resolve(running?.stop()).finally(() => process.exit(0));
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

let options: StartOptions | undefined;
try {
  options = readStartOptions(process.argv.slice(2), process.env, process.cwd());
  running = await startPlatform(options);
  if (stoppedAt === undefined) console.log(welcomeText(running));
  else await running.stop();
} catch (error) {
  console.error(explain(error, options) ?? error);
  process.exit(1);
}
