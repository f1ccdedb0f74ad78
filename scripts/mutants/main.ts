import { bundleLibrary } from './bundle.ts';
import { judgeAll } from './judge.ts';
import { readSources } from './sources.ts';

const sources = readSources();
const t0 = performance.now();
const script = await bundleLibrary(sources);
console.log('bundle', script.length, performance.now() - t0);
const mutants = sources.flatMap((s) => s.mutants);
let n = 0;
const fates = await judgeAll(
  script,
  mutants.map((m) => m.id),
  () => {
    if (++n % 50 === 0) console.log(n, (performance.now() - t0) / 1000);
  },
);
const counts: Record<string, number> = {};
for (const f of fates.values()) counts[f.kind] = (counts[f.kind] ?? 0) + 1;
console.log(counts, (performance.now() - t0) / 1000);
for (const m of mutants) {
  const f = fates.get(m.id)!;
  if (f.kind !== 'library') console.log(f.kind, m.line, m.key, 'by' in f ? '   BY ' + f.by.slice(0, 30) : '');
}
