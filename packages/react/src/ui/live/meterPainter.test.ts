// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { layOutSegments, MeterPainter } from './meterPainter.ts';

const zones = [
  { toDb: 70, lit: 'green', unlit: 'darkgreen' },
  { toDb: 90, lit: 'yellow', unlit: 'darkyellow' },
  { toDb: 95, lit: 'red', unlit: 'darkred' },
];

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('DSH-04: green to 70, yellow to 90, red above', () => {
  const segments = layOutSegments(950, 2, zones);
  test.each([
    ['the bottom', 0, 'green'],
    ['just below 70', 690, 'green'],
    ['at 70', 701, 'yellow'],
    ['just below 90', 890, 'yellow'],
    ['at 90', 901, 'red'],
    ['the top', 945, 'red'],
  ])('%s', (_case, pixel, lit) => {
    expect(segments.find(({ from, to }) => from <= pixel && pixel < to)?.lit).toBe(lit);
  });

  test('a segment for each 2 dB, none over the end', () => {
    expect(segments).toHaveLength(48);
    expect(Math.max(...segments.map(({ to }) => to))).toBeLessThanOrEqual(950);
  });
});

/** A canvas of which only the colour of each pixel of one row is kept. */
function createFakeCanvas(row: number) {
  const pixels: string[] = [];
  const canvas = document.createElement('canvas');
  const context = {
    fillStyle: '',
    fillRect(x: number, y: number, width: number, height: number) {
      if (row < y || row >= y + height) return;
      for (let at = x; at < x + width; at++) pixels[at] = context.fillStyle;
    },
    drawImage: () => {},
  };
  Object.assign(canvas, { getContext: () => context });
  return { canvas, pixels };
}

function createPainter(row: number) {
  const { canvas, pixels } = createFakeCanvas(row);
  canvas.style.setProperty('--carillon-glass', 'glass');
  for (const zone of ['green', 'yellow', 'red']) {
    canvas.style.setProperty(`--carillon-meter-${zone}`, zone);
    canvas.style.setProperty(`--carillon-meter-${zone}-off`, `dark${zone}`);
  }
  canvas.style.setProperty('--carillon-meter-peak', 'white');
  document.body.append(canvas);
  const painter = new MeterPainter(canvas);
  painter.refresh(254, 50);
  return { painter, pixels };
}

describe.each([
  ['the middle of a lane', 12],
  ['the overhang, where only peak marks are', 1],
])('drawing what changed leaves the same picture as drawing all: %s', (_case, row) => {
  test('over 500 random steps', () => {
    vi.stubGlobal('OffscreenCanvas', FakeOffscreenCanvas);
    const { painter, pixels } = createPainter(row);
    let seed = 7;
    const random = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
    for (let step = 0; step < 500; step++) {
      const level = random() < 0.1 ? 0 : random() * 95;
      const peak = random() < 0.1 ? level : level + random() * (95 - level);
      painter.draw(0, level, peak, '0', false);
      const fresh = createPainter(row);
      fresh.painter.draw(0, level, peak, '0', false);
      expect(pixels).toEqual(fresh.pixels);
    }
  });
});

test('another size is drawn in the colours that are known; they are read anew where the theme may be another', () => {
  vi.stubGlobal('OffscreenCanvas', FakeOffscreenCanvas);
  const { canvas, pixels } = createFakeCanvas(12);
  for (const name of ['meter-green', 'meter-green-off'])
    canvas.style.setProperty(`--carillon-${name}`, 'one');
  document.body.append(canvas);
  const painter = new MeterPainter(canvas);
  const drawnAt = (width: number) => {
    painter.refresh(width, 50);
    painter.draw(0, 40, 60, '40', false);
    return pixels[0];
  };
  expect(drawnAt(254)).toBe('one');
  const read = vi.spyOn(globalThis, 'getComputedStyle');
  canvas.style.setProperty('--carillon-meter-green', 'other');
  expect(drawnAt(300)).toBe('one');
  expect(read).not.toHaveBeenCalled();
  painter.restyle();
  expect(drawnAt(300)).toBe('other');
  read.mockRestore();
});

test('forced colours are drawn as the numbers that they have where the canvas stands', () => {
  vi.stubGlobal('OffscreenCanvas', FakeOffscreenCanvas);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const system: Record<string, string> = {
    Canvas: 'rgb(0, 0, 0)',
    CanvasText: 'rgb(255, 255, 255)',
    Highlight: 'rgb(26, 235, 255)',
    GrayText: 'rgb(63, 242, 63)',
  };
  vi.stubGlobal('getComputedStyle', ({ style }: HTMLElement) => ({
    color: system[style.color],
    fontFamily: 'serif',
    getPropertyValue: () => '',
  }));
  const { canvas, pixels } = createFakeCanvas(12);
  // happy-dom knows no system colours.
  Object.defineProperty(canvas, 'style', { value: { color: '' } });
  const painter = new MeterPainter(canvas);
  painter.refresh(254, 50);
  painter.draw(0, 40, 60, '40', false);
  expect(new Set(pixels)).toEqual(new Set(Object.values(system)));
});

/** Figures are drawn on another canvas; here nobody looks at them. */
class FakeOffscreenCanvas {
  getContext = () => ({ fillRect() {}, measureText: () => ({ width: 8 }), fillText() {} });
  transferToImageBitmap = () => ({});
}
