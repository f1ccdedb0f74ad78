// Apart from the other parts: the hosts use it, and would load the menus with it.
import { asPart } from '../asPart.tsx';
import { ManagingBanner as ManagingBannerPart } from './ManagingBanner.tsx';

/** Over a screen of another person's data, for admins (NAV-05). */
export const ManagingBanner = asPart('ManagingBanner', ManagingBannerPart);
