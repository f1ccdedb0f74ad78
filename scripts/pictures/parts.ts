// The parts that devices are made of, seen from the front and slightly from above.
import { type Finish, type Painting, white } from './paint.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How much of the top is seen. */
  readonly depth: number;
  readonly finish: Finish;
  readonly round?: number;
  readonly hasFeet?: boolean;
  readonly hasMark?: boolean;
}

const BELL =
  'M12 2a1.5 1.5 0 0 1 1.5 1.5v.7c3.2.8 4.5 3.6 4.5 6.8 0 3.2.8 4.8 2.5 6.5h-17C5.2 15.8 6 14.2 6 11c0-3.2 1.3-6 4.5-6.8v-.7A1.5 1.5 0 0 1 12 2ZM9.7 19.5h4.6a2.3 2.3 0 0 1-4.6 0Z';

/** A housing that stands on the floor: its top, its front, the edge between them and its shadow. */
export function box(painting: Painting, given: Box): void {
  const { x, y, width, height, depth, finish, round = 12, hasFeet = true, hasMark = true } = given;
  const bottom = y + height;
  const inset = depth * 0.42;
  painting.shadow(x + width * 0.54, bottom + 10, width * 0.66, 34, 0.42);
  painting.shadow(x + width / 2, bottom + 4, width * 0.52, 13, 0.6);
  if (hasFeet) {
    for (const at of [x + width * 0.06, x + width * 0.94 - 44]) {
      painting.draw(
        `<rect x="${at}" y="${bottom - 4}" width="44" height="12" rx="5" fill="${finish.foot}"/>`,
      );
    }
  }
  const top = painting.linear(
    [0, 0],
    [0.8, 1],
    [
      [0, finish.top[0]],
      [1, finish.top[1]],
    ],
  );
  const front = painting.linear(
    [0, 0],
    [0.12, 1],
    [
      [0, finish.front[0]],
      [0.18, finish.front[1]],
      [1, finish.front[2]],
    ],
  );
  const dusk = painting.linear(
    [0, 0],
    [1, 0],
    [
      [0, '#FFFFFF', finish === white ? 0.35 : 0.09],
      [0.45, '#FFFFFF', 0],
      [1, '#1D1B18', 0.14],
    ],
  );
  const [left, right, back] = [x + 2, x + width - 2, y - depth];
  const shape = `rx="${round}" width="${width}" height="${height}" x="${x}" y="${y}"`;
  painting.draw(
    `<path d="M${left} ${y + round}L${left + inset - 3} ${back + 8}q4 -8 13 -8H${right - inset - 10}q9 0 13 8L${right} ${y + round}Z" fill="${top}"/>`,
    `<rect ${shape} fill="${front}"/>`,
    `<rect ${shape} fill="${dusk}"/>`,
    // The light on the edge, and the dark line that the floor leaves.
    `<path d="M${x + round} ${y + 1}H${x + width - round}" stroke="${finish.edge}" stroke-opacity=".65" stroke-width="1.6" fill="none"/>`,
    `<path d="M${x + round} ${bottom - 1.5}H${x + width - round}" stroke="#14120F" stroke-opacity=".22" stroke-width="2" fill="none"/>`,
  );
  if (hasMark) mark(painting, x + width / 2, y - depth * 0.52, depth * 0.5, finish);
}

/** The bell of the maker, printed on the top. */
function mark(painting: Painting, x: number, y: number, size: number, { print }: Finish): void {
  const [wide, high] = [size / 21, (size / 21) * 0.78];
  painting.draw(
    `<path transform="translate(${x - 12 * wide} ${y - 12 * high}) scale(${wide} ${high})" d="${BELL}" fill="${print}" fill-opacity=".85"/>`,
  );
}

export function knob(
  painting: Painting,
  x: number,
  y: number,
  radius: number,
  { knob: [light, dark] }: Finish,
  turn = -40,
): void {
  const body = painting.radial([0.34, 0.28], 0.85, [
    [0, light],
    [1, dark],
  ]);
  const face = painting.linear(
    [0.1, 0],
    [0.9, 1],
    [
      [0, '#FFFFFF', 0.22],
      [0.5, '#FFFFFF', 0],
      [1, '#000000', 0.18],
    ],
  );
  painting.shadow(x + radius * 0.22, y + radius * 0.42, radius * 1.25, radius * 1.05, 0.55);
  painting.draw(
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${body}"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius * 0.76}" fill="${face}"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius * 0.76}" fill="none" stroke="#1D1B18" stroke-opacity=".16"/>`,
    `<path d="M${x} ${y - radius * 0.9}v${radius * 0.46}" transform="rotate(${turn} ${x} ${y})" stroke="${light === '#FFFFFF' ? '#57534B' : '#D9D4CB'}" stroke-width="${Math.max(3, radius * 0.1)}" stroke-linecap="round"/>`,
  );
}

/** A dark window with two lines of text that is not lit. */
export function display(painting: Painting, x: number, y: number, width: number, height: number): void {
  const glass = painting.linear(
    [0, 0],
    [1, 1],
    [
      [0, '#23211E'],
      [0.5, '#0E0D0C'],
      [1, '#171614'],
    ],
  );
  const line = (row: number, part: number) =>
    `<rect x="${x + height * 0.26}" y="${y + height * (0.3 + 0.26 * row)}" width="${(width - height * 0.52) * part}" height="${height * 0.09}" rx="2" fill="#6B665D" fill-opacity=".75"/>`;
  painting.draw(
    `<rect x="${x - 2}" y="${y - 2}" width="${width + 4}" height="${height + 4}" rx="8" fill="#000" fill-opacity=".28"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${glass}"/>`,
    line(0, 0.62),
    line(1, 0.4),
    `<path d="M${x + 4} ${y + 5}H${x + width * 0.5}L${x + width * 0.36} ${y + height - 5}H${x + 4}Z" fill="#FFF" fill-opacity=".045"/>`,
  );
}

/** A lamp that is off. */
export const lamp = (painting: Painting, x: number, y: number, radius = 6): Painting =>
  painting.draw(
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="#14120F"/>`,
    `<circle cx="${x - radius * 0.3}" cy="${y - radius * 0.3}" r="${radius * 0.28}" fill="#A8A296"/>`,
  );

/** Openings for air, or for sound. */
export function slots(
  painting: Painting,
  x: number,
  y: number,
  count: number,
  height: number,
  color: string,
  pitch = 12,
): void {
  const lines = Array.from({ length: count }, (_, i) => `M${x + i * pitch} ${y}v${height}`).join('');
  painting.draw(
    `<path d="${lines}" stroke="${color}" stroke-width="${pitch * 0.42}" stroke-linecap="round"/>`,
  );
}

/** A round socket with a rim. */
export function jack(painting: Painting, x: number, y: number, radius: number, rim = '#B8B2A7'): void {
  const ring = painting.linear(
    [0, 0],
    [1, 1],
    [
      [0, rim],
      [1, '#6D675E'],
    ],
  );
  painting.draw(
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${ring}"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius * 0.62}" fill="#141210"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius * 0.2}" fill="#8D877C" fill-opacity=".7"/>`,
  );
}

/** A socket for the network cable. */
export const port = (painting: Painting, x: number, y: number, size = 44): Painting =>
  painting.draw(
    `<rect x="${x}" y="${y}" width="${size}" height="${size * 0.86}" rx="3" fill="#A39D92"/>`,
    `<path d="M${x + size * 0.14} ${y + size * 0.74}v-${size * 0.34}h${size * 0.17}v-${size * 0.16}h${size * 0.38}v${size * 0.16}h${size * 0.17}v${size * 0.34}z" fill="#131210"/>`,
  );

/** A row of screw terminals. */
export function terminals(painting: Painting, x: number, y: number, count: number, color = '#3F6B4A'): void {
  for (let i = 0; i < count; i++) {
    const at = x + i * 28;
    painting.draw(
      `<rect x="${at}" y="${y}" width="24" height="32" rx="3" fill="${color}"/>`,
      `<circle cx="${at + 12}" cy="${y + 10}" r="6.5" fill="#CFCAC1"/><path d="M${at + 7} ${y + 10}h10" stroke="#57534B" stroke-width="2"/>`,
      `<rect x="${at + 6}" y="${y + 20}" width="12" height="8" rx="1" fill="#16241A"/>`,
    );
  }
}

export function buttons(painting: Painting, x: number, y: number, count: number): void {
  const cap = painting.linear(
    [0, 0],
    [0, 1],
    [
      [0, '#77726A'],
      [1, '#4A4641'],
    ],
  );
  for (let i = 0; i < count; i++) {
    painting.draw(
      `<rect x="${x + i * 34}" y="${y + 2}" width="26" height="34" rx="5" fill="#000" fill-opacity=".4"/>`,
      `<rect x="${x + i * 34}" y="${y}" width="26" height="33" rx="5" fill="${cap}"/>`,
    );
  }
}

export function screw(painting: Painting, x: number, y: number, radius = 8): void {
  const head = painting.linear(
    [0, 0],
    [1, 1],
    [
      [0, '#E3DFD8'],
      [1, '#8D887F'],
    ],
  );
  painting.draw(
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${head}"/>`,
    `<path d="M${x - radius * 0.55} ${y}h${radius * 1.1}M${x} ${y - radius * 0.55}v${radius * 1.1}" stroke="#6D675E" stroke-width="1.6"/>`,
  );
}

/** Holes of a grille in a round or a square, closer the smaller they are. */
export function grille(
  painting: Painting,
  isInside: (x: number, y: number) => boolean,
  area: readonly [number, number, number, number],
  pitch: number,
  color: string,
): void {
  const [left, top, right, bottom] = area;
  const holes: string[] = [];
  for (let row = 0, y = top; y < bottom; row++, y += pitch * 0.87) {
    for (let x = left + (row % 2) * (pitch / 2); x < right; x += pitch) {
      if (isInside(x, y))
        holes.push(`<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(pitch * 0.3).toFixed(1)}"/>`);
    }
  }
  painting.draw(`<g fill="${color}">${holes.join('')}</g>`);
}

/** The plate of a device for racks: as wide as the picture allows, with holes to screw it in. */
export function rackEars(painting: Painting, { x, y, width, height }: Box): void {
  for (const at of [x + 22, x + width - 22]) {
    for (const level of height > 120 ? [0.2, 0.8] : [0.27, 0.73]) {
      painting.draw(
        `<rect x="${at - 13}" y="${y + height * level - 7}" width="26" height="14" rx="7" fill="#C9C4BA"/>`,
        `<rect x="${at - 8}" y="${y + height * level - 4}" width="16" height="8" rx="4" fill="#57534B"/>`,
      );
    }
  }
  for (const at of [x + 44, x + width - 44]) {
    painting.draw(
      `<path d="M${at} ${y + 2}v${height - 4}" stroke="#000" stroke-opacity=".35" stroke-width="2"/>`,
    );
  }
}
