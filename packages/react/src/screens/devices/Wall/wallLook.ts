import type { Judgment } from '../../../hooks/device/useAttention.ts';
import type { TileWords } from '../Fleet/describeTile.ts';
import { needsAttention } from '../Fleet/reasons.ts';

/** How a tile looks from afar. */
export type WallLook = 'failed' | 'offline' | 'warning' | 'playing' | 'rest' | 'unknown';

/** What of a device is seen first, as it was judged. */
export function findLook(judgment: Judgment, { kind, isLoud }: Pick<TileWords, 'kind' | 'isLoud'>): WallLook {
  if (isLoud) return kind === 'failed' ? 'failed' : 'offline';
  if (needsAttention(judgment)) return 'warning';
  if (judgment.standing === 'unknown' || judgment.isLastKnown) return 'unknown';
  return judgment.playing === null ? 'rest' : 'playing';
}
