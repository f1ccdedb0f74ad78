// What the pictures of products are painted with: colors, gradients and the one ground. All lengths are of a picture of 960 x 600.

export const WIDTH = 960;
const HEIGHT = 600;
/** Where the floor begins. */
export const FLOOR = 402;

/** What a body is made of: the colors of its top and front, from where the light falls, and of its edges. */
export interface Finish {
  readonly top: readonly [string, string];
  readonly front: readonly [string, string, string];
  readonly edge: string;
  /** Lines and marks printed on it. */
  readonly print: string;
  readonly foot: string;
  readonly knob: readonly [string, string];
}

export const anthracite: Finish = {
  top: ['#6B6760', '#4A4742'],
  front: ['#4B4843', '#393632', '#262421'],
  edge: '#8D877C',
  print: '#8D877C',
  foot: '#131210',
  knob: ['#77726A', '#1F1D1A'],
};

export const white: Finish = {
  top: ['#FFFFFF', '#E6E2DB'],
  front: ['#F8F6F2', '#EAE7E1', '#C8C3B9'],
  edge: '#FFFFFF',
  print: '#A59F94',
  foot: '#8D887F',
  knob: ['#FFFFFF', '#B5AFA4'],
};

export const metal: Finish = {
  top: ['#E9E6E1', '#C2BDB4'],
  front: ['#D8D4CD', '#BDB8AF', '#928D84'],
  edge: '#F4F2EE',
  print: '#6D675E',
  foot: '#57534B',
  knob: ['#77726A', '#1F1D1A'],
};

type Stops = readonly (readonly [at: number, color: string, opacity?: number])[];

/** Collects what is painted, and the gradients that it is painted with. */
export class Painting {
  #shapes: string[] = [];
  #definitions: string[] = [];

  draw(...shapes: readonly string[]): this {
    this.#shapes.push(...shapes);
    return this;
  }

  /** A gradient from one point to another, in parts of what it fills; returns how a fill names it. */
  linear(from: readonly [number, number], to: readonly [number, number], stops: Stops): string {
    return this.#define(
      `linearGradient x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`,
      'linearGradient',
      stops,
    );
  }

  radial(center: readonly [number, number], radius: number, stops: Stops): string {
    return this.#define(
      `radialGradient cx="${center[0]}" cy="${center[1]}" r="${radius}"`,
      'radialGradient',
      stops,
    );
  }

  #define(opening: string, name: string, stops: Stops): string {
    const id = `g${this.#definitions.length}`;
    const content = stops
      .map(
        ([at, color, opacity = 1]) =>
          `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
      )
      .join('');
    const [tag, ...rest] = opening.split(' ');
    this.#definitions.push(`<${tag} id="${id}" ${rest.join(' ')}>${content}</${name}>`);
    return `url(#${id})`;
  }

  /** A soft shadow, as of what stands on the floor. */
  shadow(x: number, y: number, halfWidth: number, halfHeight: number, strength = 0.5): this {
    const fill = this.radial([0.5, 0.5], 0.5, [
      [0, '#1D1B18', strength],
      [0.55, '#1D1B18', strength * 0.42],
      [1, '#1D1B18', 0],
    ]);
    return this.draw(`<ellipse cx="${x}" cy="${y}" rx="${halfWidth}" ry="${halfHeight}" fill="${fill}"/>`);
  }

  toSvg(): string {
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
      `<defs>${this.#definitions.join('')}</defs>`,
      ...this.#shapes,
      '</svg>',
    ].join('\n');
  }
}

/** A wall and a floor, with light from above left. */
export function startPainting(): Painting {
  const painting = new Painting();
  const wall = painting.linear(
    [0, 0],
    [0.25, 1],
    [
      [0, '#F1EEE9'],
      [1, '#DDD9D1'],
    ],
  );
  const floor = painting.linear(
    [0, 0],
    [0, 1],
    [
      [0, '#CFCAC1'],
      [0.35, '#DAD5CD'],
      [1, '#E6E2DB'],
    ],
  );
  const light = painting.radial([0.2, 0.05], 0.75, [
    [0, '#FFFFFF', 0.55],
    [1, '#FFFFFF', 0],
  ]);
  const dusk = painting.linear(
    [0, 0],
    [1, 0.2],
    [
      [0.55, '#8B8377', 0],
      [1, '#8B8377', 0.16],
    ],
  );
  return painting.draw(
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${wall}"/>`,
    `<rect y="${FLOOR}" width="${WIDTH}" height="${HEIGHT - FLOOR}" fill="${floor}"/>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${light}"/>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${dusk}"/>`,
  );
}
