import type { FirmwareProfile } from '../../firmware/profile.ts';
import { parseProfile } from '../../trial/parseProfile.ts';
import { type OptionValues, readTextFile } from '../options.ts';
import { UsageError } from '../usage.ts';

/** The profile in a file that an option names. Throws a UsageError for what is none. */
export async function readProfile({ profile: file }: OptionValues): Promise<FirmwareProfile | undefined> {
  if (file === undefined) return undefined;
  const text = await readTextFile('profile', file);
  try {
    return parseProfile(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof RangeError ? error.message : 'that is no JSON.';
    throw new UsageError(`--profile is '${file}': ${reason}`);
  }
}
