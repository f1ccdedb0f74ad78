import { meterTop } from './meterBallistics.ts';

/** Colours as the theme gives them, for a canvas, which knows no custom properties. */
export interface MeterPaint {
  glass: string;
  /** Lit and unlit, from the bottom of the scale up. */
  zones: readonly { toDb: number; lit: string; unlit: string }[];
  peak: string;
  faint: string;
  clip: string;
  /** Unlit segments are a thin line: forced colours have no dark shade of each. */
  isFlat: boolean;
}

/** What one lane shows. */
export interface LaneLook {
  level: number;
  peak: number;
  figure: string;
  isClipping: boolean;
}

/** CSS pixels: two lanes of 20 with 6 between, 2 over and under for the peak marks, the figure at the end. */
export const meterGeometry = { laneHeight: 20, laneGap: 6, overhang: 2, figureWidth: 54 } as const;

const segmentDb = 2;
const laneCount = 2;

/** Reads the theme where the canvas stands. */
export function readMeterPaint(canvas: HTMLCanvasElement): MeterPaint {
  const style = getComputedStyle(canvas);
  const token = (name: string) => style.getPropertyValue(`--carillon-${name}`).trim();
  if (matchMedia('(forced-colors: active)').matches) {
    const zone = { lit: 'Highlight', unlit: 'GrayText' };
    return {
      glass: 'Canvas',
      zones: [{ toDb: meterTop, ...zone }],
      peak: 'CanvasText',
      faint: 'CanvasText',
      clip: 'CanvasText',
      isFlat: true,
    };
  }
  return {
    glass: token('glass'),
    // DSH-04: green to 70, yellow to 90, red above.
    zones: [
      { toDb: 70, lit: token('meter-green'), unlit: token('meter-green-off') },
      { toDb: 90, lit: token('meter-yellow'), unlit: token('meter-yellow-off') },
      { toDb: meterTop, lit: token('meter-red'), unlit: token('meter-red-off') },
    ],
    peak: token('meter-peak'),
    faint: token('on-glass'),
    clip: token('meter-red'),
    isFlat: false,
  };
}

/** The two rows of segments, drawn once for a size and a theme; meters of one size share them. */
interface Strips {
  lit: HTMLCanvasElement;
  unlit: HTMLCanvasElement;
}

const strips = new Map<string, Strips>();
const figures = new Map<string, HTMLCanvasElement>();

/** Draws a meter by copying from ready strips, and of these only the part that changed. */
export class MeterPainter {
  private readonly canvas: HTMLCanvasElement;
  private readonly context: CanvasRenderingContext2D | null;
  private paint: MeterPaint;
  private font = '';
  private scale = 1;
  private laneWidth = 0;
  private strips: Strips | undefined;
  private drawn: { lit: number; peak: number; figure: string; color: string }[] = [];

  constructor(canvas: HTMLCanvasElement) {
    this.canvas = canvas;
    this.context = canvas.getContext('2d', { alpha: false });
    this.paint = readMeterPaint(canvas);
  }

  /** A new size, theme or font: all of it is drawn anew at the next `draw`. */
  refresh(width: number, height: number): void {
    const { context, canvas } = this;
    if (context === null || width === 0 || height === 0) return;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    const { laneHeight, laneGap, overhang, figureWidth } = meterGeometry;
    this.scale = height / (laneCount * laneHeight + laneGap + 2 * overhang);
    this.laneWidth = Math.max(1, width - Math.round(figureWidth * this.scale));
    this.paint = readMeterPaint(canvas);
    this.font = `500 ${14 * this.scale}px ${getComputedStyle(canvas).fontFamily}`;
    this.strips = this.findStrips();
    context.fillStyle = this.paint.glass;
    context.fillRect(0, 0, width, height);
    this.drawn = [];
  }

  draw(index: number, look: LaneLook): void {
    const { context, strips: ready, laneWidth } = this;
    if (context === null || ready === undefined) return;
    const lit = Math.round((look.level / meterTop) * laneWidth);
    const peak = Math.round((look.peak / meterTop) * laneWidth);
    const color = look.isClipping ? this.paint.clip : look.level > 0 ? this.paint.peak : this.paint.faint;
    const before = this.drawn[index];
    const isBarSame = before !== undefined && before.lit === lit && before.peak === peak;
    const isFigureSame = before !== undefined && before.figure === look.figure && before.color === color;
    if (!isBarSame) {
      const markWidth = Math.round(2 * this.scale);
      const edges = [lit, peak, before?.lit ?? 0, before?.peak ?? laneWidth];
      const from = Math.max(0, Math.min(...edges) - markWidth);
      const to = Math.min(laneWidth, Math.max(...edges));
      this.copy(ready.lit, index, from, Math.min(to, lit));
      this.copy(ready.unlit, index, Math.max(from, lit), to);
      if (peak > 0) {
        context.fillStyle = this.paint.peak;
        context.fillRect(Math.max(0, peak - markWidth), this.top(index), markWidth, ready.lit.height);
      }
    }
    if (!isFigureSame) {
      const cell = this.findFigure(look.figure, color);
      context.drawImage(cell, laneWidth, this.top(index));
    }
    this.drawn[index] = { lit, peak, figure: look.figure, color };
  }

  private top(index: number): number {
    return Math.round(index * (meterGeometry.laneHeight + meterGeometry.laneGap) * this.scale);
  }

  private copy(strip: HTMLCanvasElement, index: number, from: number, to: number): void {
    if (to <= from) return;
    const { height } = strip;
    this.context?.drawImage(strip, from, 0, to - from, height, from, this.top(index), to - from, height);
  }

  private get stripHeight(): number {
    return Math.round((meterGeometry.laneHeight + 2 * meterGeometry.overhang) * this.scale);
  }

  private findStrips(): Strips {
    const key = JSON.stringify([this.laneWidth, this.scale, this.paint]);
    return remember(strips, key, 8, () => ({ lit: this.drawStrip('lit'), unlit: this.drawStrip('unlit') }));
  }

  private drawStrip(state: 'lit' | 'unlit'): HTMLCanvasElement {
    const { laneWidth, scale, paint } = this;
    const [strip, context] = createCanvas(laneWidth, this.stripHeight, paint.glass);
    const isThin = state === 'unlit' && paint.isFlat;
    const height = Math.round((isThin ? 2 : meterGeometry.laneHeight) * scale);
    const gap = Math.max(1, Math.floor(1.5 * scale));
    for (let db = 0; db < meterTop; db += segmentDb) {
      const from = Math.round((db / meterTop) * laneWidth);
      const to = Math.round((Math.min(db + segmentDb, meterTop) / meterTop) * laneWidth);
      const zone = paint.zones.find(({ toDb }) => db < toDb);
      context.fillStyle = zone?.[state] ?? paint.glass;
      context.fillRect(from, (this.stripHeight - height) / 2, Math.max(1, to - from - gap), height);
    }
    return strip;
  }

  private findFigure(figure: string, color: string): HTMLCanvasElement {
    const key = JSON.stringify([figure, color, this.font, this.paint.glass]);
    return remember(figures, key, 400, () => this.drawFigure(figure, color));
  }

  private drawFigure(figure: string, color: string): HTMLCanvasElement {
    const width = Math.round(meterGeometry.figureWidth * this.scale);
    const [cell, context] = createCanvas(width, this.stripHeight, this.paint.glass);
    context.font = this.font;
    context.fillStyle = color;
    context.textBaseline = 'middle';
    context.textAlign = 'center';
    // A canvas has no tabular figures: each digit gets the room of a zero.
    const zero = context.measureText('0').width;
    const letters = Array.from(figure, (letter) => ({
      letter,
      width: /\p{Nd}/u.test(letter) ? zero : context.measureText(letter).width,
    }));
    let x = width - letters.reduce((sum, letter) => sum + letter.width, 0);
    for (const letter of letters) {
      context.fillText(letter.letter, x + letter.width / 2, this.stripHeight / 2 + this.scale / 2);
      x += letter.width;
    }
    return cell;
  }
}

function createCanvas(
  width: number,
  height: number,
  ground: string,
): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('meterPainter: a second canvas has no 2d context');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  return [canvas, context];
}

/** Keeps the last `limit` things made. */
function remember<T>(kept: Map<string, T>, key: string, limit: number, make: () => T): T {
  const found = kept.get(key);
  if (found !== undefined) return found;
  const made = make();
  kept.set(key, made);
  const [oldest] = kept.keys();
  if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
  return made;
}
