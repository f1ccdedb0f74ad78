/** What a device class is called and how its topics name it (D3, Device classes). */
export interface DeviceClass {
  readonly id: number;
  readonly name: string;
  /** The topic level, or null for class 0, which has no topics and counts as offline. */
  readonly type: ClassType | null;
}

/** The class part of a topic. */
export type ClassType = 'nano-eth' | 'micro-eth' | 'std-eth' | 'std-eth-2';

// By themselves: the judgment of a device needs them, and no names.
const TYPES = [null, 'nano-eth', 'micro-eth', 'std-eth', 'std-eth-2'] as const;

/** The device classes of D3, by id. */
export const DEVICE_CLASSES = [
  { id: 0, name: 'unclassified', type: TYPES[0] },
  { id: 1, name: 'nano', type: TYPES[1] },
  { id: 2, name: 'micro', type: TYPES[2] },
  { id: 3, name: 'standard', type: TYPES[3] },
  { id: 4, name: 'standard', type: TYPES[4] },
] as const satisfies readonly DeviceClass[];

/** The class with this id; an unknown one is treated as class 0 (D3). */
export function deviceClass(classId: number): DeviceClass {
  return DEVICE_CLASSES[classId] ?? DEVICE_CLASSES[0];
}

/** Class 0, and an unknown one, has no topics: nobody can ever hear of such a device (D3). */
export const hasTopics = (classId: number): boolean => Boolean(TYPES[classId]);
