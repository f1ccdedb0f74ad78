/** One thing that was looked at. What servers say in it may be hostile: it is printed as plain text. */
export interface Finding {
  /** What was looked at: 'certificate of live.example.org:9001'. */
  readonly what: string;
  readonly isWell: boolean;
  /** What was found, as the end of a sentence that `what` begins. */
  readonly said: string;
  /** What to do, where something is wrong: a sentence, or the very lines to paste. */
  readonly advice?: string;
}

export const well = (what: string, said: string): Finding => ({ what, isWell: true, said });
export const wrong = (what: string, said: string, advice: string): Finding => ({
  what,
  isWell: false,
  said,
  advice,
});

/** A finding for the terminal: nothing in it moves the cursor or adds lines. */
export function writeFinding({ what, isWell, said, advice }: Finding): string {
  const lines = [`${isWell ? '✓' : '✗'} ${what}: ${said}`, ...(advice ?? '').split('\n').filter(Boolean)];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
  return lines.map((line) => line.replace(/[\x00-\x1f\x7f-\x9f\u2028\u2029]/g, ' ')).join('\n    ');
}
