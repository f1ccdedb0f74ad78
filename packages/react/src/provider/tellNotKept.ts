import type { Notice } from '../hooks/context.ts';
import { noticesTexts } from '../messages/en/notices.ts';
import type { Messages } from '../messages/messages.ts';

/** Tells who has just logged in that this ends with the page (FLT-061). A module of its own: hardly ever loaded. */
export async function tellNotKept(messages: Messages, notify: (notice: Notice) => void): Promise<void> {
  await Promise.all(messages.load([noticesTexts]));
  const t = messages.translate([noticesTexts]);
  notify({ kind: 'warning', title: t('notices.notKept.title'), detail: t('notices.notKept') });
}
