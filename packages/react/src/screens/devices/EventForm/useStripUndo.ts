import { type KeyboardEvent, useRef } from 'react';
import { looksSame } from './kept.ts';
import type { ScheduleForm } from './scheduleForm.ts';
import type { ScheduleChange } from './useEventForm.ts';

/** So many steps of a hand can be taken back. */
const MOST_STEPS = 50;

interface Step {
  readonly before: ScheduleForm;
  after: ScheduleForm;
  /** What follows belongs to it: a hand is still dragging. */
  isOpen: boolean;
}

/** What was drawn and moved on the week, step by step. */
export interface StripUndo {
  /** A hand begins to drag. */
  readonly begin: () => void;
  /** It has let go. */
  readonly end: () => void;
  /** It takes back what it has begun. */
  readonly drop: () => void;
  /** Changes the schedule: within the step that a hand has begun, or as one of its own, as by a key. */
  readonly change: (next: (before: ScheduleForm) => ScheduleForm) => void;
  /** Whether it was the key that takes back. */
  readonly handleKeyDown: (event: KeyboardEvent) => boolean;
}

/**
 * Ctrl or Cmd Z on the week takes back what was drawn, moved or taken over there, a step at a time. Where something was
 * typed in the fields since, that is not lost by it.
 */
export function useStripUndo(schedule: ScheduleForm, onSchedule: ScheduleChange | undefined): StripUndo {
  const steps = useRef<Step[]>([]);

  function push(isOpen: boolean): Step {
    const step = { before: schedule, after: schedule, isOpen };
    steps.current = [...steps.current.slice(1 - MOST_STEPS), step];
    return step;
  }

  return {
    begin: () => void push(true),
    end() {
      const step = steps.current.at(-1);
      if (step) step.isOpen = false;
    },
    drop() {
      const step = steps.current.at(-1);
      if (!step?.isOpen) return;
      // What is drawn may be nothing for a while, and something again.
      step.after = step.before;
      onSchedule?.(() => step.before);
    },
    change(next) {
      const last = steps.current.at(-1);
      const step = last?.isOpen ? last : push(false);
      onSchedule?.((before) => {
        step.after = next(before);
        return step.after;
      });
    },
    handleKeyDown(event) {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
      if (!isUndo || event.shiftKey || event.altKey || !onSchedule) return false;
      event.preventDefault();
      const step = steps.current.pop();
      if (step && looksSame(step.after, schedule)) onSchedule(() => step.before);
      else steps.current = [];
      return true;
    },
  };
}
