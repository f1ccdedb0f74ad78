import type { Device } from '@carillon/protocol/device';
import type { ReactNode } from 'react';
import type { UseDevice } from '../../../hooks/device/useDevice.ts';
import type { BulkActionOptions } from '../../../patterns/list/useBulkAction.ts';

/** One of the devices that do something at once, and what it is reached by: null where it has no topics. */
export interface Chosen {
  readonly device: Device;
  readonly link: UseDevice['link'];
}

/** Something that many devices can do at once. */
export interface AtOnceTask extends Pick<BulkActionOptions<Device>, 'isReady'> {
  /** What it will touch, and what is to be chosen for it. */
  readonly field: ReactNode;
  readonly words: Omit<BulkActionOptions<Device>['words'], 'title' | 'question'>;
  /** Does it to one device. */
  readonly run: (chosen: Chosen) => Promise<unknown>;
  /** Called when it has ended: all are done, or some failed, or were left. */
  readonly onEnd?: () => void;
}
