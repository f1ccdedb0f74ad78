// `npm start`: the hosts, built if their sources have changed, and then the development platform in this very process,
// so that signals and the exit code are its own.
import { buildAndReport, buildHost, hosts, isStale } from './build.ts';

await buildAndReport(hosts.filter(isStale), buildHost);
await import(new URL('../packages/dev-platform/src/main.ts', import.meta.url).href);
