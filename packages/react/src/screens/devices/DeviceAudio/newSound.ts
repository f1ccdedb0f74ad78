import type { EqualizerPositions, VolumePositions } from '@carillon/protocol/audio';

/** What a sound that is not known is set to: heard, and a fright to nobody. */
export const QUIET: VolumePositions = { volume: 20, balance: 0 };
export const FLAT: EqualizerPositions = { bf: 8, ba: 0, tf: 8, ta: 0 };
