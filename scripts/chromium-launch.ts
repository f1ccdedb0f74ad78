import { readyChromium, thisMachine } from './chromium.ts';

/** How vitest and Playwright start the Chromium that `npm test` finds; quiet, since tests must not reach the outside. */
export const chromiumLaunch = {
  executablePath: await readyChromium(thisMachine, process.env.CARILLON_FULL ? 'whole' : 'fast'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // What a story presses is no press of a person, and only theirs may begin a sound.
    '--autoplay-policy=no-user-gesture-required',
  ],
};
