import { startHost } from '@carillon/host-common';
import { lazy } from 'react';
import { Navigate } from 'react-router';

const CountryListRoute = lazy(() => import('./CountryListRoute.tsx'));
const CountryFormRoute = lazy(() => import('./CountryFormRoute.tsx'));
const LoginRoute = lazy(() => import('./LoginRoute.tsx'));

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
