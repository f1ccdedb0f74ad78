import { requestTopic } from '@carillon/protocol/broker';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { openAuthority } from '../broker/broker.ts';
import { createHub } from '../broker/hub.ts';
import { createFaults } from '../faults/faults.ts';
import { exampleEvents } from '../firmware/exampleEvents.ts';
import { createFirmware } from '../firmware/firmware.ts';
import type { FirmwareOptions } from '../firmware/port.ts';
import { createSyntheticSource } from '../firmware/source.ts';
import { createRandom } from '../random.ts';
import { recordDevices } from './record.ts';
import { formatRecorded, isMessage, type Recording, readRecording } from './recording.ts';

/** A minute before the weekend begins. */
export const SATURDAY = Date.parse('2026-03-07T08:59:00Z');
const LOGIN = { clientId: 'test', username: '1', password: '' };
const TURNS = 16;

/** A device that is recorded, on a broker and a clock of its own. */
export async function createHall(options: Partial<FirmwareOptions> & { readonly isSilent?: boolean } = {}) {
  const { isSilent = false, ...device } = options;
  const clock = createVirtualClock(SATURDAY);
  const hub = createHub({ authority: openAuthority, clock });
  const random = createRandom(7);
  const faults = createFaults({ clock, seed: 7 });
  const firmware = createFirmware({
    label: 'CR-1002',
    classId: 2,
    clock,
    random,
    source: faults.source(createSyntheticSource({ clock, random }), 'CR-1002'),
    events: exampleEvents(2),
    ...device,
  });
  let attachment = hub.attach(firmware);
  let text = '';
  const begin = () => {
    text = '';
    return recordDevices({
      transport: hub.transport(),
      login: LOGIN,
      clock,
      isSilent,
      onLine: (line) => {
        text += formatRecorded(line);
      },
    });
  };
  const recorder = await begin();
  const topic = requestTopic(firmware.address);

  /** From timer to timer, and each time everybody has their turn. */
  async function pass(ms: number) {
    const endMs = clock.now() + ms;
    for (;;) {
      for (let i = 0; i < TURNS; i++) await null;
      if (clock.now() >= endMs) return;
      clock.advance(Math.min(clock.nextAtMs, endMs) - clock.now());
    }
  }

  return {
    fault: faults.begin,
    clock,
    hub,
    recorder,
    pass,
    topic,
    /** As a console sends it. */
    async command(req: number, msg: string, body: unknown = {}) {
      hub.publish(topic, JSON.stringify({ req, msg, body }));
      await pass(0);
    },
    /** Its connection breaks, and it is back after so long. */
    async lose(ms: number) {
      attachment.cut();
      await pass(ms);
      attachment = hub.attach(firmware);
      await pass(0);
    },
    /** Another recording, of what happens in the meantime. */
    async again(happen: () => Promise<void>) {
      recorder.stop();
      await begin();
      await happen();
      return readRecording(text);
    },
    text: () => text,
    read: () => readRecording(text),
  };
}

/** The messages of a recording, each as '1500 cmd/rep/… {…}'. */
export const listMessages = ({ lines }: Recording) =>
  lines.filter(isMessage).map(({ ms, topic, payload }) => `${ms} ${topic} ${payload}`);
