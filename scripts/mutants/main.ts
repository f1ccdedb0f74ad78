// `npm run mutants`: lets the library of scenarios look for wrong ones of our own firmware, each of one small change. It knows the
// unit tests of our firmware and why some may live, and so belongs to this repository; `carillon-sim mutate` is for any other.
// With files only these scenarios run, as to see what a new one finds; with --sample N only so many mutants, with --by only
// those of the generator, the author or a stranger.
import { parseArgs } from 'node:util';
import { sampleMutants } from '../../simulator/src/mutate/mutants.ts';
import { bundleLibrary, findLibrary } from './bundle.ts';
import { findIdle } from './idle.ts';
import { judgeAll } from './judge.ts';
import { findReason } from './reasons.ts';
import { decide, findProblems, formatTable } from './report.ts';
import { readSources } from './sources.ts';
import { judgeByUnits } from './units.ts';

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    only: { type: 'string' },
    'no-units': { type: 'boolean' },
    by: { type: 'string' },
  },
});

const startMs = performance.now();
const say = (text: string) => console.log(`${text} (${((performance.now() - startMs) / 1000).toFixed(0)} s)`);

const sources = readSources();
const all = sources
  .flatMap(({ mutants }) => mutants)
  .filter(({ key }) => values.only === undefined || key.startsWith(values.only))
  .filter(({ maker }) => values.by === undefined || maker === values.by);
const mutants = values.sample === undefined ? all : sampleMutants(all, Number(values.sample));
const library = files.length > 0 ? files : findLibrary();
const script = await bundleLibrary(sources, library);

let done = 0;
const step = Math.ceil(mutants.length / 5);
const onEach = () => {
  if (++done % step === 0) say(`${done} of ${mutants.length} mutants`);
};
const fates = await judgeAll(
  script,
  mutants.map(({ id }) => id),
  onEach,
);
const left = mutants.filter(({ id }) => fates.get(id)?.kind !== 'library').map(({ id }) => id);
say(
  `${mutants.length - left.length} of ${mutants.length} are caught by ${library.length} files of scenarios`,
);
const ours = new Set(mutants.filter((one) => findReason(one)?.isOurs).map(({ id }) => id));
const silent = left.filter((id) => fates.get(id)?.kind === 'silent' || ours.has(id));
const tests = values['no-units'] ? new Map<number, string>() : await judgeByUnits(sources, silent);
const verdicts = mutants.map((mutant) => decide(mutant, fates.get(mutant.id), tests.get(mutant.id)));
const isWhole = files.length + Object.keys(values).length === 0;
const caught = new Set(
  verdicts.flatMap(({ kind, by }) => (kind === 'library' && by !== undefined ? [by] : [])),
);
const ids = mutants.map(({ id }) => id);
const idle = isWhole ? await findIdle(script, ids, caught) : [];
const problems = [
  ...findProblems(verdicts, isWhole),
  ...idle.map((title) => `The scenario '${title}' fails for no mutant.`),
];
console.log(`\n${formatTable(verdicts)}\n`);
for (const problem of problems) console.log(problem);
say(
  problems.length === 0 ? 'All that lives has a reason, and each scenario has caught a mutant' : 'See above',
);
process.exitCode = problems.length === 0 ? 0 : 1;
