import { type EntityName, entities } from '@carillon/protocol';
import { recordTables } from '../../records/index.ts';
import { entityRules, type UsualRules } from '../entityRules.ts';

type UnionToIntersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

/** The rules of kinds of records of which nothing is special: by what their lists can be sorted is all that is said of them. */
type RulesOfAll<Orders> = UnionToIntersection<
  {
    [Name in keyof Orders & EntityName]: UsualRules<
      (typeof entities)[Name],
      (typeof recordTables)[Name],
      Orders[Name]
    >;
  }[keyof Orders & EntityName]
>;

/** What follows from the contract and the table of each of these, by the orders of their lists. */
export function usualRules<Orders extends object>(orders: Orders): RulesOfAll<Orders> {
  const all = Object.entries(orders).map(([name, sorted]) => {
    const kind = { table: recordTables[name as EntityName], orders: sorted };
    return entityRules(entities[name as EntityName], kind as never);
  });
  // Each by its own types, which the compiler cannot follow through the loop.
  return Object.assign({}, ...all) as RulesOfAll<Orders>;
}
