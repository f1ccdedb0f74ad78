import { createFirmware } from '../firmware/firmware.ts';
import type { CreateFirmware, DeviceLink, Firmware } from '../firmware/port.ts';

/** Our own firmware as somebody else's: what is told to it and said by it goes through `change`. */
export const wrap =
  (change: (firmware: Firmware, link: { current: DeviceLink | null }) => Partial<Firmware>): CreateFirmware =>
  (options) => {
    const inner = createFirmware(options);
    const link: { current: DeviceLink | null } = { current: null };
    return {
      address: inner.address,
      requestTopic: inner.requestTopic,
      will: inner.will,
      connect(given) {
        link.current = given;
        inner.connect(given);
      },
      disconnect: () => inner.disconnect(),
      receive: (topic, payload) => inner.receive(topic, payload),
      shutDown: () => inner.shutDown(),
      powerOn: () => inner.powerOn(),
      jumpClock: (ms) => inner.jumpClock(ms),
      ...change(inner, link),
    };
  };

/** A message as a firmware gets it. */
export const read = (payload: Uint8Array): { req?: number; msg?: string; body?: object } =>
  JSON.parse(new TextDecoder().decode(payload));

/** This command is not obeyed, and said to be. */
export const ignoring = (command: string) =>
  wrap((inner, link) => ({
    receive(topic, payload) {
      const { req, msg, body } = read(payload);
      if (msg !== command) return inner.receive(topic, payload);
      const reply = topic.replace('/req/', '/rep/');
      link.current?.publish(reply, JSON.stringify({ req, msg, ok: true, body }), { qos: 0, retain: false });
    },
  }));
