import type { HostScreen } from '@carillon/host-common/open';

/** D2: unknown paths lead to the dashboard of the device, or to the list. */
export const screens: readonly HostScreen[] = [
  {
    path: '/manage/:uid/feature/:did/dash',
    leadingHere: ['/manage/:uid/feature/:did/*'],
    load: () => import('./DashboardRoute.tsx'),
    isLive: true,
  },
  {
    path: '/manage/:uid/list',
    leadingHere: ['/manage/:uid/*'],
    load: () => import('./DeviceListRoute.tsx'),
    isLive: true,
  },
];
