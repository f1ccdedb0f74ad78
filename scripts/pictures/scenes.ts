// The pictures of the products of the example data: six devices, what belongs to them, and how some look from behind.
import { anthracite, type Finish, FLOOR, metal, type Painting, startPainting, white } from './paint.ts';
import {
  type Box,
  box,
  buttons,
  display,
  grille,
  jack,
  knob,
  lamp,
  port,
  rackEars,
  screw,
  slots,
  terminals,
} from './parts.ts';

type Scene = (painting: Painting) => void;

/** A housing in the middle, whose front ends so far above the floor's near edge. */
const standing = (width: number, height: number, depth: number, finish: Finish): Box => ({
  x: 480 - width / 2,
  y: FLOOR + 34 - height,
  width,
  height,
  depth,
  finish,
});

const nano = (finish: Finish) => standing(310, 96, 88, finish);
const micro = (finish: Finish) => standing(520, 126, 100, finish);
const standard = (finish: Finish) => standing(730, 142, 104, finish);
const rack = (units: number) => ({
  ...standing(870, 58 + 56 * units, 54, anthracite),
  round: 6,
  hasMark: false,
  hasFeet: false,
});

const nanoFront =
  (finish: Finish): Scene =>
  (p) => {
    const { x, y } = nano(finish);
    box(p, nano(finish));
    port(p, x + 34, y + 28, 56);
    lamp(p, x + 128, y + 52, 5);
    jack(p, x + 188, y + 52, 23);
    jack(p, x + 250, y + 52, 15);
  };

const microFront =
  (finish: Finish): Scene =>
  (p) => {
    const { x, y } = micro(finish);
    box(p, micro(finish));
    lamp(p, x + 44, y + 64, 7);
    slots(p, x + 88, y + 38, 10, 52, finish.print);
    display(p, x + 236, y + 48, 108, 32);
    knob(p, x + 426, y + 63, 44, finish);
  };

const standardFront =
  (finish: Finish): Scene =>
  (p) => {
    const { x, y } = standard(finish);
    box(p, standard(finish));
    display(p, x + 54, y + 40, 290, 66);
    lamp(p, x + 392, y + 72, 7);
    knob(p, x + 492, y + 72, 48, finish);
    knob(p, x + 634, y + 72, 48, finish, 30);
  };

/** A rack unit with what `details` puts on its plate. */
const rackFront =
  (units: number, details: (p: Painting, plate: Box) => void): Scene =>
  (p) => {
    const plate = rack(units);
    box(p, plate);
    rackEars(p, plate);
    details(p, plate);
  };

const back =
  (body: Box, details: (p: Painting, x: number, y: number) => void): Scene =>
  (p) => {
    box(p, { ...body, hasMark: false });
    details(p, body.x, body.y);
  };

const horn: Scene = (p) => {
  p.shadow(500, 508, 250, 28, 0.42).shadow(640, 500, 90, 12, 0.6);
  const neck = p.linear(
    [0, 0],
    [0.1, 1],
    [
      [0, '#F4F2EE'],
      [0.4, '#D5D0C7'],
      [1, '#8D887F'],
    ],
  );
  const shell = p.linear(
    [0, 0],
    [1, 1],
    [
      [0, '#FFFFFF'],
      [0.5, '#E3DFD8'],
      [1, '#A8A296'],
    ],
  );
  const mouth = p.radial([0.42, 0.4], 0.62, [
    [0, '#2B2824'],
    [0.5, '#7E786E'],
    [0.85, '#CFCAC1'],
    [1, '#E9E6E0'],
  ]);
  const cup = p.radial([0.36, 0.32], 0.8, [
    [0, '#F8F6F2'],
    [0.6, '#BDB7AC'],
    [1, '#6D675E'],
  ]);
  p.draw(
    // Bracket and foot.
    `<path d="M614 330h46v156h-46z" fill="${neck}"/>`,
    `<rect x="556" y="480" width="160" height="22" rx="6" fill="${neck}"/>`,
    // The way of the sound, from the driver to the mouth.
    `<path d="M430 216C560 244 590 262 640 258v94c-52-2-84 20-210 42Z" fill="${neck}"/>`,
    `<rect x="618" y="232" width="76" height="132" rx="20" fill="${shell}"/>`,
  );
  for (const y of [258, 276, 294, 312, 330]) {
    p.draw(`<path d="M640 ${y}h34" stroke="#8D887F" stroke-width="5" stroke-linecap="round"/>`);
  }
  p.draw(
    `<ellipse cx="402" cy="305" rx="146" ry="180" fill="${shell}"/>`,
    `<ellipse cx="396" cy="305" rx="130" ry="163" fill="${mouth}"/>`,
    `<ellipse cx="396" cy="305" rx="130" ry="163" fill="none" stroke="#57534B" stroke-opacity=".25" stroke-width="3"/>`,
    `<ellipse cx="388" cy="302" rx="52" ry="64" fill="${cup}"/>`,
    `<ellipse cx="382" cy="300" rx="20" ry="26" fill="#211F1C"/>`,
  );
};

const column: Scene = (p) => {
  p.shadow(500, 520, 150, 22, 0.5).shadow(486, 516, 92, 9, 0.6);
  const body = p.linear(
    [0, 0],
    [1, 0],
    [
      [0, '#DAD5CD'],
      [0.16, '#FBFAF8'],
      [0.7, '#E6E2DB'],
      [1, '#B4AEA3'],
    ],
  );
  const foot = p.linear(
    [0, 0],
    [1, 1],
    [
      [0, '#8D887F'],
      [1, '#57534B'],
    ],
  );
  p.draw(
    `<ellipse cx="484" cy="510" rx="86" ry="15" fill="${foot}"/>`,
    `<path d="M436 92q0-22 22-22h52q22 0 22 22v410H436z" fill="${body}"/>`,
    `<path d="M436 92q0-22 22-22h52q22 0 22 22l-8 10h-80z" fill="#FFF" fill-opacity=".7"/>`,
  );
  grille(p, () => true, [454, 122, 516, 452], 11, '#8A8479');
  lamp(p, 484, 480, 4);
};

const ceiling: Scene = (p) => {
  p.shadow(500, 512, 210, 24, 0.5);
  const rim = p.linear(
    [0, 0],
    [1, 1],
    [
      [0, '#FFFFFF'],
      [0.6, '#E3DFD8'],
      [1, '#A8A296'],
    ],
  );
  const inside = p.radial([0.4, 0.34], 0.72, [
    [0, '#F4F2EE'],
    [1, '#CDC8BE'],
  ]);
  const edge = p.linear(
    [0, 0],
    [1, 0],
    [
      [0, '#BDB7AC'],
      [1, '#77726A'],
    ],
  );
  p.draw(
    `<ellipse cx="502" cy="306" rx="196" ry="204" fill="${edge}"/>`,
    `<ellipse cx="484" cy="302" rx="196" ry="204" fill="${rim}"/>`,
    `<ellipse cx="484" cy="302" rx="166" ry="173" fill="${inside}"/>`,
  );
  const isOnGrille = (x: number, y: number) => ((x - 484) / 158) ** 2 + ((y - 302) / 165) ** 2 < 1;
  grille(p, isOnGrille, [326, 137, 642, 467], 13, '#8A8479');
  p.draw(
    '<ellipse cx="484" cy="302" rx="166" ry="173" fill="none" stroke="#57534B" stroke-opacity=".22" stroke-width="3"/>',
  );
};

const stone: Scene = (p) => {
  p.shadow(510, 470, 320, 40, 0.5).shadow(490, 466, 240, 16, 0.6);
  const body = p.radial([0.34, 0.22], 0.9, [
    [0, '#E5D9C3'],
    [0.55, '#C4B498'],
    [1, '#8A7A61'],
  ]);
  const dark = p.radial([0.4, 0.3], 0.8, [
    [0, '#8E8069'],
    [1, '#54493A'],
  ]);
  p.draw(
    `<path d="M246 462q-26-86 34-146 60-96 186-110 128-16 204 74 66 66 62 150-4 34-52 38H290q-34 0-44-6Z" fill="${body}"/>`,
    '<path d="M300 340q70-92 190-104M640 290q44 44 50 110M330 430q30-24 70-20M590 440q40-14 66-6" stroke="#6E604A" stroke-opacity=".35" stroke-width="4" fill="none" stroke-linecap="round"/>',
    `<ellipse cx="492" cy="356" rx="118" ry="84" fill="${dark}"/>`,
  );
  grille(
    p,
    (x, y) => ((x - 492) / 106) ** 2 + ((y - 356) / 73) ** 2 < 1,
    [386, 283, 598, 429],
    13,
    '#2B251D',
  );
};

const wallPlate: Scene = (p) => {
  p.shadow(500, 470, 230, 26, 0.28);
  const rim = p.linear(
    [0, 0],
    [1, 1],
    [
      [0, '#E9E6E0'],
      [1, '#8D887F'],
    ],
  );
  const plate = p.linear(
    [0, 0],
    [0.7, 1],
    [
      [0, '#FFFFFF'],
      [1, '#D3CEC5'],
    ],
  );
  p.draw(
    `<rect x="288" y="112" width="392" height="336" rx="22" fill="${rim}"/>`,
    `<rect x="282" y="106" width="392" height="336" rx="20" fill="${plate}"/>`,
    '<rect x="384" y="196" width="188" height="156" rx="14" fill="#C9C4BA"/>',
    '<rect x="388" y="200" width="184" height="152" rx="12" fill="#E6E2DB"/>',
    '<path d="M404 274h152M480 212v128" stroke="#B4AEA3" stroke-width="3"/>',
  );
  for (const [x, y] of [
    [322, 146],
    [634, 146],
    [322, 402],
    [634, 402],
  ] as const) {
    screw(p, x, y, 13);
  }
};

const wallKnob: Scene = (p) => {
  p.shadow(494, 318, 190, 180, 0.32);
  const rim = p.linear(
    [0, 0],
    [1, 1],
    [
      [0, '#FFFFFF'],
      [1, '#B8B2A7'],
    ],
  );
  const plate = p.linear(
    [0, 0],
    [0.8, 1],
    [
      [0, '#FDFCFA'],
      [1, '#DCD7CF'],
    ],
  );
  p.draw(
    `<rect x="332" y="140" width="296" height="296" rx="26" fill="${rim}"/>`,
    `<rect x="338" y="146" width="284" height="284" rx="22" fill="${plate}"/>`,
  );
  for (let step = 0; step <= 10; step++) {
    const turn = -135 + step * 27;
    p.draw(
      `<path d="M480 172v14" transform="rotate(${turn} 480 288)" stroke="#A59F94" stroke-width="4" stroke-linecap="round"/>`,
    );
  }
  knob(p, 480, 288, 84, white, 24);
};

const outdoor: Scene = (p) => {
  const body = { ...standing(430, 262, 62, metal), round: 26 };
  box(p, { ...body, hasMark: false, hasFeet: false });
  const { x, y } = body;
  const lid = p.linear(
    [0, 0],
    [0.3, 1],
    [
      [0, '#E3DFD8'],
      [1, '#A8A296'],
    ],
  );
  p.draw(
    `<rect x="${x + 22}" y="${y + 20}" width="386" height="196" rx="16" fill="#57534B" fill-opacity=".35"/>`,
    `<rect x="${x + 22}" y="${y + 17}" width="386" height="196" rx="16" fill="${lid}"/>`,
  );
  for (const [dx, dy] of [
    [44, 40],
    [386, 40],
    [44, 190],
    [386, 190],
  ] as const) {
    screw(p, x + dx, y + dy, 11);
  }
  slots(p, x + 96, y + 78, 8, 74, '#6D675E', 15);
  display(p, x + 248, y + 76, 104, 34);
  lamp(p, x + 258, y + 142, 6);
  for (const dx of [112, 216, 320]) {
    p.draw(
      `<rect x="${x + dx - 17}" y="${y + 222}" width="34" height="26" rx="4" fill="#33302B"/>`,
      `<rect x="${x + dx - 11}" y="${y + 246}" width="22" height="24" rx="4" fill="#1D1B18"/>`,
    );
  }
};

const amplifier: Scene = (p) => {
  const body = { ...standing(590, 232, 78, metal), hasMark: false };
  box(p, body);
  const { x, y } = body;
  const fins = Array.from({ length: 17 }, (_, i) => {
    const at = x + 70 + i * 28;
    return `M${480 + (at - 480) * 0.86} ${y - 68}L${at} ${y - 8}`;
  }).join('');
  p.draw(
    `<path d="${fins}" stroke="#77726A" stroke-width="7" stroke-linecap="round"/>`,
    `<rect x="${x + 32}" y="${y + 28}" width="526" height="116" rx="8" fill="#262421"/>`,
    `<rect x="${x + 32}" y="${y + 28}" width="526" height="58" rx="8" fill="#FFF" fill-opacity=".05"/>`,
  );
  for (const [i, turn] of [-40, -10, 20, -60].entries())
    knob(p, x + 98 + i * 88, y + 86, 32, anthracite, turn);
  lamp(p, x + 438, y + 86, 6);
  p.draw(
    `<rect x="${x + 480}" y="${y + 60}" width="52" height="52" rx="6" fill="#0E0D0C"/>`,
    `<rect x="${x + 488}" y="${y + 70}" width="36" height="14" rx="3" fill="#33302B"/>`,
  );
  terminals(p, x + 40, y + 168, 12);
  port(p, x + 412, y + 164, 44);
  jack(p, x + 512, y + 184, 22);
};

const cable: Scene = (p) => {
  p.shadow(490, 452, 290, 40, 0.4);
  const coil = (ry: number, dy: number, width: number, color: string) =>
    `<ellipse cx="470" cy="${380 + dy}" rx="${196 + ry}" ry="${70 + ry * 0.36}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
  for (const [i, grow] of [0, 18, -16, 8, -4].entries()) {
    p.draw(
      coil(grow, 44 - i * 17, 17, '#1D1B18'),
      coil(grow, 41 - i * 17, 12, '#3A3733'),
      coil(grow, 37.5 - i * 17, 3, '#77726A'),
    );
  }
  const plug = p.linear(
    [0, 0],
    [0, 1],
    [
      [0, '#F4F2EE'],
      [0.5, '#A8A296'],
      [1, '#6D675E'],
    ],
  );
  p.draw(
    '<path d="M644 326q70-56 120-64" stroke="#262421" stroke-width="15" fill="none" stroke-linecap="round"/>',
    '<path d="M300 330q-60-54-96-60" stroke="#262421" stroke-width="15" fill="none" stroke-linecap="round"/>',
  );
  for (const [x, y, turn] of [
    [760, 262, -8],
    [206, 270, 188],
  ] as const) {
    p.draw(
      `<g transform="rotate(${turn} ${x} ${y})"><rect x="${x}" y="${y - 15}" width="62" height="30" rx="7" fill="#33302B"/><rect x="${x + 62}" y="${y - 11}" width="18" height="22" rx="3" fill="${plug}"/><rect x="${x + 80}" y="${y - 6}" width="38" height="12" rx="5" fill="${plug}"/></g>`,
    );
  }
};

const smallBox: Scene = (p) => {
  const body = { ...standing(340, 84, 74, anthracite), hasMark: false };
  const { x, y } = body;
  p.draw(
    `<path d="M${x + 330} ${y + 40}C${x + 440} ${y + 40} ${x + 400} ${y + 150} ${x + 520} ${y + 138}" stroke="#1D1B18" stroke-width="16" fill="none" stroke-linecap="round"/>`,
    `<path d="M${x + 330} ${y + 37}C${x + 440} ${y + 37} ${x + 400} ${y + 147} ${x + 520} ${y + 135}" stroke="#57534B" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  );
  box(p, body);
  port(p, x + 44, y + 18, 54);
  port(p, x + 124, y + 18, 54);
  lamp(p, x + 226, y + 44, 6);
  p.draw(`<rect x="${x + 256}" y="${y + 32}" width="56" height="24" rx="4" fill="#5B5750"/>`);
};

const levelLamps = (p: Painting, x: number, y: number, count: number) => {
  for (let i = 0; i < count; i++) {
    p.draw(`<rect x="${x + i * 17}" y="${y}" width="11" height="24" rx="2.5" fill="#14120F"/>`);
  }
};

/** The pictures by the names of their files. What is seen on each is said where they are seeded (mocks/src/seed/medias.ts). */
export const scenes: Readonly<Record<string, Scene>> = {
  'micro-front': microFront(white),
  'standard-front': standardFront(anthracite),
  'nano-front': nanoFront(anthracite),
  'twin-front': (p: Painting) => {
    const { x, y } = standard(anthracite);
    box(p, standard(anthracite));
    for (const half of [0, 365]) {
      display(p, x + half + 42, y + 42, 150, 58);
      knob(p, x + half + 272, y + 72, 44, anthracite, half ? 25 : -40);
    }
    p.draw(`<path d="M480 ${y + 14}v114" stroke="#000" stroke-opacity=".4" stroke-width="2"/>`);
  },
  'micro-back': back(micro(white), (p, x, y) => {
    port(p, x + 38, y + 42);
    terminals(p, x + 120, y + 46, 4);
    jack(p, x + 290, y + 63, 24);
    jack(p, x + 356, y + 63, 24);
    jack(p, x + 430, y + 63, 15);
    slots(p, x + 470, y + 44, 3, 38, white.print);
  }),
  'nano-back': back(nano(anthracite), (p, x, y) => {
    slots(p, x + 62, y + 32, 8, 38, '#1D1B18', 11);
    for (const dx of [196, 256]) {
      p.draw(
        `<path d="M${x + dx} ${y + 34}a12 12 0 1 1 -7 22v14h-10v-14a12 12 0 0 1 7 -22z" fill="#131210"/>`,
      );
    }
  }),
  column: column,
  horn: horn,
  'wall-plate': wallPlate,
  'twin-back': back(standard(anthracite), (p, x, y) => {
    port(p, x + 44, y + 48, 50);
    for (const half of [160, 420]) for (const dx of [0, 74]) jack(p, x + half + dx, y + 72, 27);
    slots(p, x + 600, y + 48, 8, 46, '#1D1B18');
  }),
  'sender-rack': rackFront(1, (p, { x, y }) => {
    for (const i of [0, 1, 2]) {
      display(p, x + 76 + i * 222, y + 34, 128, 46);
      lamp(p, x + 226 + i * 222, y + 57, 5);
    }
    knob(p, x + 762, y + 57, 34, anthracite);
  }),
  'micro-dark': microFront(anthracite),
  'nano-white': nanoFront(white),
  'standard-rack': rackFront(1, (p, { x, y }) => {
    lamp(p, x + 84, y + 57, 6);
    display(p, x + 118, y + 32, 212, 50);
    buttons(p, x + 382, y + 40, 6);
    levelLamps(p, x + 608, y + 46, 6);
    knob(p, x + 768, y + 57, 34, anthracite);
  }),
  outdoor: outdoor,
  amplifier: amplifier,
  'wall-knob': wallKnob,
  'standard-white': standardFront(white),
  'amplifier-rack': rackFront(2, (p, { x, y }) => {
    for (const row of [0, 1]) slots(p, x + 92, y + 40 + row * 52, 30, 38, '#141210', 14);
    levelLamps(p, x + 560, y + 74, 8);
    knob(p, x + 764, y + 86, 46, anthracite, -100);
  }),
  'sender-front': (p: Painting) => {
    const { x, y } = micro(anthracite);
    box(p, micro(anthracite));
    jack(p, x + 72, y + 63, 34);
    jack(p, x + 162, y + 63, 34);
    levelLamps(p, x + 232, y + 52, 9);
    knob(p, x + 452, y + 63, 40, anthracite, 10);
  },
  'ceiling-speaker': ceiling,
  'garden-stone': stone,
  cable: cable,
  'small-box': smallBox,
};

export { WIDTH } from './paint.ts';

/** A picture as SVG. */
export function drawScene(scene: Scene): string {
  const painting = startPainting();
  scene(painting);
  return painting.toSvg();
}
