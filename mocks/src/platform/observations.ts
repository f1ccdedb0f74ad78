import type { Device } from '@carillon/protocol';

/** What the broker heard of a device. What is left out stays as it was. */
export interface Observation {
  readonly online?: boolean;
  readonly isPlaying?: boolean;
}

/** What is known of the devices that no database knows: whether they are there and whether they play. */
export interface Observations {
  observe(label: string, observation: Observation): void;
  /** The two fields of a device record; a device that was never heard is offline. */
  of(label: string): Pick<Device, 'online' | 'state'>;
}

/** Creates observations in which no device was heard yet. */
export function createObservations(): Observations {
  const known = new Map<string, Required<Observation>>();
  return {
    observe(label, { online, isPlaying }) {
      const before = known.get(label) ?? { online: false, isPlaying: false };
      const isOnline = online ?? before.online;
      // A device that left plays nothing that anybody could stop, and is one that was never heard.
      if (isOnline) known.set(label, { online: isOnline, isPlaying: isPlaying ?? before.isPlaying });
      else known.delete(label);
    },
    of(label) {
      const { online = false, isPlaying = false } = known.get(label) ?? {};
      return { online: online ? 'Online' : 'Offline', state: isPlaying ? 'play' : 'pause' };
    },
  };
}
