import type { CarillonClient } from '@carillon/client';
import { useEffect, useMemo, useRef } from 'react';

/** What `Intl` is given from the profile of a person, which may be anything. */
const READERS = {
  locale: (locale: string) => Intl.getCanonicalLocales(locale)[0],
  timeZone: (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }) && timeZone,
};

/**
 * The value of a prop as `Intl` takes it; undefined where it takes none, such as 'en_US', over which each screen would throw: the
 * app's `onError` is told so, once.
 */
export function useIntl(
  client: CarillonClient,
  prop: keyof typeof READERS,
  given: string | undefined,
): string | undefined {
  const known = useMemo(() => {
    try {
      return given === undefined ? undefined : READERS[prop](given);
    } catch {
      return undefined;
    }
  }, [prop, given]);
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (given === undefined || known !== undefined || told.current === given) return;
    told.current = given;
    import('./misuse/unknownIntl.ts').then(
      ({ tellUnknownIntl }) => tellUnknownIntl(client, prop, given),
      client.errors.report,
    );
  }, [client, prop, given, known]);
  return known;
}
