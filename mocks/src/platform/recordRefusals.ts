// What the rules of all kinds of records refuse.
import { type AnyEntity, formatRefusal } from '@carillon/protocol';
import type { FoundRow } from '../storage/table.ts';
import type { RecordTable } from './listing.ts';
import { refused } from './refusal.ts';
import type { RuleContext } from './rule.ts';

/**
 * Refuses a value that only one record may have, or only one of a person's (`unique: [['user_id', 'name']]`), with the
 * sentence of the contract.
 */
export function refuseTaken(
  { one, refusals = {} }: AnyEntity,
  table: RecordTable,
  body: Readonly<Record<string, unknown>>,
  userId: number,
  before: FoundRow<RecordTable> | undefined,
  { rows }: RuleContext,
): void {
  for (const unique of table.unique) {
    const columns = unique.filter((column) => column !== 'user_id');
    const [column = ''] = columns;
    if (columns.length > 1 || !(column in body)) continue;
    const [sentence] = refusals[column] ?? [];
    if (!sentence) throw new Error(`${one}: its refusals do not say what a ${column} is told that is taken.`);
    const isOfPerson = columns.length < unique.length;
    const holder = rows(table).first({
      [column]: body[column],
      ...(isOfPerson && { user_id: before?.user_id ?? userId }),
    });
    if (holder && holder.id !== before?.id) throw refused(formatRefusal(sentence, `${body[column]}`));
  }
}
