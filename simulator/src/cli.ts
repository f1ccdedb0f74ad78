#!/usr/bin/env node
import * as nodeModule from 'node:module';
import type { Output } from './cli/context.ts';
import { refuseNode } from './cli/nodeVersion.ts';

// First of all: an older Node would only say which name it does not know.
const refusal = refuseNode(process.versions.node);
if (refusal !== undefined) {
  console.error(`carillon-sim: ${refusal}`);
  process.exit(2);
}
// Before all else is loaded, and so not as an import: compiling takes most of the time of a small scenario.
nodeModule.enableCompileCache();
const { main } = await import('./cli/main.ts');

/** npm passes the terminal's Ctrl-C on to a process that had it already: a second signal this soon is the same one. */
const SAME_SIGNAL_MS = 500;

const PARENT_MS = 250;

const ending = new AbortController();
let firstAtMs = 0;
function end() {
  if (!ending.signal.aborted) firstAtMs = performance.now();
  else if (performance.now() - firstAtMs > SAME_SIGNAL_MS) process.exit(1);
  ending.abort();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);

// Whoever read what it says is gone, as `head` is once it has enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  ending.abort();
});

// `npm run` starts a shell that starts this, and a SIGTERM for npm ends the shell alone.
if (process.env.npm_lifecycle_event !== undefined) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    ending.abort();
  }, PARENT_MS).unref();
}

const output: Output = {
  log: console.log,
  error: console.error,
  ...(process.stdout.isTTY && { status: (line: string) => void process.stdout.write(`\r\x1b[K${line}`) }),
};
process.exitCode = await main(process.argv.slice(2), process.env, output, ending.signal);
