import { MAX_PACKET_BYTES } from '@carillon/protocol/broker';
import type { DeviceLink, Firmware } from '../firmware/port.ts';
import type { FleetDevice } from './devices.ts';
import {
  CONNACK,
  DISCONNECT_BYTES,
  encodeConnect,
  encodePublish,
  encodeSubscribe,
  PINGREQ_BYTES,
  PUBLISH,
  readPackets,
  readPublish,
  SUBACK,
} from './packets.ts';
import type { Pipe, PipeListener } from './sockets.ts';
import type { UplinkDevice } from './uplink.ts';

/** What the sessions of a fleet have in common. */
export interface SessionHost {
  /** Opens a pipe to the address that the session is to be on. */
  dial(session: DeviceSession): Pipe;
  readonly keepAliveSeconds: number;
  login(device: FleetDevice): { readonly username: string; readonly password: string };
  onOnline(session: DeviceSession): void;
  /** The connection is gone; `wasOnline` tells a loss from a try that failed, `isOurs` whether it was we who ended it. */
  onClose(session: DeviceSession, wasOnline: boolean, reason: string, isOurs: boolean): void;
  /** It leaves in good order; `onClose` follows. */
  onLeave(): void;
  onSent(): void;
  onReceived(): void;
  onDropped(): void;
}

export type SessionStatus = 'offline' | 'connecting' | 'online' | 'leaving';

/** Beyond this a broker that takes nothing gets no more live messages. */
const MAX_BEHIND_BYTES = MAX_PACKET_BYTES;
const MAX_INCOMING_BYTES = MAX_PACKET_BYTES + 1024;
const SUBSCRIBE_ID = 1;
const BAD_LOGIN = 4;
const NOT_AUTHORIZED = 5;
/** One for all sessions: most have nothing in it. */
const NO_ADDRESSES: readonly number[] = [];

const REFUSALS: Readonly<Record<number, string>> = {
  1: 'the broker does not speak MQTT 3.1.1',
  2: 'the client id was refused',
  3: 'the broker is not available',
  4: 'wrong user name or password',
  5: 'not authorized',
};

/**
 * A device's connection to a broker of any make. A class, and without timers of its own: of this there are 10,000 in a
 * process, and its methods exist once.
 */
export class DeviceSession implements DeviceLink, PipeListener, UplinkDevice {
  status: SessionStatus = 'offline';
  /** How often it has waited by the back-off since it was online last. */
  failures = 0;
  /** The number of the address that it is on, or tries next, and of those that it tries before the back-off. */
  addressAt = 0;
  untried = NO_ADDRESSES;
  /** Whether the broker refused the login of the last try. */
  isRefused = false;
  /** On the clock of the uplink: since when it connects, or is online. */
  sinceMs = 0;
  /** Whether the broker still owes a sign of life. */
  isPinged = false;
  /** How often in a row it was online for seconds only. */
  brief = 0;
  readonly device: FleetDevice;
  readonly #host: SessionHost;
  readonly #firmware: Firmware;
  #pipe: Pipe | null = null;
  #rest: Buffer | null = null;
  #reason = '';
  #lastId = SUBSCRIBE_ID;

  constructor(host: SessionHost, device: FleetDevice, firmware: Firmware) {
    this.#host = host;
    this.device = device;
    this.#firmware = firmware;
  }

  connect(nowMs: number): void {
    this.status = 'connecting';
    this.sinceMs = nowMs;
    this.isPinged = false;
    this.isRefused = false;
    this.#reason = '';
    this.#pipe = this.#host.dial(this);
  }

  /** Ends the connection as if it had been lost. */
  drop(reason: string): void {
    this.#reason ||= reason;
    this.#pipe?.destroy();
  }

  ping(): void {
    this.isPinged = true;
    this.#pipe?.write(PINGREQ_BYTES);
  }

  publish(topic: string, payload: string, { qos, retain }: Parameters<DeviceLink['publish']>[2]): void {
    if (this.status !== 'online' || !this.#pipe) return;
    // What is promised is sent; of live messages the next one says the same.
    if (qos === 0 && this.#pipe.writableLength > MAX_BEHIND_BYTES) {
      this.#host.onDropped();
      return;
    }
    this.#pipe.write(encodePublish(topic, payload, retain, qos === 0 ? null : this.#nextId()));
    this.#host.onSent();
  }

  publishLive(topic: string, payload: string): void {
    this.publish(topic, payload, { qos: 0, retain: false });
  }

  detach(): void {
    const wasOnline = this.status === 'online';
    this.#firmware.shutDown();
    this.status = 'leaving';
    if (!wasOnline) return void this.#pipe?.destroy();
    this.#host.onLeave();
    // A DISCONNECT discards the last will: Offline was said already.
    this.#pipe?.write(DISCONNECT_BYTES);
    this.#pipe?.end();
  }

  onOpen(): void {
    const { device } = this;
    const { keepAliveSeconds } = this.#host;
    const { will } = this.#firmware;
    const hello = { clientId: device.label, ...this.#host.login(device), keepAliveSeconds, will };
    this.#pipe?.write(encodeConnect(hello));
  }

  onBytes(bytes: Buffer): void {
    if (this.status === 'leaving' || this.#reason !== '') return;
    const all = this.#rest ? Buffer.concat([this.#rest, bytes]) : bytes;
    try {
      const taken = readPackets(all, MAX_INCOMING_BYTES, (first, body) => this.#receive(first, body));
      // Copied: the bytes were only lent.
      this.#rest = taken < all.length ? Buffer.from(all.subarray(taken)) : null;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.drop(`the broker sent what is no MQTT (${error.message})`);
    }
  }

  onClose(reason: string): void {
    const wasOnline = this.status === 'online';
    if (this.status !== 'leaving') this.status = 'offline';
    if (wasOnline) this.#firmware.disconnect();
    this.#pipe = null;
    this.#rest = null;
    this.#host.onClose(this, wasOnline, this.#reason || reason, this.#reason !== '');
  }

  #receive(first: number, body: Buffer): void {
    this.isPinged = false;
    const type = first >> 4;
    if (type === CONNACK) this.#subscribe(body[1] ?? 0);
    else if (type === SUBACK && (body[2] ?? 0x80) < 0x80) this.#becomeOnline();
    else if (type === SUBACK) this.drop('the broker refused the topic of commands');
    else if (type === PUBLISH) {
      const { topic, payload } = readPublish(first, body);
      this.#host.onReceived();
      this.#firmware.receive(topic, payload);
    }
  }

  #subscribe(returnCode: number): void {
    this.isRefused = returnCode === BAD_LOGIN || returnCode === NOT_AUTHORIZED;
    if (returnCode !== 0) this.drop(REFUSALS[returnCode] ?? 'the broker refused');
    else this.#pipe?.write(encodeSubscribe(SUBSCRIBE_ID, this.#firmware.requestTopic));
  }

  #becomeOnline(): void {
    if (this.status !== 'connecting') return;
    this.status = 'online';
    this.failures = 0;
    this.untried = NO_ADDRESSES;
    this.#firmware.connect(this);
    this.#host.onOnline(this);
  }

  #nextId(): number {
    this.#lastId = this.#lastId === 0xffff ? SUBSCRIBE_ID + 1 : this.#lastId + 1;
    return this.#lastId;
  }
}
