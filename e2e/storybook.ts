import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { isFull } from './sample.ts';

/** A line of the index of a built Storybook. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

/** The folder of the built Storybook. */
export const storybookFolder = process.env.CARILLON_STORYBOOK ?? 'storybook-static';

export const { entries } = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};

export const stories: readonly Entry[] = Object.values(entries).filter(({ type }) => type === 'story');

/** Two titles: the same sources are tested whole from their files. */
const SAMPLE = ['Start', 'Screens/Shop/Order'];

/** Whether a title is looked at in this run. */
export const isLookedAt = (title: string): boolean => isFull || SAMPLE.includes(title);

/** Those of the docs pages. */
export const storiesOfDocs = stories.filter(({ tags }) => tags.includes('autodocs'));

interface Channel {
  last(event: string): unknown[] | undefined;
  emit(event: string, ...values: unknown[]): void;
}

/** Whether skeletons are its state: stories of the kit wait for nothing. */
export const mayShowSkeletons = ({ title, name }: Entry): boolean =>
  title.startsWith('Kit/') || /loading|slow/i.test(name);

/** Shows another story in the same page, as quickly as clicking through them. */
export async function showStory(page: Page, id: string, fullWidth: number) {
  await page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Record<string, Channel>;
    Object.assign(globalThis, {
      carillonIsReached: false,
      carillonIsStill: false,
      carillonWidth: undefined,
    });
    channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  await waitForStory(page, id, fullWidth);
}

/**
 * Until the story that has been asked for stands. It is given the width of its frame on a docs page as soon as it tells of it:
 * what leads to its state may press what stands there in that width alone.
 */
export async function waitForStory(page: Page, id: string, fullWidth: number) {
  type Told = { carillonWidth?: string | null };
  await page.waitForFunction(() => (globalThis as Told).carillonWidth !== undefined);
  const told = await page.evaluate(() => (globalThis as Told).carillonWidth);
  const height = page.viewportSize()?.height ?? 720;
  await page.setViewportSize({ width: told ? Number.parseInt(told, 10) : fullWidth, height });
  await page.waitForFunction((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Record<string, Channel>;
    return channel?.last('storyRendered')?.[0] === storyId;
  }, id);
}

/** In the page: what somebody would find wrong with its story, or null. */
export function findFault(mayShowSkeletons: boolean): string | null {
  const { carillonIsReached, carillonIsLoading } = globalThis as unknown as {
    carillonIsReached: boolean;
    carillonIsLoading?(): boolean;
  };
  const root = document.querySelector('#storybook-root');
  const opened = document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]');
  const drawn = root?.querySelector('svg, canvas, input, [role=meter]');
  if (document.body.matches('.sb-show-errordisplay, .sb-show-nopreview')) return 'it throws';
  if (!carillonIsReached) return 'it does not reach its state';
  if (carillonIsLoading?.()) return mayShowSkeletons ? null : 'it shows skeletons';
  return opened || drawn || root?.textContent?.trim() ? null : 'it shows nothing';
}
