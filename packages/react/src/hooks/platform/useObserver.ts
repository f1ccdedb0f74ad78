import { notifyManager } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** An observer of TanStack Query; `Options` have their defaults already. */
interface Observer<Options, Result> {
  getOptimisticResult(options: Options): Result;
  setOptions(options: Options): void;
  subscribe(listener: () => void): () => void;
  updateResult(): void;
  getCurrentResult(): Result;
  trackResult(result: Result): Result;
}

/**
 * Follows a query as `useQuery` of TanStack does, for who neither suspends nor throws while rendering: what that hook has
 * for these is a kilobyte of each first load. Renders again only when something that was read of the result is another one.
 */
export function useObserver<Options extends { _optimisticResults?: 'optimistic' | 'isRestoring' }, Result>(
  create: (options: Options) => Observer<Options, Result>,
  defaulted: Options,
): Result {
  const options: Options = { ...defaulted, _optimisticResults: 'optimistic' };
  const [observer] = useState(() => create(options));
  const result = observer.getOptimisticResult(options);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stop = observer.subscribe(notifyManager.batchCalls(listener));
      // What came between the drawing and now.
      observer.updateResult();
      return stop;
    },
    [observer],
  );
  const read = () => observer.getCurrentResult();
  useSyncExternalStore(subscribe, read, read);
  useEffect(() => observer.setOptions(options));
  return observer.trackResult(result);
}
