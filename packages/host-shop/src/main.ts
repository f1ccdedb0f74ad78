import { preloadPicture } from '@carillon/host-common/firstPicture';
import { openHost } from '@carillon/host-common/open';
import { routes } from './routes.ts';

openHost(routes, () => import('./page.ts'), preloadPicture);
