import { startHost } from '@carillon/host-common';
import { lazyScreen } from '@carillon/react';
import { Navigate } from 'react-router';

const CountryListRoute = lazyScreen(() => import('./CountryListRoute.tsx'));
const CountryFormRoute = lazyScreen(() => import('./CountryFormRoute.tsx'));
const LoginRoute = lazyScreen(() => import('./LoginRoute.tsx'));

startHost({
  owns: (pathname) => pathname.startsWith('/backend'),
  routes: [
    { path: '/backend/login', element: <LoginRoute /> },
    { path: '/backend/countries', element: <CountryListRoute /> },
    { path: '/backend/country/:coid', element: <CountryFormRoute /> },
    // S2: unknown paths under /backend go to the login.
    { path: '/backend/*', element: <Navigate to="/backend/login" replace /> },
  ],
});
