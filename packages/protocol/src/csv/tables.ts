import type { Address } from '../account/address.ts';
import type { User } from '../account/user.ts';
import type { Media } from '../catalog/media.ts';
import type { Tag } from '../catalog/tag.ts';
import type { DeviceTag } from '../device/deviceTag.ts';
import { type Device, deviceClass } from '../device/index.ts';
import { CSV_LIST_MARK, type CsvColumn, writeFlag } from './write.ts';

// The columns of the lists that are exported and not imported. Names are those of the wire.

type Names<Rec, Value> = {
  [Name in keyof Rec]-?: Rec[Name] extends Value ? Name : never;
}[keyof Rec] &
  string;

/** Columns of texts and numbers; what is not set is empty. */
const plain = <Rec>(...names: Names<Rec, string | number | null>[]): CsvColumn<Rec>[] =>
  names.map((name) => ({ name, write: (record) => String(record[name] ?? '') }));

const flags = <Rec>(...names: Names<Rec, boolean>[]): CsvColumn<Rec>[] =>
  names.map((name) => ({ name, write: (record) => writeFlag(record[name] === true) }));

const names = (refs: readonly { readonly name: string }[]) =>
  refs.map(({ name }) => name).join(CSV_LIST_MARK);

/** The people (CSV-01). */
export const userColumns: readonly CsvColumn<User>[] = /* @__PURE__ */ [
  .../* @__PURE__ */ plain<User>('id', 'first_name', 'last_name', 'username', 'location', 'role'),
  .../* @__PURE__ */ flags<User>('verified', 'blocked'),
  .../* @__PURE__ */ plain<User>('created_at', 'updated_at', 'accessed_at'),
];

/** Tags for pictures and products. */
export const tagColumns: readonly CsvColumn<Tag>[] = /* @__PURE__ */ [
  .../* @__PURE__ */ plain<Tag>('id', 'name', 'variant'),
  .../* @__PURE__ */ flags<Tag>('public'),
  .../* @__PURE__ */ plain<Tag>('media_count', 'product_count', 'device_count', 'created_at', 'updated_at'),
];

/** Postal addresses of a person. */
export const addressColumns: readonly CsvColumn<Address>[] = /* @__PURE__ */ [
  .../* @__PURE__ */ plain<Address>('id', 'name', 'prefix', 'phone', 'line1', 'line2', 'zip', 'city'),
  .../* @__PURE__ */ plain<Address>('region', 'country', 'note'),
  .../* @__PURE__ */ flags<Address>('main'),
];

/** Pictures. */
export const mediaColumns: readonly CsvColumn<Media>[] = /* @__PURE__ */ [
  .../* @__PURE__ */ plain<Media>('id', 'description', 'path', 'type', 'file_size'),
  { name: 'tags', write: ({ tags }) => names(tags) },
  .../* @__PURE__ */ plain<Media>('product_count', 'created_at', 'updated_at'),
];

/** Devices of a person. What they do now is no column: it is told live. */
export const deviceColumns: readonly CsvColumn<Device>[] = /* @__PURE__ */ [
  .../* @__PURE__ */ plain<Device>('id', 'device_id', 'name'),
  { name: 'class', write: ({ class_id }) => deviceClass(class_id).name },
  .../* @__PURE__ */ plain<Device>('device_tag_id', 'created_at', 'updated_at'),
];

/** A person's tags for devices. */
export const deviceTagColumns: readonly CsvColumn<DeviceTag>[] = /* @__PURE__ */ plain<DeviceTag>(
  'id',
  'name',
  'variant',
  'device_count',
);
