import type { FirstRun } from '../../../../hooks/page/firstRun.ts';

/** On the way to the first sound, in their order (NAV-20). */
export const FIRST_RUN_STEPS = ['register', 'plan', 'hear'] as const;
export type FirstRunStep = (typeof FIRST_RUN_STEPS)[number];

/** What is true of somebody. */
export interface FirstRunFacts {
  readonly firstRun: FirstRun;
  readonly isAdmin: boolean;
  /** Undefined while they are not known. */
  readonly devices: number | undefined;
  /** One of the devices has an event, as far as they have told. */
  readonly hasEvent: boolean;
}

/**
 * Which step is the present one; null for whoever is not on the way: it begins for an owner without devices and for nobody
 * else, and what is done is not asked for again.
 */
export function firstRunStep({ firstRun, isAdmin, devices, hasEvent }: FirstRunFacts): FirstRunStep | null {
  if (isAdmin || devices === undefined || firstRun === 'ended') return null;
  if (devices === 0) return 'register';
  if (firstRun === 'none') return null;
  return hasEvent ? 'hear' : 'plan';
}
