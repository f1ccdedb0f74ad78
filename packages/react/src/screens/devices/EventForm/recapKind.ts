import { CircleAlert, CircleCheck, type IconType, Info } from '../../../ui/index.ts';

/** How a recap is said; `info` is neutral. */
export type RecapKind = 'success' | 'danger' | 'info';

export const RECAP_ICONS: Readonly<Record<RecapKind, IconType>> = {
  success: CircleCheck,
  danger: CircleAlert,
  info: Info,
};
