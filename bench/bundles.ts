import { measureAll } from '../scripts/budgets.ts';
import { build, buildAndReport, buildHost, hosts, isStale, packages } from '../scripts/build.ts';
import { boundKb, type Row } from './table.ts';

/** What a browser loads first, gzipped; the same figures are checks of `npm test`. */
export async function bundleRows(): Promise<Row[]> {
  await buildAndReport(packages, build);
  await buildAndReport(hosts.filter(isStale), buildHost);
  return (await measureAll()).map(({ name, kb, limitKb, problem }) => ({
    name: `bundle, ${name.trim()}`,
    value: kb === undefined ? (problem ?? 'not measured') : `${kb.toFixed(1)} kB gzip`,
    ...(limitKb === undefined ? {} : { ...boundKb(kb, limitKb), met: !problem }),
  }));
}
