import { printAreas } from './messages.ts';
import { printContract, printMenu, printPlatform, printScreens } from './records.ts';

/** What writes the lists: what they should say, by their paths. Each throws a sentence where a file is missing. */
export const printers: readonly (() => ReadonlyMap<string, string>)[] = [
  () => printContract(),
  () => printPlatform(),
  () => printAreas(),
  () => printScreens(),
  () => printMenu(),
];
