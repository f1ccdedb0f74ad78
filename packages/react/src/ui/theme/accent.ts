// The seven tokens of an accent, made from one colour, so that all that is written in it or on it can be read (WCAG 2.2 AA).

type Color = readonly [red: number, green: number, blue: number];
export type ThemeName = 'light' | 'dark';

/** By the name of the custom property without `--carillon-`. */
export type Accent = Readonly<
  Record<
    'accent' | 'accent-hover' | 'accent-pressed' | 'on-accent' | 'accent-tint' | 'on-accent-tint' | 'focus',
    string
  >
>;

/** As six digits: '#7c3aed'. */
export interface AccentColors {
  readonly accent: string;
  readonly accentDark?: string | undefined;
}

const WHITE: Color = [255, 255, 255];
const BLACK: Color = [0, 0, 0];
const READABLE = 4.5;

/** What the theme has under an accent that is hardest to tell from it, and the faintest words that stand on a tint of it. */
const THEMES: Readonly<Record<ThemeName, { ground: Color; faint: Color; ink: Color; paper: Color }>> = {
  light: { ground: read('#f1efea'), faint: read('#6b665d'), ink: BLACK, paper: WHITE },
  dark: { ground: read('#242220'), faint: read('#949086'), ink: WHITE, paper: BLACK },
};

/**
 * All that an accent is made of, of one colour as six digits, '#7c3aed'. One that cannot be read on the grounds of a theme is
 * moved towards its ink, black or white, until it can. Throws a TypeError for anything but six digits.
 */
export function deriveAccent(wanted: string, theme: ThemeName): Accent {
  if (!/^#[\da-f]{6}$/i.test(wanted)) throw new TypeError(`Not a colour of six digits: ${wanted}`);
  const { ground, faint, ink, paper } = THEMES[theme];
  const accent = until(read(wanted), ink, (color) => contrast(color, ground) >= READABLE);
  const hover = mix(accent, ink, 0.15);
  // In both themes pressed is darker; in the dark one no more than what is written on it bears.
  const pressed = mix(accent, BLACK, theme === 'light' ? 0.3 : 0.08);
  // The tint is hardly there: what is faint stands on it as well.
  const tint = until(mix(accent, paper, 0.86), paper, (color) => contrast(color, faint) >= READABLE);
  return {
    accent: write(accent),
    'accent-hover': write(hover),
    'accent-pressed': write(pressed),
    'on-accent': write(mix(accent, paper, theme === 'light' ? 1 : 0.9)),
    'accent-tint': write(tint),
    'on-accent-tint': write(until(accent, ink, (color) => contrast(color, tint) >= READABLE + 1)),
    focus: write(hover),
  };
}

/**
 * The rules of an accent for both themes, as text of a style sheet. In the dark it is another colour where one is given, or the
 * same one, moved until it can be read there.
 */
export function writeAccent({ accent, accentDark = accent }: AccentColors): string {
  const dark = deriveAccent(accentDark, 'dark');
  return [
    // As the tokens have it, so that a theme that somebody chose comes before the system's.
    rule(':root, :host, [data-carillon-theme]', deriveAccent(accent, 'light')),
    rule('[data-carillon-theme="dark"]', dark),
    `@media (prefers-color-scheme: dark) { ${rule(':root:not([data-carillon-theme]), :host(:not([data-carillon-theme]))', dark)} }`,
  ].join('\n');
}

const rule = (selector: string, accent: Accent) =>
  `${selector} { ${Object.entries(accent)
    .map(([name, value]) => `--carillon-${name}: ${value};`)
    .join(' ')} }`;

/** The first of the colours on the way from one to another that is good enough; the other is. */
function until(from: Color, to: Color, isGood: (color: Color) => boolean): Color {
  for (let step = 0; step < 50; step++) {
    // Looked at as it will be written.
    const color = read(write(mix(from, to, step / 50)));
    if (isGood(color)) return color;
  }
  return to;
}

function read(hex: string): Color {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

const write = (color: Color) =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const mix = (from: Color, to: Color, share: number): Color => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** WCAG 2.2, contrast ratio. */
function contrast(one: Color, other: Color): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** WCAG 2.2, relative luminance. */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
