/** Makes what is written by the rules of a locale and a time zone once for each pair: a formatter of `Intl` takes as long to make as a hundred of its texts. */
export function oncePerPlace<T>(
  make: (locale: string, timeZone: string) => T,
): (locale: string, timeZone: string) => T {
  const made = new Map<string, T>();
  return (locale, timeZone) => {
    // Neither has a space.
    const place = `${locale} ${timeZone}`;
    const found = made.get(place) ?? make(locale, timeZone);
    made.set(place, found);
    return found;
  };
}
