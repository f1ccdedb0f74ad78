/** The marks of requirements: 'LIB-05', 'FLT-106', and chapters such as 'D4', of which a tag may name a part: 'D7:vol'. */
const IN_TITLE = /\b(?:[A-Z]{2,4}-\d{2,3}|[DS][1-9])\b/g;
const TAG = /^(?:[A-Z]{2,4}-\d{2,3}|[DS][1-9])(?::[\w.-]+)?$/;

/** The requirements that a scenario proves, by its title and its tags. */
export function listRequirements(title: string, tags: readonly string[]): readonly string[] {
  const named = tags.filter((tag) => TAG.test(tag));
  // A title that says 'D7' of what a tag calls 'D7:vol' says nothing more.
  const isNamed = (mark: string) => named.some((tag) => tag.startsWith(`${mark}:`));
  const marks = title.match(IN_TITLE) ?? [];
  return [...new Set([...named, ...marks.filter((mark) => !isNamed(mark))])];
}

/** What became of a requirement. */
export interface RequirementVerdict {
  /** Its mark, such as 'D7:vol' or 'BRK-05'. */
  readonly requirement: string;
  /** Failed where one of its scenarios did, not tried where none of them was. */
  readonly verdict: 'passed' | 'failed' | 'notTried';
  /** The titles of the scenarios that passed, and of those that failed. */
  readonly passed: readonly string[];
  readonly failed: readonly string[];
  /** Those that were not tried, and why. */
  readonly notTried: readonly { readonly title: string; readonly reason: string }[];
}

/** What of a result counts. */
interface Judged {
  readonly title: string;
  readonly requirements: readonly string[];
  readonly isPassed: boolean;
  readonly isSkipped: boolean;
  readonly notTried?: string | undefined;
}

/** The verdict on each requirement that these scenarios prove, in the order of their marks. */
export function judgeRequirements(results: readonly Judged[]): readonly RequirementVerdict[] {
  const all = [...new Set(results.flatMap(({ requirements }) => requirements))].toSorted(byMark.compare);
  return all.map((requirement) => {
    const about = results.filter(({ requirements }) => requirements.includes(requirement));
    const skipped = about.filter(({ isSkipped }) => isSkipped);
    const tried = about.filter(({ isSkipped }) => !isSkipped);
    const passed = tried.filter(({ isPassed }) => isPassed).map(({ title }) => title);
    const failed = tried.filter(({ isPassed }) => !isPassed).map(({ title }) => title);
    const notTried = skipped.map(({ title, notTried: reason = NO_BROWSER }) => ({ title, reason }));
    return { requirement, verdict: findVerdict(passed.length, failed.length), passed, failed, notTried };
  });
}

function findVerdict(passed: number, failed: number): RequirementVerdict['verdict'] {
  if (failed > 0) return 'failed';
  return passed > 0 ? 'passed' : 'notTried';
}

const NO_BROWSER = 'its steps are on screens, and there is no browser';

/** So that D10 comes after D9. */
const byMark = new Intl.Collator('en', { numeric: true });

const MARKS = { passed: '✓', failed: '✗', notTried: '-' } as const;

/** The verdicts in lines for people. */
export function formatRequirements(verdicts: readonly RequirementVerdict[]): readonly string[] {
  if (verdicts.length === 0) return ['By requirement: no scenario names one, in its title or its tags.'];
  const width = Math.max(...verdicts.map(({ requirement }) => requirement.length));
  return [
    'By requirement',
    ...verdicts.map(
      (one) => `${MARKS[one.verdict]} ${one.requirement.padEnd(width)}  ${describeVerdict(one)}`,
    ),
  ];
}

function describeVerdict({ verdict, passed, failed, notTried }: RequirementVerdict): string {
  const parts = [
    ...(failed.length > 0 ? [`failed: ${failed.join('; ')}`] : []),
    ...(passed.length > 0
      ? [verdict === 'passed' ? `passed (${passed.length})` : `${passed.length} passed`]
      : []),
    ...(notTried.length > 0 ? [describeNotTried(verdict, notTried)] : []),
  ];
  return parts.join(', ');
}

function describeNotTried(
  verdict: RequirementVerdict['verdict'],
  notTried: RequirementVerdict['notTried'],
): string {
  const reasons = [...new Set(notTried.map(({ reason }) => reason))].join('; ');
  return verdict === 'notTried' ? `not tried: ${reasons}` : `${notTried.length} not tried: ${reasons}`;
}
