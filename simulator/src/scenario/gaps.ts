import { type DeviceAddress, liveTopic, replyTopic } from '@carillon/protocol/broker';
import type { Mishaps } from '../faults/ledger.ts';
import { TELLERS, type Teller } from './deviceState.ts';
import { SWALLOWED } from './expectation.ts';

/** What became of the messages on a topic, or of the greetings on it, until they were heard. */
export type MishapsOn = (topic: string, isGreeting?: boolean) => Mishaps;

export const HELD_BACK = 'a fault holds one back';
const OVERTAKEN = 'a fault let one arrive after a later one';

/** Follows what faults did to the messages that tell the state of a device: what was told before them is not so any more. */
export function createGaps(address: DeviceAddress, mishaps: MishapsOn) {
  const look = (teller: Teller) =>
    teller === 'greeting' ? mishaps(replyTopic(address), true) : mishaps(liveTopic(address, teller));
  const seen = new Map<Teller, Mishaps>();

  return {
    /** Of what messages were missed since the last call, and why. */
    missed(): readonly (readonly [Teller, string])[] {
      return TELLERS.flatMap((teller) => {
        const { lost, spoiled, overtaken, held } = look(teller);
        const before = seen.get(teller);
        seen.set(teller, { lost, spoiled, overtaken, held });
        if (lost > (before?.lost ?? 0) || spoiled > (before?.spoiled ?? 0)) return [[teller, SWALLOWED]];
        return overtaken > (before?.overtaken ?? 0) ? [[teller, OVERTAKEN]] : [];
      });
    },
    /** Of what a message is held back now. */
    held: (): readonly Teller[] => TELLERS.filter((teller) => look(teller).held > 0),
  };
}
