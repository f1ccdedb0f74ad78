import type { RunOptions } from '../scenario/runScenario.ts';
import { loadFirmware } from './loadFirmware.ts';
import type { OptionValues } from './options.ts';

/** What scenarios are run over, where that is not our own firmware. */
export interface Trial {
  /** The path of the module of another firmware. */
  readonly firmware: string | undefined;
  /** The options that repeat it, as they were given. */
  readonly words: string;
}

/** What `run` is told of another firmware. Throws a UsageError for what cannot be tried. */
export function readTrial({ firmware }: OptionValues): Trial | undefined {
  if (firmware === undefined) return undefined;
  return { firmware, words: ` --firmware ${quote(firmware)}` };
}

/** What each scenario is to be run with. Throws a UsageError for a firmware that cannot be used. */
export async function openTrial(trial: Trial | undefined): Promise<RunOptions> {
  if (trial?.firmware === undefined) return {};
  return { firmware: await loadFirmware(trial.firmware), firmwareFile: trial.firmware };
}

const quote = (text: string) => (/\s/.test(text) ? `"${text}"` : text);
