import type { CarillonClient } from '@carillon/client';
import { type RefObject, useEffect } from 'react';
import type { Handed } from './handed.ts';

/** Tells the app's `onError` what it has handed over wrongly, once and in a sentence, in development. */
export function useMisuse(client: CarillonClient, props: Handed, ref: RefObject<HTMLElement | null>): void {
  // What is written in place is another one at each render: looked at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the props are read with the client
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    try {
      // In just this form bundlers leave all of it out of what is built.
      if (process.env.NODE_ENV === 'development') {
        import('./misuse/misuse.ts')
          .then(async ({ tellProps, watchLines }) => {
            if (isOver) return;
            stop = watchLines(client, props);
            await tellProps(client, props, ref.current);
          })
          .catch(client.errors.report);
      }
    } catch {
      // Without a bundler there is no `process`, and nobody develops.
    }
    return () => {
      isOver = true;
      stop();
    };
  }, [client]);
}
