import { startHost } from '@carillon/host-common';
import { screens } from './screens.ts';

startHost({ owns: (pathname) => pathname.startsWith('/backend'), screens });
