import { MEDIA_SIZES } from '@carillon/protocol';
import type { Bytes } from './fileStore.ts';
import { encodePng, pngLength } from './png.ts';

// Pictures for records that a test makes: they are drawn when somebody asks for one. Those of the example products are rendered
// (readRendering.ts).

/** Where the drawing for a media lies. */
export const seedPicturePath = (id: number) => `seed/${String(id).padStart(2, '0')}.png`;

/** How large the file of that picture is, in bytes. */
export const seedPictureLength = (id: number) => pngLength(sizeOf(id));

/** Draws the picture that lies at such a path; undefined for any other path. */
export function drawSeedPicture(path: string, size?: keyof typeof MEDIA_SIZES): Bytes | undefined {
  const id = Number(/^seed\/(\d{2,9})\.png$/.exec(path)?.[1]);
  if (!id) return undefined;
  const own = sizeOf(id);
  const scale = size ? MEDIA_SIZES[size] / own.width : 1;
  const width = Math.round(own.width * scale);
  const height = Math.round(own.height * scale);
  const shadeAt = createDevice(id);
  // Two looks at each pixel, and between two colours their mean: edges are smooth.
  const colorAt = (x: number, y: number) =>
    4 * shadeAt((x + 0.25) / width, (y + 0.75) / width) + shadeAt((x + 0.75) / width, (y + 0.25) / width);
  return encodePng({ width, height, palette: toPalette(id), colorAt });
}

/** Wide enough to be made smaller, and each of another size. */
const sizeOf = (id: number) => ({ width: 720 + 8 * (id % 24), height: 540 + 6 * (id % 24) });

/** Wall, housing, front, detail. */
type Shade = 0 | 1 | 2 | 3;
type Color = readonly [red: number, green: number, blue: number];

const WALLS: readonly [Color, ...Color[]] = [
  [226, 232, 240],
  [231, 229, 228],
  [220, 235, 229],
  [236, 229, 240],
  [240, 234, 218],
  [219, 234, 243],
];
const HOUSINGS: readonly [Color, ...Color[]] = [
  [51, 65, 85],
  [68, 64, 60],
  [47, 82, 73],
  [86, 66, 102],
  [112, 84, 46],
];
const FRONT: Color = [148, 163, 184];
const DETAIL: Color = [250, 204, 96];

/** Each pair of the four colours as their mean: number 4 a + b. */
function toPalette(id: number): Bytes {
  const colors = [
    WALLS[id % WALLS.length] ?? WALLS[0],
    HOUSINGS[id % HOUSINGS.length] ?? HOUSINGS[0],
    FRONT,
    DETAIL,
  ];
  const means = colors.flatMap((a) => colors.map((b) => a.map((value, i) => (value + (b[i] ?? value)) / 2)));
  return Uint8Array.from(means.flat());
}

/** A device above a shelf: a housing with one to three loudspeakers and a row of lamps. Lengths are parts of the width. */
function createDevice(id: number): (x: number, y: number) => Shade {
  const speakers = 1 + (id % 3);
  const lamps = 2 + (id % 4);
  const [halfWidth, halfHeight] = [0.17 + 0.07 * speakers, 0.2 + 0.02 * (id % 4)];
  const [centerX, centerY] = [0.5, 0.36];
  return (x, y) => {
    const [dx, dy] = [Math.abs(x - centerX), y - centerY];
    const corner = distance(
      Math.max(0, dx - halfWidth + 0.04),
      Math.max(0, Math.abs(dy) - halfHeight + 0.04),
    );
    if (corner > 0.04) return y > 0.66 ? 2 : 0;
    const pitch = (2 * halfWidth) / speakers;
    const inCell = ((x - centerX + halfWidth) % pitch) - pitch / 2;
    const fromCenter = distance(inCell, dy + 0.04);
    const radius = Math.min(0.13, pitch * 0.4);
    if (fromCenter < radius) return fromCenter < radius * 0.3 ? 1 : 2;
    const lamp = distance(((x - centerX + 0.02 * lamps + 1) % 0.04) - 0.02, dy - halfHeight + 0.05);
    return dx < 0.02 * lamps && lamp < 0.009 ? 3 : 1;
  };
}

/** Math.hypot takes ten times as long, and here it is asked for every pixel. */
const distance = (x: number, y: number) => Math.sqrt(x * x + y * y);
