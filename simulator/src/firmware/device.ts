import type { ClockSetting, DeviceClock, Equalizer, TimeServer, Volume } from '@carillon/protocol/broker';
import type { DeviceEvent, SetEventBody } from '@carillon/protocol/device';

/** What the commands see of a device. What it sets is kept over a power cut. */
export interface Device {
  readonly events: readonly DeviceEvent[];
  /** The event with this id; refuses an unknown one. */
  findEvent(id: string): DeviceEvent;
  /** Stores a new event or changes one, also while it runs, and returns it; refuses what it cannot store. */
  storeEvent(body: SetEventBody): DeviceEvent;
  /** Deletes an event; one that runs is stopped. */
  deleteEvent(event: DeviceEvent): void;
  startEvent(event: DeviceEvent): void;
  stopEvent(event: DeviceEvent): void;
  startExtra(): void;
  stopExtra(): void;
  readonly volume: Volume;
  setVolume(volume: Volume): void;
  readonly equalizer: Equalizer;
  setEqualizer(equalizer: Equalizer): void;
  readonly clock: DeviceClock;
  /** Sets the clock, which its time server may no longer correct before it boots again. */
  setClock(setting: Pick<ClockSetting, 'epoch' | 'b'>): void;
  readonly timeServer: TimeServer;
  /** Another time server, which is asked when the next question is due. */
  setTimeServer(host: string): void;
  /** Asks the time server now. */
  synchronize(): void;
  /** Publishes the schedule state of every event that has one. */
  tellSchedule(): void;
  /** Publishes what the stream does; a device without events has nothing to tell. */
  tellStream(): void;
  /** Publishes the codec while something is decoded. */
  tellCodec(): void;
  /** Publishes how far its clock can be trusted. */
  tellClock(): void;
}

/** Why a device does not do what a command asks: the reply is `ok: false` with this text. */
export class Refusal extends Error {}
