import { useEffect, useState } from 'react';
import type { StoredRecord } from './recordStore.ts';

const CHANNEL = 'carillon.saved';

/** What this browser has done with a record; without a version it has deleted it. */
interface OwnSave {
  readonly record: string;
  readonly version: string | null;
}

/** What the other tabs of this browser tell of a record. */
export interface OwnSaves {
  /** Whether this version was saved in another tab. */
  readonly isOwn: (record: StoredRecord) => boolean;
  /** It was deleted in another tab. */
  readonly isDeleted: boolean;
}

/** Tabs of one browser tell each other what they save, for only they know that it was nobody else. */
export function useOwnSaves(listPath: string, id: StoredRecord['id']): OwnSaves {
  const [version, setVersion] = useState<string | null>();
  const record = keyOf(listPath, id);
  useEffect(() => {
    const channel = openChannel();
    if (!channel) return undefined;
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isOwnSave(data) && data.record === record) setVersion(data.version);
    };
    return () => channel.close();
  }, [record]);
  return {
    isOwn: (present) => versionOf(present) === version,
    isDeleted: version === null,
  };
}

/** Tells the other tabs that a record of a list was saved here. */
export const tellOwnSave = (listPath: string, record: StoredRecord): void =>
  tell({ record: keyOf(listPath, record.id), version: versionOf(record) });

/** Tells the other tabs that it was deleted here. */
export const tellOwnDeletion = (listPath: string, id: StoredRecord['id']): void =>
  tell({ record: keyOf(listPath, id), version: null });

/** By a channel of its own: a save may end after its screen was left. */
function tell(told: OwnSave) {
  const channel = openChannel();
  channel?.postMessage(told);
  channel?.close();
}

/** Null where there are none, as in jsdom under Jest: nothing is heard of other tabs then. */
const openChannel = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL));

const keyOf = (listPath: string, id: StoredRecord['id']) => `${listPath} ${id}`;

/** Its date; where a record has none, all that it says but for passwords, which stay in their tab. */
const versionOf = (record: StoredRecord): string =>
  record.updated_at ?? JSON.stringify(Object.fromEntries(Object.entries(record).sort()), withoutPasswords);

const withoutPasswords = (name: string, value: unknown) => {
  if (/password/i.test(name)) return undefined;
  return typeof value === 'string' ? value.replace(/\/\/[^/@]*@/, '//') : value;
};

/** Another version of this page may tell something else. */
const isOwnSave = (data: unknown): data is OwnSave =>
  typeof data === 'object' &&
  data !== null &&
  'record' in data &&
  typeof data.record === 'string' &&
  'version' in data &&
  (data.version === null || typeof data.version === 'string');
