/** The addresses of the specification (S2, D2). A host with others maps them in its navigation. */
export const paths = {
  home: '/',
  shop: '/eshop',
  login: '/backend/login',
  countries: '/backend/countries',
  country: (id: number | 'add') => `/backend/country/${id}`,
  devices: (userId: number) => `/manage/${userId}/list`,
  device: (userId: number, id: number) => `/manage/${userId}/feature/${id}/dash`,
};

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
export function loginPath({ pathname, search }: { pathname: string; search: string }): string {
  return `${paths.login}?return=${encodeURIComponent(pathname + search)}`;
}
