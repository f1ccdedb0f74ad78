import { useEffect, useState } from 'react';
import type { StoredRecord } from './recordStore.ts';

const CHANNEL = 'carillon.saved';

/** What a form of this browser has done with a record; without a version it has deleted it. */
interface OwnSave {
  readonly record: string;
  readonly version: string | null;
}

/** What the other tabs of this browser tell of a record; records without dates have no version that could be told. */
export interface OwnSaves {
  /** Whether this version was saved in another tab. */
  readonly isOwn: (record: StoredRecord) => boolean;
  /** It was deleted in another tab. */
  readonly isDeleted: boolean;
  /** Tells the other tabs that it was saved here. */
  readonly tellSaved: (record: StoredRecord) => void;
  readonly tellDeleted: () => void;
}

/** Tabs of one browser tell each other what they save, for only they know that it was nobody else. */
export function useOwnSaves(record: string): OwnSaves {
  const [version, setVersion] = useState<string | null>();
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isOwnSave(data) && data.record === record) setVersion(data.version);
    };
    return () => channel.close();
  }, [record]);
  /** By a channel of its own: a save may end after its form was left. */
  function tell(told: OwnSave['version']) {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage({ record, version: told } satisfies OwnSave);
    channel.close();
  }
  return {
    isOwn: ({ updated_at }) => updated_at !== undefined && updated_at === version,
    isDeleted: version === null,
    tellSaved({ updated_at }) {
      if (updated_at !== undefined) tell(updated_at);
    },
    tellDeleted: () => tell(null),
  };
}

/** Another version of this page may tell something else. */
const isOwnSave = (data: unknown): data is OwnSave =>
  typeof data === 'object' &&
  data !== null &&
  'record' in data &&
  typeof data.record === 'string' &&
  'version' in data &&
  (data.version === null || typeof data.version === 'string');
