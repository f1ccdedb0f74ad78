import { startHost } from '@carillon/host-common';
import { lazyScreen } from '@carillon/react';

const WelcomeRoute = lazyScreen(() => import('./WelcomeRoute.tsx'));
const ShopRoute = lazyScreen(() => import('./ShopRoute.tsx'));

startHost({
  owns: (pathname) => pathname === '/' || pathname.startsWith('/eshop'),
  routes: [
    { path: '/', element: <WelcomeRoute /> },
    { path: '/eshop', element: <ShopRoute /> },
  ],
});
