/** Of the screens (index.tsx), in all weights; asked for without a text, the browser fetches its Latin letters. */
const FONT = "1em 'Inter Variable'";
/** A font that takes longer comes later, and the letters of the system stand until then. */
const LONGEST_MS = 1000;

/** Fetches the letters of the screens. Words that are drawn before them would move when they come. */
export const loadFont = (): Promise<unknown> =>
  Promise.race([
    document.fonts.load(FONT).catch(() => {}),
    new Promise((done) => setTimeout(done, LONGEST_MS)),
  ]);
