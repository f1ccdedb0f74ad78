/** The channel layouts (D3), in the order of their numbers on the wire: `encoder.ch`, `ctx.ch` and `codec.ch`. */
export const CHANNEL_LAYOUTS = ['mono', 'stereo'] as const;
export type ChannelLayout = (typeof CHANNEL_LAYOUTS)[number];

/** The channel modes (D3), in the order of their numbers on the wire: `encoder.adc`, which only MP3 has. */
export const CHANNEL_MODES = ['joint', 'dual', 'left', 'right', 'mono'] as const;
export type ChannelMode = (typeof CHANNEL_MODES)[number];

const MODES: Readonly<Record<number, readonly number[]>> = { 0: [4, 2, 3], 1: [0, 1] };

/** The channel modes of a layout, as numbers; the first is its default. None for a layout that does not exist. */
export function channelModes(ch: number): readonly number[] {
  return MODES[ch] ?? [];
}
