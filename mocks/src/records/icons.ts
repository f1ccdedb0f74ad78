import { type Icon, icons } from '@carillon/protocol';
import { type Builder, createBuilder } from '../createBuilder.ts';
import { defineTable, json, text, time } from '../storage/table.ts';

export const table = defineTable({
  name: 'icons',
  columns: { name: text, icon_paths: json<string | string[]>(), created_at: time, updated_at: time },
});

/** A square. */
export const buildIcon: Builder<Icon> = createBuilder(icons, (id) => ({
  name: `Icon ${id}`,
  icon_paths: ['M4 4h16v16H4z'],
}));
