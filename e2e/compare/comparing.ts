import { join } from 'node:path';

/** What `npm run compare` tells the processes of Playwright, through the environment. */
export const comparing = {
  site: process.env.CARILLON_SITE ?? '',
  folder: process.env.CARILLON_COMPARE ?? '',
  /** The pictures that are compared with: a PNG each, named by the id of its story. */
  kept: join(process.env.CARILLON_COMPARE ?? '', 'kept'),
  isKeeping: process.env.CARILLON_KEEP === '1',
  /** What titles begin with; of none, all of them. */
  titles: JSON.parse(process.env.CARILLON_TITLES ?? '[]') as readonly string[],
};

/** Whether a title is the one that is asked for, or below it: 'Kit' has 'Kit/Badge', and 'Kit/B' has not. */
export const isBelow = (title: string, asked: string): boolean =>
  title === asked || title.startsWith(`${asked}/`);

export const isAsked = (title: string): boolean =>
  comparing.titles.length === 0 || comparing.titles.some((asked) => isBelow(title, asked));
