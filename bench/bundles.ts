import { measureAll } from '../scripts/budgets.ts';
import { build, buildAndReport, buildHost, hosts, isStale, packages } from '../scripts/build.ts';
import { type Shape, weighOthers } from './otherLibraries.ts';
import { boundKb, type Row } from './table.ts';

/** Which of our rows says what it costs to import so much. */
const SHAPES: readonly (readonly [start: string, shape: Shape])[] = [
  ['the provider alone', 'provider'],
  ['hooks alone', 'hooks'],
  ['DeviceDashboard', 'screen'],
  ['EventList', 'screen'],
];

/** What a browser loads first, gzipped, beside others' libraries; the same figures are checks of `npm test`. */
export async function bundleRows(): Promise<Row[]> {
  await buildAndReport(packages, build);
  await buildAndReport(hosts.filter(isStale), buildHost);
  const others = await weighOthers();
  return (await measureAll()).map(({ name, kb, limitKb, problem }) => {
    const shape = SHAPES.find(([start]) => name.startsWith(start))?.[1];
    return {
      name: `bundle, ${name.trim()}`,
      value: kb === undefined ? (problem ?? 'not measured') : `${kb.toFixed(1)} kB gzip`,
      ...(shape && { reference: others(shape) }),
      ...(limitKb === undefined ? {} : { ...boundKb(kb, limitKb), met: !problem }),
    };
  });
}
