import { isAborted } from '@carillon/client';
import { useContext, useRef, useState } from 'react';
import { CarillonContext } from './context.ts';

/** Where something that a person does stands. `input` is what it was asked for with. */
export type ActionState<Input = void, Answer = unknown, Progress = never> =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly input: Input; readonly progress?: Progress }
  | { readonly status: 'done'; readonly input: Input; readonly answer: Answer }
  | { readonly status: 'failed'; readonly input: Input; readonly error: unknown };

/** What work is given besides its input. */
export interface ActionContext<Progress = never> {
  /** Aborted by `stop`. */
  readonly signal: AbortSignal;
  /** Tells how far it is. */
  readonly onProgress: (progress: Progress) => void;
}

/** Something that a person does, such as a command, a save, or a deletion of many. */
export interface Action<Input = void, Answer = unknown, Progress = never> {
  readonly state: ActionState<Input, Answer, Progress>;
  /** Does it; while it is under way, nothing (FLT-036, FLT-073). */
  readonly run: (input: Input) => void;
  /** Does what has failed again. */
  readonly retry: () => void;
  /** Stops what is under way, as far as the work heeds its signal; that is no failure. */
  readonly stop: () => void;
  /** Forgets how it ended. */
  readonly dismiss: () => void;
}

/**
 * The one way to do something that takes a while: it runs once at a time, and tells how far it is, how it ended, and why
 * it failed. It is not stopped when its screen is left: what was asked for is done.
 *
 * @example
 * const start = useAction((id: string) => sendTo(link, startEvent, { id }));
 * <Button isPending={start.state.status === 'running'} onPress={() => start.run('evts/1')}>Start</Button>
 */
export function useAction<Input = void, Answer = unknown, Progress = never>(
  work: (input: Input, context: ActionContext<Progress>) => Promise<Answer>,
): Action<Input, Answer, Progress> {
  const tellFailure = useContext(CarillonContext)?.tellFailure;
  const [state, setState] = useState<ActionState<Input, Answer, Progress>>({ status: 'idle' });
  // At once, and not with the next rendering: two presses may come before it.
  const running = useRef<AbortController>(undefined);

  async function run(input: Input) {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'running', input });
    let end: ActionState<Input, Answer, Progress>;
    try {
      const answer = await work(input, {
        signal: controller.signal,
        onProgress: (progress) => {
          if (running.current === controller) setState({ status: 'running', input, progress });
        },
      });
      end = { status: 'done', input, answer };
    } catch (error) {
      tellFailure?.(error);
      end = isAborted(error) ? { status: 'idle' } : { status: 'failed', input, error };
    }
    running.current = undefined;
    setState(end);
  }

  return {
    state,
    run: (input) => void run(input),
    retry() {
      if (state.status === 'failed') void run(state.input);
    },
    stop: () => running.current?.abort(),
    dismiss() {
      if (!running.current) setState({ status: 'idle' });
    },
  };
}
