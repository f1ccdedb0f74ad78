// Before stories are played: where there is no browser, one sentence says so instead of the launcher's many.
import { existsSync } from 'node:fs';
import { checkChromium } from './chromium.ts';
import { chromiumLaunch } from './chromium-launch.ts';

export default (): void => checkChromium(chromiumLaunch.executablePath, existsSync);
