import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { openAuthority } from '../broker/broker.ts';
import { createHub } from '../broker/hub.ts';
import type { CreateFirmware, FirmwareOptions } from '../firmware/port.ts';
import type { Against } from './against.ts';

/** Saturday, at noon: no time at which a scenario of ours begins. */
export const NOON = Date.parse('2026-11-28T12:00:00Z');

/** A real device and its broker, whose time goes on only while the stage waits for it. */
export function createReal(create: CreateFirmware, options: Omit<FirmwareOptions, 'clock'>) {
  const clock = createVirtualClock(NOON);
  const hub = createHub({ authority: openAuthority, clock });
  const attachment = hub.attach(create({ clock, ...options }));
  let waiting = 0;
  let isTurning = false;

  /** From timer to timer, and each time everybody has their turn. */
  function turn() {
    isTurning = waiting > 0;
    if (!isTurning) return;
    if (Number.isFinite(clock.nextAtMs)) clock.advance(clock.nextAtMs - clock.now());
    setImmediate(turn);
  }

  const against: Against = {
    transport: hub.transport(),
    login: { clientId: 'test', username: '1', password: '' },
    devices: new Map([[options.label, options.label]]),
    clock: {
      now: clock.now,
      elapsed: clock.elapsed,
      after(delayMs, run) {
        let isOver = false;
        const end = () => {
          if (!isOver) waiting--;
          isOver = true;
        };
        const cancel = clock.after(delayMs, () => {
          end();
          run();
        });
        waiting++;
        if (!isTurning) setImmediate(turn);
        isTurning = true;
        return () => {
          end();
          cancel();
        };
      },
    },
  };
  return { against, hub, clock, attachment };
}
