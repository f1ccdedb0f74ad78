import type { CarillonClient } from '@carillon/client';
import { type RefObject, useEffect } from 'react';
import type { Handed } from './handed.ts';
import { readLocale, readTimeZone } from './intl.ts';

/** Where a bundler says so; without one, nobody develops. */
function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV === 'development';
  } catch {
    return false;
  }
}

/**
 * Tells the app's `onError` what it has handed over wrongly, once and in a sentence: a locale or zone of a person's profile that
 * is none always, the rest in development alone.
 */
export function useMisuse(client: CarillonClient, props: Handed, ref: RefObject<HTMLElement | null>): void {
  const { locale, timeZone, apiUrl, brokerUrl, pages, paths, messages } = props;
  // What is written in place is another one at each render: looked at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the others are read with the client
  useEffect(() => {
    if (!isDevelopment()) return;
    let stop = () => {};
    let isOver = false;
    import('./misuse/misuse.ts')
      .then(async ({ tellProps, watchLines }) => {
        if (isOver) return;
        stop = watchLines(client, { apiUrl });
        await tellProps(client, { apiUrl, brokerUrl, pages, paths, messages }, ref.current);
      })
      .catch(client.errors.report);
    return () => {
      isOver = true;
      stop();
    };
  }, [client]);
  const isIntlWrong =
    (locale !== undefined && !readLocale(locale)) || (timeZone !== undefined && !readTimeZone(timeZone));
  useEffect(() => {
    if (!isIntlWrong) return;
    import('./misuse/misuse.ts')
      .then(({ tellIntl }) => tellIntl(client, { locale, timeZone }))
      .catch(client.errors.report);
  }, [client, isIntlWrong, locale, timeZone]);
}
