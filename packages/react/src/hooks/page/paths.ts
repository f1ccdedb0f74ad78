// Where our pages are. It imports nothing at run time: a host reads it before anything else is there.

/**
 * The addresses of the specification (S2, D2), also of pages that are still to come. ':id' stands for the number of a
 * record, ':id|add' also for a new one.
 */
export const addresses = {
  home: '/',
  shop: '/eshop',
  shopProduct: '/eshop/product/:id',
  basket: '/eshop/basket',
  order: '/eshop/order',
  login: '/backend/login',
  signup: '/backend/signup',
  verifyEmail: '/backend/verify-email',
  resendEmail: '/backend/resend-email',
  forgotPassword: '/backend/forgot-password',
  resetPassword: '/backend/reset-password',
  logout: '/backend/logout',
  profile: '/backend/profile',
  addresses: '/backend/address',
  /** Of anybody, where the one before is one's own (ADR-07). */
  userAddresses: '/backend/address/:userId',
  address: '/backend/address/:userId/:id|add',
  users: '/backend/users',
  user: '/backend/user/:id|add',
  countries: '/backend/countries',
  country: '/backend/country/:id|add',
  countryImport: '/backend/countries/import',
  carriers: '/backend/carriers',
  carrier: '/backend/carrier/:id|add',
  carrierImport: '/backend/carriers/import',
  tags: '/backend/tags',
  tag: '/backend/tag/:id|add',
  medias: '/backend/medias',
  media: '/backend/media/:id|add',
  products: '/backend/products',
  product: '/backend/product/:id|add',
  productImport: '/backend/products/import',
  addDevice: '/manage/:userId/add',
  devices: '/manage/:userId/list',
  deviceTags: '/manage/:userId/tags',
  device: '/manage/:userId/feature/:id/dash',
  events: '/manage/:userId/feature/:id/events',
  playbackEvent: '/manage/:userId/feature/:id/events/:eventId|add/playback',
  senderEvent: '/manage/:userId/feature/:id/events/:eventId|add/sender',
  audio: '/manage/:userId/feature/:id/audio',
  time: '/manage/:userId/feature/:id/time',
  history: '/manage/:userId/feature/:id/history',
} as const;

export type AddressName = keyof typeof addresses;

type Params<Address> = Address extends `${string}:${infer Param}/${infer Rest}`
  ? [Param, ...Params<Rest>]
  : Address extends `${string}:${infer Param}`
    ? [Param]
    : [];
type NameOf<Param> = Param extends `${infer Name}|add` ? Name : Param;
type ValueOf<Param> = Param extends `${string}|add` ? number | 'add' : number;
type Values<Names> = { readonly [I in keyof Names]: ValueOf<Names[I]> };

/** What an address names, as a screen takes it: of '/backend/country/:id|add' it is `{ id: number | 'add' }`. */
export type AddressParams<Name extends AddressName> = {
  readonly [Param in Params<(typeof addresses)[Name]>[number] as NameOf<Param> & string]: ValueOf<Param>;
};

/** The pages to which screens lead: `paths.login`, and with what the address names `paths.device(userId, id)`. */
export type Paths = {
  readonly [Name in AddressName]: Params<(typeof addresses)[Name]> extends infer Names extends string[]
    ? Names extends []
      ? string
      : (...values: Values<Names>) => string
    : never;
};

function pathTo(address: string) {
  if (!address.includes(':')) return address;
  return (...values: readonly (string | number)[]) => {
    const rest = values.values();
    return address.replace(/:[\w|]+/g, () => String(rest.next().value));
  };
}

/** The pages of our own hosts. A host with others says so: `paths` of the provider. */
export const paths = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(addresses).map(([name, address]) => [name, pathTo(address)]),
) as Paths;

/** Stands for every record where a page is compared with an address. No id is as large. */
const ANY = 999_999_999_999_999;

/**
 * Whether an address is that of a page, or lies below it; of a page of records, that of any record. A host's own paths may
 * be told apart by what they ask (`/app?page=devices`), so the query counts where the path has one.
 */
export function isPage(
  page: Paths[AddressName],
  { pathname, search }: { pathname: string; search: string },
): boolean {
  const path = typeof page === 'string' ? page : (page as (...values: number[]) => string)(ANY, ANY, ANY);
  const [pattern = ''] = path
    .replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
    .replaceAll(String(ANY), '[^/?&]+')
    .split('#');
  return new RegExp(`^${pattern.replace(/(.)\/$/, '$1')}(?:[/?&]|$)`, 'i').test(pathname + search);
}

/** Where the pages of an area begin in our hosts. */
export type HostArea = '/eshop' | '/backend' | '/manage';

/** Whether an address is that of a page of an area: one of those that our hosts have below `below`, wherever this host has them. */
export const isPageBelow = (
  below: HostArea,
  hostPaths: Paths,
  location: { pathname: string; search: string },
): boolean =>
  Object.entries(addresses).some(
    ([name, address]) => address.startsWith(below) && isPage(hostPaths[name as AddressName], location),
  );

/**
 * The path to go back to after login, from `?return=`: a path of this origin that begins with one '/', or null.
 * '//evil' and '/\evil' are other hosts to a browser, so only what stays here when resolved counts (FLT-093).
 */
export function returnPath(search: string): string | null {
  const path = new URLSearchParams(search).get('return') ?? '';
  if (!/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(path)) return null;
  const here = 'http://here.invalid';
  return URL.canParse(path, here) && new URL(path, here).origin === here ? path : null;
}

/** The login screen, with the way back to where one is. */
export function loginPath(login: string, { pathname, search }: { pathname: string; search: string }): string {
  return `${login}?return=${encodeURIComponent(pathname + search)}`;
}
