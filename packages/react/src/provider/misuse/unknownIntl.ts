import type { CarillonClient } from '@carillon/client';

/** Where developers read on. */
export const HELP = 'See "When something is wrong" in README.md of @carillon/react.';

/** How they are written, and what stands in. */
const ADVICE = {
  locale: 'a locale has hyphens, as "en-US". That of the language stands in.',
  timeZone: 'a zone has the name that IANA gives it, as "Europe/Rome". That of the browser stands in.',
};

/** Tells the app's `onError` of what `Intl` does not take: in what is deployed, too, where the props of a person come from. */
export function tellUnknownIntl(client: CarillonClient, prop: keyof typeof ADVICE, given: string): void {
  client.errors.report(
    new TypeError(
      `CarillonProvider: ${prop} ${JSON.stringify(given)} is unknown to Intl: ${ADVICE[prop]} ${HELP}`,
    ),
  );
}
