export { createVirtualClock, type VirtualClock, type VirtualClockOptions } from './virtualClock.ts';
