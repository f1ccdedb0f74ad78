import { readJson } from '../scenario/deviceLog.ts';

/** A line of a transcript, taken apart. */
export interface TranscriptLine {
  /** Since the start of the scenario. */
  readonly atMs: number;
  /** The moment as it is written: '+00:00:01.500'. */
  readonly at: string;
  /** The topic of a message; 'fault' of a fault. */
  readonly topic: string;
  readonly payload: string;
  readonly message: unknown;
}

/** What was heard in a scenario. */
export interface Transcript {
  readonly title: string;
  readonly lines: readonly TranscriptLine[];
}

const LINE = /^\+(\d{2,}):(\d\d):(\d\d\.\d{3}) (\S+) (.*)$/;

/** Reads what `--transcript` writes. Returns null where a line is none of a transcript. */
export function readTranscripts(text: string): readonly Transcript[] | null {
  const all: { title: string; lines: TranscriptLine[] }[] = [];
  for (const written of text.split('\n')) {
    if (written === '') continue;
    const [, title] = /^# (.*), seed \d+$/.exec(written) ?? [];
    if (title !== undefined) {
      all.push({ title, lines: [] });
      continue;
    }
    const [, h, m, s, topic = '', payload = ''] = LINE.exec(written) ?? [];
    const last = all.at(-1);
    if (h === undefined || !last) return null;
    const atMs = Math.round(1000 * (3600 * Number(h) + 60 * Number(m) + Number(s)));
    const [at = ''] = written.split(' ');
    last.lines.push({ atMs, at, topic, payload, message: readJson(payload) });
  }
  return all;
}
