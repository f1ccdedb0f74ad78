// The pages of the three hosts, by the tables of their routes: a new row is looked at without a word here.
import { routes as backoffice } from '../packages/host-backoffice/src/routes.ts';
import { fillAddress } from '../packages/host-common/src/routes/fillAddress.ts';
import type { HostRoute } from '../packages/host-common/src/routes/route.ts';
import { routes as consoleRoutes } from '../packages/host-console/src/routes.ts';
import { routes as shop } from '../packages/host-shop/src/routes.ts';
import { addresses } from '../packages/react/src/hooks/page/paths.ts';
import { commonTexts } from '../packages/react/src/messages/en/common.ts';
import { takeSample } from './sample.ts';

/** One page of each pattern, and of each host: what a pattern decides is as true of its other pages. */
const ofPatterns: readonly string[] = [
  'home',
  'login',
  'signup',
  'profile',
  'countries',
  'country',
  'devices',
  'device',
  'events',
  'playbackEvent',
  'audio',
];

/** A page that a browser can open. */
export interface KnownPage extends HostRoute {
  readonly path: string;
  /** The same row of the table, where it adds a record that another page of it shows. */
  readonly isTwin: boolean;
  /** What its tab says; the screen tells the name where the row of the table has none. */
  readonly tab: string | RegExp;
}

/** Records of the first start: the owner's, and the first of each kind. */
const EXAMPLE = { userId: 2, id: 1, eventId: 'add' };
/** A device that can send. */
const SENDER = { ...EXAMPLE, id: 3 };

/** All pages but the end of a session, which leads on at once: account.spec.ts has it. */
const table = [...shop, ...backoffice, ...consoleRoutes].filter(({ at }) => at !== 'logout');

/** Every page, with the records of the owner; one that can also add is there twice. */
export const pages: readonly KnownPage[] = table.flatMap((route) => {
  const address = addresses[route.at];
  const example = route.at === 'senderEvent' ? SENDER : EXAMPLE;
  const examples = address.includes(':id|add') ? [example, { ...example, id: 'add' }] : [example];
  const tab = route.title ? `${commonTexts.texts[route.title]} · Carillon` : /\S · Carillon$/;
  return examples.map((example, at) => ({
    ...route,
    path: fillAddress(address, example),
    tab,
    isTwin: at > 0,
  }));
});

/** In `npm test` a page of each pattern, and in `npm run certify` every page. */
export const patternPages = takeSample(pages, ({ at, isTwin }) => ofPatterns.includes(at) && !isTwin);
