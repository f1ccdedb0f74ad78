import * as z from 'zod/mini';

/** What a browser keeps under `carillon.zones.{userId}`; `v` is the version of this shape. */
const storedZones = z.object({ v: z.literal(1), zones: z.record(z.string(), z.string()) });

/** The zones that somebody has chosen for devices, by their labels; none where the text is not of our making. */
export function readZones(text: string | null): ReadonlyMap<string, string> {
  try {
    return new Map(Object.entries(storedZones.parse(JSON.parse(text ?? '')).zones));
  } catch {
    return new Map();
  }
}

/** The text of chosen zones, for a storage; null where none is chosen. */
export function writeZones(zones: ReadonlyMap<string, string>): string | null {
  return zones.size === 0 ? null : JSON.stringify({ v: 1, zones: Object.fromEntries(zones) });
}
