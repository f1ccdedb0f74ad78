import { startHost } from '@carillon/host-common';
import { OwnDevices } from './OwnDevices.tsx';
import { screens } from './screens.ts';

startHost({
  owns: (pathname) => pathname.startsWith('/manage'),
  screens,
  others: { '/manage': <OwnDevices /> },
});
