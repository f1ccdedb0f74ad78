import * as z from 'zod/mini';
import type { Notice } from '../hooks/context.ts';

/** A tab that is opened again has what it kept when it was closed: that is no news. */
const LONGEST_WAY_MS = 30_000;

const kept = z.object({
  at: z.number(),
  notices: z.array(
    z.object({
      kind: z.enum(['success', 'danger', 'warning', 'info']),
      title: z.string(),
      detail: z.optional(z.string()),
      // A path of this site, and of no other.
      link: z.optional(z.object({ label: z.string(), href: z.string().check(z.regex(/^\/(?![/\\])/)) })),
      stays: z.optional(z.boolean()),
    }),
  ),
});

/** What the page before has left to be told; nothing where it is old, or no notices at all. A module of its own: hardly ever loaded. */
export function readNotices(text: string, nowMs: number): readonly Notice[] {
  try {
    const { at, notices } = kept.parse(JSON.parse(text));
    return Math.abs(nowMs - at) < LONGEST_WAY_MS ? (notices as readonly Notice[]) : [];
  } catch {
    return [];
  }
}
