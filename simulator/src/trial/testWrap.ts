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
