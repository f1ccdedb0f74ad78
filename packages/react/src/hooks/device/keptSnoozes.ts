import type { CarillonClient } from '@carillon/client';
import { readSnoozes, type Snooze, writeSnoozes } from '@carillon/protocol/incident';
import { getKept, type Kept } from '../platform/kept.ts';

/** The reasons that a person has snoozed in this browser. */
export function getSnoozes(client: CarillonClient, userId: number): Kept<Snooze> {
  return getKept(client, {
    key: `carillon.snoozes.${userId}`,
    read(stored) {
      const { snoozes, isWhole } = readSnoozes(stored);
      return { all: snoozes, isWhole };
    },
    write: writeSnoozes,
  });
}
