import type { Problem } from '@carillon/protocol/form';
import { use } from 'react';
import type { Area } from '../messages/area.ts';
import type { Messages, Translate } from '../messages/messages.ts';
import { useCarillon } from './context.ts';

/**
 * The texts of these areas and those that every page may need: `const t = useMessages(dashboard)`. A language whose texts
 * are not there yet suspends the screen until they are.
 */
export function useMessages<Areas extends readonly Area[]>(...areas: Areas): Translate<Areas[number]> {
  return useLoaded(areas).translate<Areas[number]>(areas);
}

/** Says what is wrong with a field of a form, in the words of the areas of that form. */
export function useProblemText(...areas: Area[]): (problem: Problem | undefined) => string | undefined {
  const messages = useLoaded(areas);
  return (problem) => problem && messages.problemText(areas, problem);
}

function useLoaded(areas: readonly Area[]): Messages {
  const { messages } = useCarillon('useMessages');
  for (const wait of messages.load(areas)) use(wait);
  return messages;
}
