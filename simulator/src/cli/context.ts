/** Where the tool writes: `console`, or a test. */
export interface Output {
  log(line: string): void;
  error(line: string): void;
  /** On a terminal alone: a line that takes the place of the one shown before; '' clears it. */
  status?(line: string): void;
}

/** What a command gets besides its options. */
export interface Context {
  readonly output: Output;
  /** Ends what runs until it is told to. */
  readonly signal: AbortSignal;
  readonly seed: number | undefined;
}
