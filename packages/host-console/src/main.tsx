import { startHost } from '@carillon/host-common';
import { lazyScreen } from '@carillon/react';
import { DeviceHome, ListHome, OwnDevices } from './homes.tsx';

const DeviceListRoute = lazyScreen(() => import('./DeviceListRoute.tsx'));
const DashboardRoute = lazyScreen(() => import('./DashboardRoute.tsx'));

startHost({
  owns: (pathname) => pathname.startsWith('/manage'),
  routes: [
    { path: '/manage', element: <OwnDevices /> },
    { path: '/manage/:uid/list', element: <DeviceListRoute /> },
    { path: '/manage/:uid/feature/:did/dash', element: <DashboardRoute /> },
    // D2: unknown paths lead to the dashboard of the device, or to the list.
    { path: '/manage/:uid/feature/:did/*', element: <DeviceHome /> },
    { path: '/manage/:uid/*', element: <ListHome /> },
  ],
});
