import { startHost } from '@carillon/host-common';
import { lazy } from 'react';

const WelcomeRoute = lazy(() => import('./WelcomeRoute.tsx'));
const ShopRoute = lazy(() => import('./ShopRoute.tsx'));

startHost({
  owns: (pathname) => pathname === '/' || pathname.startsWith('/eshop'),
  routes: [
    { path: '/', element: <WelcomeRoute /> },
    { path: '/eshop', element: <ShopRoute /> },
  ],
});
