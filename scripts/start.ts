// `npm start`: the hosts, built if their sources have changed, and then the development platform in this very process,
// so that signals and the exit code are its own.
import { buildAndReport, buildHost, hosts, isStale } from './build.ts';

const shell = process.ppid;
await buildAndReport(hosts.filter(isStale), buildHost);
await import(new URL('../packages/dev-platform/src/main.ts', import.meta.url).href);

// npm hands a signal that reaches it alone to the shell between, which dies of it and tells nobody.
if (process.env.npm_lifecycle_event === 'start') {
  const watch = setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => clearInterval(watch));
}
