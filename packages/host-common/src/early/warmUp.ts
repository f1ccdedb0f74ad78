/**
 * Asks the browser once for what it takes long to make the first time, while it only waits for the line: the first drawing
 * of the page asks for the same, and takes it as it is.
 */
export function warmUp(locale: string): void {
  if (!('requestIdleCallback' in window)) return;
  requestIdleCallback(() => {
    // For an app in its own language react-aria asks which there are, our provider which zone this is.
    Intl.DateTimeFormat.supportedLocalesOf([navigator.language]);
    new Intl.DateTimeFormat().resolvedOptions();
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(0);
    new Intl.PluralRules(locale).select(0);
  });
}
