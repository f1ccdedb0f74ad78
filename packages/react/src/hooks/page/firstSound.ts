import type { CarillonClient } from '@carillon/client';
import type { Store } from '../device/useDevice.ts';
import type { Levels } from '../device/useDeviceSlices.ts';
import { getHints } from './firstRun.ts';

/** Ends the first run of a person with the first level above silence. A module of its own: few are on it. */
export function endWithFirstSound(
  client: CarillonClient,
  userId: number,
  levels: Store<Levels | undefined>,
): () => void {
  const hints = getHints(client);
  const isBegun = () => hints.getSnapshot().get(userId) === 'begun';
  let stop = () => {};
  const hear = () => {
    if (isBegun() && levels.getSnapshot()?.some((level) => level > 0)) hints.keep(userId, 'ended');
  };
  const follow = () => {
    stop();
    stop = isBegun() ? levels.subscribe(hear) : () => {};
    hear();
  };
  const leave = hints.subscribe(follow);
  follow();
  return () => {
    leave();
    stop();
  };
}
