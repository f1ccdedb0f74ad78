import { readFile } from 'node:fs/promises';
import type { Firmware, FirmwareOptions } from '../../firmware/port.ts';
import type { FleetDevice } from '../../fleet/devices.ts';
import { type Recording, readRecording } from '../../recording/recording.ts';
import { createReplay, listRecorded } from '../../recording/replay.ts';
import { toScenario } from '../../recording/toScenario.ts';
import type { Context } from '../context.ts';
import { type OptionValues, readInteger } from '../options.ts';
import { UsageError } from '../usage.ts';

/** Writes the scenario that a recording makes (LIB-11). */
export async function writeScenario(files: readonly string[], { output }: Context): Promise<number> {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) {
    throw new UsageError('scenario needs one recording, for example: scenario night.jsonl. Try --help.');
  }
  output.log(toScenario(await load(file)).trimEnd());
  return 0;
}

/** Devices that say again what was recorded, for a fleet. */
export interface ReplayedFleet {
  readonly devices: readonly FleetDevice[];
  readonly firmware: (device: FleetDevice, options: Pick<FirmwareOptions, 'clock'>) => Firmware;
}

/** What `--replay` names; undefined without it. Throws a UsageError for what is no recording, and for what does not go with one. */
export async function readReplay(values: OptionValues): Promise<ReplayedFleet | undefined> {
  const { replay, speed: times } = values;
  if (replay === undefined) {
    if (times === undefined) return undefined;
    throw new UsageError('--speed belongs to --replay. Try --help.');
  }
  const foreign = (
    ['devices', 'prefix', 'class', 'first', 'meter', 'profile', 'shard', 'real-streams'] as const
  ).find((name) => values[name] !== undefined);
  if (foreign !== undefined) {
    throw new UsageError(`--replay brings its own devices, and takes no --${foreign}.`);
  }
  const speed = readInteger('speed', times, 1, 1000, 1);
  const recording = await load(replay);
  const recorded = listRecorded(recording);
  if (recorded.length === 0) throw new UsageError(`${replay}: no device says anything in it.`);
  return {
    // Nobody knows their keys: a broker that asks for them is given a login by --username and --password.
    devices: recorded.map(({ label, classId }) => ({ label, key: '', class_id: classId })),
    firmware({ label }, { clock }) {
      const device = recorded.find((one) => one.label === label);
      if (!device) throw new RangeError(`There is no ${label} in ${replay}.`);
      return createReplay(recording, { device, clock, speed });
    },
  };
}

async function load(file: string): Promise<Recording> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`there is no file ${file}.`);
  });
  try {
    return readRecording(text);
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
