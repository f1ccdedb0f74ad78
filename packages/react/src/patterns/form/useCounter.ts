import { countCharacters, getLimit } from '@carillon/protocol/form';
import type { Schema } from '@carillon/protocol/http';
import { useFormat } from '../../hooks/useFormat.ts';

/**
 * Says of a text how many characters it has and may have: '14/32'. The limit is that of the schema, by the path of the
 * text in the body; where there is none, nothing is said.
 */
export function useCounter(schema: Schema<unknown>): (path: string, text: unknown) => string | undefined {
  const { number } = useFormat();
  return (path, text) => {
    const limit = getLimit(schema, path);
    if (limit === undefined || typeof text !== 'string') return undefined;
    return `${number(countCharacters(text))}/${number(limit)}`;
  };
}
