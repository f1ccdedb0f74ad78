/** What a device class is called and how its topics name it (D3, Device classes). */
export interface DeviceClass {
  readonly id: number;
  readonly name: string;
  /** The topic level, or null for class 0, which has no topics and counts as offline. */
  readonly type: ClassType | null;
}

/** The class part of a topic. */
export type ClassType = 'nano-eth' | 'micro-eth' | 'std-eth' | 'std-eth-2';

/** The device classes of D3, by id. */
export const DEVICE_CLASSES = [
  { id: 0, name: 'unclassified', type: null },
  { id: 1, name: 'nano', type: 'nano-eth' },
  { id: 2, name: 'micro', type: 'micro-eth' },
  { id: 3, name: 'standard', type: 'std-eth' },
  { id: 4, name: 'standard', type: 'std-eth-2' },
] as const satisfies readonly DeviceClass[];

/** The class with this id; an unknown one is treated as class 0 (D3). */
export function deviceClass(classId: number): DeviceClass {
  return DEVICE_CLASSES[classId] ?? DEVICE_CLASSES[0];
}
