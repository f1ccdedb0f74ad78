import * as z from 'zod/mini';

/** What a browser keeps under `carillon.zones.{userId}`, a zone for each label; `v` is the version of this shape. */
const storedZones = z.object({
  v: z.literal(1),
  zones: z.array(z.object({ label: z.string(), zone: z.string() })),
});

/** The zones that somebody has chosen for devices, by their labels; none where the text is not of our making. */
export function readZones(text: string | null): ReadonlyMap<string, string> {
  try {
    return new Map(storedZones.parse(JSON.parse(text ?? '')).zones.map(({ label, zone }) => [label, zone]));
  } catch {
    return new Map();
  }
}

/** The text of chosen zones, for a storage; null where none is chosen. */
export function writeZones(zones: ReadonlyMap<string, string>): string | null {
  if (zones.size === 0) return null;
  return JSON.stringify({ v: 1, zones: Array.from(zones, ([label, zone]) => ({ label, zone })) });
}
