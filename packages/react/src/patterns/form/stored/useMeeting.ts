import { useEffect, useState } from 'react';
import { isWithin } from '../paths.ts';
import type { FormState } from '../useForm.ts';
import type { ChangedConflict, Fact, RecordChange } from './conflict.ts';
import type { Meeting } from './merge.ts';

/** What compares versions: fetched when something is typed, for most forms meet nobody. */
const loadMerge = () => import('./merge.ts');
type Merge = Awaited<ReturnType<typeof loadMerge>>;

/** The two versions, and the record as it was before they met. */
interface Met<Rec, Values extends object> {
  readonly opened: Rec;
  readonly meeting: Meeting<Values>;
}

interface MeetingSource<Rec, Values extends object> {
  readonly form: Pick<FormState<Values>, 'values' | 'change' | 'rebase'>;
  readonly toForm: (record: Rec) => Values;
  readonly listFacts: (values: Values, record: Rec) => readonly Fact[];
  /** Whether something is typed that somebody else's version may meet. */
  readonly canMeet: boolean;
}

/** What becomes of somebody else's version. */
interface MeetingState<Rec> {
  /** Whether versions can be compared already. */
  readonly isReady: boolean;
  /** Takes over what only they have changed; the rest is the person's choice (ENT-03). */
  readonly meet: (next: Rec, last: Rec) => void;
  /** Whether they have changed anything of what a form shows. */
  readonly hasChanges: (next: Rec, last: Rec) => Promise<boolean>;
  /** There is nobody to meet any more. */
  readonly end: () => void;
  /** Each change of theirs, and how all that is still open is chosen; null where they have met nobody. */
  readonly listChanges: (saved: Rec) => Pick<ChangedConflict, 'changes' | 'onTakeAll'> | null;
}

/** Two people and one record that is being edited: what the other has saved meanwhile, beside what is typed. */
export function useMeeting<Rec, Values extends object>({
  form,
  toForm,
  listFacts,
  canMeet,
}: MeetingSource<Rec, Values>): MeetingState<Rec> {
  const [tools, setTools] = useState<Merge>();
  const [met, setMet] = useState<Met<Rec, Values> | null>(null);
  useEffect(() => {
    // Where it cannot be fetched, a save says so, and fetches it again.
    if (canMeet) loadMerge().then(setTools, () => {});
  }, [canMeet]);

  function compare(merge: Merge, next: Rec, last: Rec): Meeting<Values> {
    const [base, theirs] = [toForm(last), toForm(next)];
    return merge.meet(
      { before: met?.meeting.before ?? base, base, theirs, yours: form.values },
      (values, record) => listFacts(values, record === 'saved' ? next : (met?.opened ?? last)),
    );
  }

  /** Their version of some fields, or one's own as it was last. */
  function choose(merge: Merge, now: Met<Rec, Values>, paths: readonly string[], choice: 'yours' | 'theirs') {
    const { meeting } = now;
    const isTaken = choice === 'theirs';
    if (isTaken)
      setMet({ ...now, meeting: { ...meeting, yours: merge.withThese(meeting.yours, paths, form.values) } });
    form.change(
      (values) => merge.withThese(values, paths, isTaken ? meeting.theirs : meeting.yours),
      (at) => (paths.some((path) => isWithin(at, path) || isWithin(path, at)) ? undefined : at),
    );
  }

  function writeChanges(merge: Merge, now: Met<Rec, Values>, saved: Rec): RecordChange[] {
    const { opened, meeting } = now;
    const before = listFacts(meeting.before, opened);
    const [theirs, kept, typed] = [meeting.theirs, meeting.yours, form.values].map((values) =>
      listFacts(values, saved),
    );
    return meeting.rows.flatMap(({ paths, facts, isBoth }) => {
      if (facts.length === 0) return [];
      const isTheirs = merge.isSameAt(form.values, meeting.theirs, paths);
      const text = (list: readonly Fact[] = []) => facts.flatMap((fact) => list[fact]?.[1] || []).join(', ');
      return {
        name: facts.flatMap((fact) => theirs?.[fact]?.[0] ?? []).join(', '),
        before: text(before),
        yours: text(isTheirs ? kept : typed),
        theirs: text(theirs),
        choice: !isBoth && isTheirs ? 'takenOver' : isTheirs ? 'theirs' : 'yours',
        onChoose: (choice) => choose(merge, now, paths, choice),
      };
    });
  }

  return {
    isReady: tools !== undefined,
    meet(next, last) {
      if (!tools) return;
      const meeting = compare(tools, next, last);
      form.rebase(meeting.theirs, tools.takeOver(meeting));
      setMet(meeting.rows.length > 0 ? { opened: met?.opened ?? last, meeting } : null);
    },
    async hasChanges(next, last) {
      const merge = await loadMerge();
      setTools(merge);
      return compare(merge, next, last).rows.length > 0;
    },
    end: () => setMet(null),
    listChanges(saved) {
      if (!met || !tools) return null;
      const open = met.meeting.rows.filter(({ isBoth }) => isBoth).flatMap(({ paths }) => paths);
      return {
        changes: writeChanges(tools, met, saved),
        onTakeAll: open.length > 0 ? () => choose(tools, met, open, 'theirs') : null,
      };
    },
  };
}
