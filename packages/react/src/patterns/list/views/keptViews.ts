import type { CarillonClient } from '@carillon/client';
import { type NamedView, readViews, writeViews } from '@carillon/protocol/list';
import { getKept, type Kept } from '../../../hooks/platform/kept.ts';

/** The views of lists that one person has saved in this browser. */
export type KeptViews = Kept<NamedView>;

/** Those of a person, as this client reads and keeps them. */
export function getViews(client: CarillonClient, userId: number): KeptViews {
  return getKept(client, {
    key: `carillon.views.${userId}`,
    read(stored) {
      const { views, isWhole } = readViews(stored);
      return { all: views, isWhole };
    },
    write: writeViews,
  });
}
