import type { CommandBody, CommandName, CommandReply, commands } from '@carillon/protocol/broker';
import type { DeviceEvent } from '@carillon/protocol/device';
import { FACTORY } from '../firmware/memory.ts';
import { matches } from '../scenario/expectation.ts';
import type { ScenarioDevice } from '../scenario/scenarioOptions.ts';
import { NotTriedError } from './notTried.ts';

/** Sends a command to a device, which must obey, and returns the body of its reply. */
export type Ask = <N extends CommandName>(
  msg: N,
  body: CommandBody<(typeof commands)[N]>,
) => Promise<CommandReply['body']>;

/** What sets the clock of a device to a moment, all UTC. */
function formatClock(atMs: number, b: 0 | 1) {
  const at = new Date(atMs);
  return {
    epoch: Math.floor(atMs / 1000),
    b,
    Y: at.getUTCFullYear(),
    M: at.getUTCMonth() + 1,
    D: at.getUTCDate(),
    W: at.getUTCDay(),
    h: at.getUTCHours(),
    m: at.getUTCMinutes(),
  };
}

/**
 * Makes a device what the scenario has it begin as: its clock, its settings and its events. Events are stored one after the other,
 * as a device gives them their ids.
 */
export async function prepare(
  ask: Ask,
  { label, events = [], timeServer }: ScenarioDevice,
  atMs: number,
  onClockSet: () => void,
) {
  for (const { id } of readEvents(await ask('GetEvents', {}))) await ask('DeleteEvent', { id });
  await ask('StopExtra', {});
  await ask('vol', FACTORY.vol);
  await ask('eq', FACTORY.eq);
  if (timeServer) await ask('ntp', { host: timeServer.host });
  await ask('rtcc', formatClock(atMs, timeServer?.boot ?? FACTORY.timeServer.boot));
  onClockSet();
  for (const event of events.toSorted((a, b) => numberOf(a) - numberOf(b))) {
    const { id, ...body } = event;
    const [stored] = readEvents([await ask('SetEvent', body)]);
    if (stored?.id === id) continue;
    throw new NotTriedError(
      `${label} stores the event ${id} as ${stored?.id}, and the scenario names it by its id`,
    );
  }
}

/** Throws unless the device stores what the scenario has it begin with. */
export function checkStored({ label, events = [] }: ScenarioDevice, body: CommandReply['body']): void {
  const stored = readEvents(body);
  const isThere = (event: DeviceEvent) => stored.some((one) => matches<Pick<DeviceEvent, 'id'>>(one, event));
  if (stored.length === events.length && events.every(isThere)) return;
  throw new NotTriedError(
    `${label} stores other events than the scenario begins with: --prepare lets it store them, and sets its clock and its volume`,
  );
}

const numberOf = ({ id }: { readonly id: string }) => Number(id.replace(/\D/g, ''));

const readEvents = (body: unknown): readonly Pick<DeviceEvent, 'id'>[] =>
  Array.isArray(body)
    ? body.filter((one): one is Pick<DeviceEvent, 'id'> => typeof one?.id === 'string')
    : [];
