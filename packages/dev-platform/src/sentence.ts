/** What stops the start and is no fault of the program: its message is a whole sentence for the person who typed the command. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** How to begin anew, as every sentence about damaged data ends. */
export const BEGIN_ANEW = 'To begin anew, which deletes all data, run: npm start -- --fresh';
