/** A locale as `Intl` writes it; undefined for what is none, such as 'en_US', over which `Intl` would throw in each screen. */
export function readLocale(locale: string | undefined): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale)[0];
  } catch {
    return undefined;
  }
}

/** A time zone; undefined for what the browser does not know. */
export function readTimeZone(timeZone: string | undefined): string | undefined {
  try {
    return timeZone && new Intl.DateTimeFormat('en', { timeZone }) && timeZone;
  } catch {
    return undefined;
  }
}
