import { startHost } from '@carillon/host-common';
import { routes } from './routes.ts';

startHost({ owns: (pathname) => pathname.startsWith('/manage'), routes });
