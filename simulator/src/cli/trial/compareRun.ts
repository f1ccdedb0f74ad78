import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareTranscripts } from '../../trial/compare.ts';
import { readTranscripts } from '../../trial/transcript.ts';
import { readTextFile } from '../options.ts';
import { UsageError } from '../usage.ts';

/** What compares a run with the transcript of an earlier one. */
export interface Comparison {
  /** The file of that earlier run. */
  readonly earlier: string;
  /** Where this run is to write its transcript. */
  readonly transcript: string;
  /** The differences when it has run, in lines for people. */
  finish(): Promise<readonly string[]>;
}

/**
 * Reads the transcript of an earlier run. `kept` is the file in which this one is kept anyway. Throws a UsageError for what is no
 * transcript.
 */
export async function openComparison(earlier: string, kept: string | undefined): Promise<Comparison> {
  const before = readTranscripts(await readTextFile('compare', earlier));
  if (!before)
    throw new UsageError(`--compare is '${earlier}': that is no transcript. --transcript writes one.`);
  const folder = await mkdtemp(join(tmpdir(), 'carillon-sim-'));
  const transcript = kept ?? join(folder, 'transcript.txt');
  return {
    earlier,
    transcript,
    async finish() {
      const now = readTranscripts(await readFile(transcript, 'utf8')) ?? [];
      await rm(folder, { recursive: true });
      return compareTranscripts(before, now);
    },
  };
}
