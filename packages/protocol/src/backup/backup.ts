import * as z from 'zod/mini';
import { equalizerState, timeServer, volume } from '../broker/commands.ts';
import { deviceLabel } from '../device/device.ts';
import { listedEvent } from '../device/event.ts';
import { integer, list, text, timestamp } from '../field/field.ts';
import { overlaps } from '../schedule/index.ts';

/** The largest file that is read: a hundred devices that store as much as they can. */
export const MAX_BACKUP_BYTES = 32 * 1024 * 1024;

/** As many events as a device stores, and no fewer devices than a page of a list shows. */
const MAX_EVENTS = 64;
const MAX_DEVICES = 200;

/** No event is nested deeper; what is could not be compared, nor written by a device. */
const MAX_DEPTH = 40;

/**
 * What a device stores, as a file keeps it: its events, and what it is set to. A setting that the device did not tell is left
 * out. Of the time server its host alone can be restored; whether it is asked when the device boots goes with its clock.
 */
export const savedDevice = z.object({
  label: deviceLabel,
  classId: integer(0, 255),
  name: text(128),
  events: list(listedEvent, MAX_EVENTS),
  vol: z.optional(volume),
  eq: z.optional(equalizerState),
  ntp: z.optional(timeServer),
});
export type SavedDevice = z.infer<typeof savedDevice>;

const backup = z.object({
  v: z.literal(1),
  savedAt: timestamp,
  devices: list(savedDevice, MAX_DEVICES).check(z.minLength(1)),
});
/** What many devices stored at one time: a file of version 1. */
export type Backup = z.infer<typeof backup>;

/** Why a file cannot be restored; where something in it is wrong, where that is, or what. */
export type BackupProblem =
  | { readonly code: 'tooLarge' | 'notJson' | 'tooDeep' | 'noBackup' }
  /** It was written by a version that knows more than this one. */
  | { readonly code: 'version'; readonly version: string }
  /** 'devices.0.events.3.time' is not what it must be. */
  | { readonly code: 'shape'; readonly path: string }
  | { readonly code: 'double'; readonly label: string }
  /** Two events of one device run at the same time: no device would take both. */
  | { readonly code: 'overlap'; readonly label: string; readonly one: string; readonly other: string };

/** A file that was read, or why it was not. */
export type ReadBackup =
  | { readonly ok: true; readonly backup: Backup }
  | { readonly ok: false; readonly problem: BackupProblem };

/** The text of a file that keeps these devices as they were at a moment. */
export function createBackup(atMs: number, devices: readonly SavedDevice[]): string {
  const file = { v: 1, savedAt: new Date(atMs).toISOString(), devices: [...devices] } satisfies Backup;
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** Reads the text of a file, wherever it comes from; it never throws. */
export function readBackup(content: string): ReadBackup {
  const refuse = (problem: BackupProblem): ReadBackup => ({ ok: false, problem });
  // A character is a byte or more.
  if (content.length > MAX_BACKUP_BYTES) return refuse({ code: 'tooLarge' });
  if (isTooDeep(content)) return refuse({ code: 'tooDeep' });
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch {
    return refuse({ code: 'notJson' });
  }
  if (typeof json !== 'object' || json === null || !('v' in json) || !('devices' in json)) {
    return refuse({ code: 'noBackup' });
  }
  if (typeof json.v !== 'number') return refuse({ code: 'noBackup' });
  if (json.v !== 1) return refuse({ code: 'version', version: String(json.v) });
  const { success, data, error } = backup.safeParse(json);
  if (!success) return refuse({ code: 'shape', path: error.issues[0]?.path.join('.') ?? '' });
  const labels = new Set<string>();
  for (const device of data.devices) {
    if (labels.has(device.label)) return refuse({ code: 'double', label: device.label });
    labels.add(device.label);
    const overlap = findOverlap(device);
    if (overlap) return refuse({ code: 'overlap', label: device.label, ...overlap });
  }
  return { ok: true, backup: data };
}

function findOverlap({ events }: SavedDevice): { one: string; other: string } | undefined {
  for (const [at, one] of events.entries()) {
    const other = events.slice(at + 1).find((later) => overlaps(one, later));
    if (other) return { one: one.name, other: other.name };
  }
  return undefined;
}

/** Looked at as text: what is nested without end is not even parsed. */
function isTooDeep(content: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < content.length; at++) {
    const character = content[at];
    if (isText) {
      if (character === '\\') at++;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '{' || character === '[') {
      if (++depth > MAX_DEPTH) return true;
    } else if (character === '}' || character === ']') depth--;
  }
  return false;
}
