import * as z from 'zod/mini';
import { text } from '../field/field.ts';
import { MAX_ORDER_LENGTH, MAX_QUERY_LENGTH, PAGE_SIZES } from './limits.ts';
import type { ListParams } from './params.ts';

/** How a list is seen: what is searched for, the order, and the rows a page. */
export type ListView = Omit<ListParams, 'index'>;

/** A view of a list that somebody has saved. */
export interface NamedView extends ListView {
  /** Of which list, unlike any other: the path of its entity. */
  readonly list: string;
  /** Unlike any other of that list, whatever the case. */
  readonly name: string;
}

/** So many views of one list are kept: more are found no faster than by searching. */
export const MOST_VIEWS = 50;

const MAX_NAME_LENGTH = 32;

/** The name of a view, as somebody types it. */
export const viewForm = z.object({ name: text(MAX_NAME_LENGTH) });

const namedView = z.object({
  list: text(64),
  name: text(MAX_NAME_LENGTH),
  query: text(MAX_QUERY_LENGTH),
  by: text(MAX_ORDER_LENGTH),
  size: z.number(),
});

/** What the schema cannot say in few bytes: a list is named, and so is the view, and lists offer its size. */
const canBe = ({ list, name, size }: NamedView) =>
  list !== '' && name.trim() !== '' && PAGE_SIZES.some((offered) => offered === size);

/** The version of what a browser keeps under `carillon.views.{userId}`. */
const VERSION = 1;

/** The view of a list by its name, whatever the case. */
export const findView = (
  views: readonly NamedView[],
  { list, name }: Pick<NamedView, 'list' | 'name'>,
): NamedView | undefined => views.find((view) => view.list === list && toKey(view.name) === toKey(name));

const toKey = (name: string) => name.trim().normalize().toUpperCase();

/** Whether no further view of a list is kept. */
export const isViewFull = (views: readonly NamedView[], list: string): boolean =>
  views.filter((view) => view.list === list).length >= MOST_VIEWS;

/** The views that a browser has kept. What cannot be one is dropped, and then they are not whole. */
export function readViews(stored: string | null): { views: readonly NamedView[]; isWhole: boolean } {
  if (stored === null) return { views: [], isWhole: true };
  const views: NamedView[] = [];
  let isWhole = true;
  for (const kept of parseStored(stored) ?? [null]) {
    const { data } = namedView.safeParse(kept);
    if (data && canBe(data) && !findView(views, data) && !isViewFull(views, data.list)) views.push(data);
    else isWhole = false;
  }
  return { views, isWhole };
}

function parseStored(stored: string): readonly unknown[] | undefined {
  try {
    const { v, views }: Record<string, unknown> = Object(JSON.parse(stored));
    return v === VERSION && Array.isArray(views) ? views : undefined;
  } catch {
    return undefined;
  }
}

/** The text of views, for a storage; null where there is none. */
export const writeViews = (views: readonly NamedView[]): string | null =>
  views.length === 0 ? null : JSON.stringify({ v: VERSION, views });
