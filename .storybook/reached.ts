// What a story's `reach` did not bring about is why its play does not find it: it is read first.

declare global {
  /** Where stories are tested: is told of what leads to the state of a story. */
  var carillonReaching: ((reached: Promise<unknown>) => void) | undefined;
  /** Where stories are tested: which of the files that a page has played this is. */
  var carillonFile: number | undefined;
}

const SAID = "The story's reach failed, before its play: ";

/** Does what only a person can bring about; a failure says that it is one of the reach. */
export async function runReach(reach: () => unknown): Promise<void> {
  try {
    await reach();
  } catch (error) {
    const failed = error instanceof Error ? error : new Error(String(error));
    // The same error, with its trace: that leads to the line of the story.
    failed.message = SAID + failed.message;
    throw failed;
  }
}

/** Storybook puts a link to the story before the message of its first failure. */
const isOfReach = ({ message }: { readonly message: string }) => message.includes(SAID);

/** The failures of a story in the order in which they are to be read: its reach before its play. */
export const sortFailures = <Failure extends { readonly message: string }>(
  failures: readonly Failure[],
): Failure[] => [...failures.filter(isOfReach), ...failures.filter((failure) => !isOfReach(failure))];

/** Whether the failure of the reach is still to be told. */
export const isUntold = (failures: readonly { readonly message: string }[]): boolean =>
  !failures.some(isOfReach);
