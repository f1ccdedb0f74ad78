#!/usr/bin/env node
import { refuseNode } from './cli/nodeVersion.ts';

// First of all: an older Node would only say which name it does not know.
const refusal = refuseNode(process.versions.node);
if (refusal !== undefined) {
  console.error(`carillon-rights: ${refusal}`);
  process.exit(2);
}
const { main } = await import('./rights/main.ts');

const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort());
process.exitCode = await main(process.argv.slice(2), process.env, console, ending.signal);
