import { type ReactNode, useEffect, useState } from 'react';
import { useCarillon } from '../../../hooks/context.ts';

/** Loads what says whether there is a newer release than that of the page. */
export type LoadReleases = () => Promise<{ readonly findRelease: () => Promise<boolean> }>;

/** Long after all that the page needs, and soon enough to be there before the next release. */
const LATER_MS = 5000;

/** Fetches what looks for newer releases. Where that fails nobody is told, and it is tried again: nobody has asked for it. */
export function Releases({ load }: { load: LoadReleases }): ReactNode {
  const { client } = useCarillon('Releases');
  const [tries, setTries] = useState(1);
  const [offer, setOffer] = useState<ReactNode>();
  useEffect(
    () =>
      client.clock.after(LATER_MS * tries, () =>
        Promise.all([import('./NewRelease.tsx'), load()]).then(
          ([{ default: NewRelease }, { findRelease }]) => setOffer(<NewRelease findRelease={findRelease} />),
          () => setTries(tries + 1),
        ),
      ),
    [client, load, tries],
  );
  return offer;
}
