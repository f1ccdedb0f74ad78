import type { HostScreen } from '@carillon/host-common/open';

export const screens: readonly HostScreen[] = [
  { path: '/', load: () => import('./WelcomeRoute.tsx') },
  { path: '/eshop', load: () => import('./ShopRoute.tsx') },
];
