import { openHost } from '@carillon/host-common/open';
import { screens } from './screens.ts';

openHost(screens, () => import('./page.ts'));
