import { startHost } from '@carillon/host-common';
import { lazy } from 'react';
import { Navigate } from 'react-router';

const LoginRoute = lazy(() => import('./LoginRoute.tsx'));

startHost({
  owns: (pathname) => pathname.startsWith('/backend'),
  routes: [
    { path: '/backend/login', element: <LoginRoute /> },
    // S2: unknown paths under /backend go to the login.
    { path: '/backend/*', element: <Navigate to="/backend/login" replace /> },
  ],
});
