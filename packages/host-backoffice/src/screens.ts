import type { HostScreen } from '@carillon/host-common/open';

export const screens: readonly HostScreen[] = [
  {
    path: '/backend/login',
    // S2: unknown paths under /backend go to the login.
    leadingHere: ['/backend/*'],
    load: () => import('./LoginRoute.tsx'),
  },
  { path: '/backend/countries', load: () => import('./CountryListRoute.tsx') },
  { path: '/backend/country/:coid', load: () => import('./CountryFormRoute.tsx') },
];
