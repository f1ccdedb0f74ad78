import type { DeviceEvent } from '@carillon/protocol/device';
import type { StreamStatus } from '@carillon/protocol/stream';
import type { VirtualClock } from '@carillon/protocol/virtual-time';
import { createFirmware } from '../firmware/firmware.ts';
import { OwnClock } from '../firmware/ownClock.ts';
import { Player } from '../firmware/player.ts';
import type { Firmware, FirmwareOptions } from '../firmware/port.ts';

/** What went on inside a device at the moment at which it sent a message. */
export interface Inside {
  readonly events: readonly DeviceEvent[];
  /** What its player does, and for which event. */
  readonly eventId: string | null;
  readonly status: StreamStatus;
  readonly isFailOver: boolean;
  /** It opens a stream that would be heard, or has one open: what its source has, whatever was told of it. */
  readonly isLoud: boolean;
  readonly isPowerOff: boolean;
  /** By how much its clock is ahead of the true time. */
  readonly aheadMs: number;
  readonly sentAtMs: number;
}

/** A device that stamps each message with the number of what went on inside it when it sent that. */
export interface LedgerDevice {
  readonly label: string;
  readonly classId: number;
  readonly firmware: Firmware;
  look(): Inside;
  /** What went on when the message with this number was sent. */
  at(stamp: number): Inside;
}

/** Creates one; `wrap` puts it behind its line. */
export function createLedgerDevice(
  options: FirmwareOptions & { readonly clock: VirtualClock },
  wrap: (firmware: Firmware) => Firmware,
): LedgerDevice {
  const { label, classId, clock } = options;
  const inner = createFirmware(options);
  const { player, ownClock, volumeOf } = openUp(inner);
  const sent: Inside[] = [];

  function look(): Inside {
    const { event, status, isFailOver, station, sinceMs } = player.state;
    const { events, isPowerOff } = volumeOf();
    return {
      events,
      eventId: event?.id ?? null,
      status,
      isFailOver,
      isLoud: station !== null && Math.max(...station.signal(clock.now() - sinceMs)) > 0,
      isPowerOff,
      aheadMs: ownClock.now() - clock.now(),
      sentAtMs: clock.elapsed(),
    };
  }

  const firmware: Firmware = {
    address: inner.address,
    requestTopic: inner.requestTopic,
    will: inner.will,
    connect: (link) =>
      inner.connect({
        publish(topic, payload, how) {
          const stamp = sent.push(look()) - 1;
          link.publish(topic, `${payload.slice(0, -1)},"stamp":${stamp}}`, how);
        },
      }),
    disconnect: () => inner.disconnect(),
    receive: (topic, payload) => inner.receive(topic, payload),
    shutDown: () => inner.shutDown(),
    powerOn: () => inner.powerOn(),
    jumpClock: (ms) => inner.jumpClock(ms),
  };

  return {
    label,
    classId,
    firmware: wrap(firmware),
    look,
    at(stamp) {
      const inside = sent[stamp];
      if (!inside) throw new Error(`${label} never sent the message ${stamp}.`);
      return inside;
    },
  };
}

/** The parts of a device that only its own code can see. */
function openUp(firmware: Firmware) {
  if (!('player' in firmware) || !(firmware.player instanceof Player)) throw new Error('It has no player.');
  if (!('ownClock' in firmware) || !(firmware.ownClock instanceof OwnClock))
    throw new Error('It has no clock.');
  if (!isMachine(firmware)) throw new Error('It has no volume and no events.');
  return {
    player: firmware.player,
    ownClock: firmware.ownClock,
    volumeOf: () => ({
      events: firmware.events,
      isPowerOff: firmware.volume.l === 255 && firmware.volume.r === 255,
    }),
  };
}

type Machine = Firmware & {
  readonly events: readonly DeviceEvent[];
  readonly volume: { readonly l: number; readonly r: number };
};

const isMachine = (firmware: Firmware): firmware is Machine => 'events' in firmware && 'volume' in firmware;
