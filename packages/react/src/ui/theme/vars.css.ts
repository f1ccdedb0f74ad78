import { createGlobalThemeContract, globalLayer, globalStyle } from '@vanilla-extract/css';
import { dark, fixed, light } from './tokens.ts';

export type TokenName = keyof typeof light | keyof typeof fixed;

const names = {
  colorScheme: 'color-scheme',
  color: {
    surface: 'surface',
    raised: 'raised',
    overlay: 'overlay',
    sunken: 'sunken',
    hover: 'hover',
    pressed: 'pressed',
    text: 'text',
    muted: 'muted',
    faint: 'faint',
    border: 'border',
    borderStrong: 'border-strong',
    accent: 'accent',
    accentHover: 'accent-hover',
    accentPressed: 'accent-pressed',
    onAccent: 'on-accent',
    accentTint: 'accent-tint',
    onAccentTint: 'on-accent-tint',
    success: 'success',
    successTint: 'success-tint',
    onSuccessTint: 'on-success-tint',
    danger: 'danger',
    dangerHover: 'danger-hover',
    dangerPressed: 'danger-pressed',
    onDanger: 'on-danger',
    dangerTint: 'danger-tint',
    onDangerTint: 'on-danger-tint',
    warning: 'warning',
    onWarning: 'on-warning',
    warningTint: 'warning-tint',
    onWarningTint: 'on-warning-tint',
    info: 'info',
    infoTint: 'info-tint',
    onInfoTint: 'on-info-tint',
    focus: 'focus',
    backdrop: 'backdrop',
    glass: 'glass',
    onGlass: 'on-glass',
  },
  meter: {
    green: 'meter-green',
    yellow: 'meter-yellow',
    red: 'meter-red',
    greenOff: 'meter-green-off',
    yellowOff: 'meter-yellow-off',
    redOff: 'meter-red-off',
    peak: 'meter-peak',
  },
  tag: {
    primary: { ground: 'tag-primary', text: 'tag-primary-text' },
    secondary: { ground: 'tag-secondary', text: 'tag-secondary-text' },
    success: { ground: 'tag-success', text: 'tag-success-text' },
    danger: { ground: 'tag-danger', text: 'tag-danger-text' },
    warning: { ground: 'tag-warning', text: 'tag-warning-text' },
    info: { ground: 'tag-info', text: 'tag-info-text' },
    dark: { ground: 'tag-dark', text: 'tag-dark-text' },
  },
  elevation: { 1: 'elevation-1', 2: 'elevation-2' },
  pictureBrightness: 'picture-brightness',
  unit: 'unit',
  font: 'font',
  space: {
    1: 'space-1',
    2: 'space-2',
    3: 'space-3',
    4: 'space-4',
    5: 'space-5',
    6: 'space-6',
    8: 'space-8',
    10: 'space-10',
    12: 'space-12',
    16: 'space-16',
  },
  type: { 12: 'type-12', 14: 'type-14', 16: 'type-16', 20: 'type-20', 24: 'type-24', 32: 'type-32' },
  radius: { control: 'radius-control', panel: 'radius-panel' },
  duration: { quick: 'duration-quick', backdrop: 'duration-backdrop', dialog: 'duration-dialog' },
  z: {
    sticky: 'z-sticky',
    bar: 'z-bar',
    menu: 'z-menu',
    backdrop: 'z-backdrop',
    dialog: 'z-dialog',
    toast: 'z-toast',
  },
} as const;

/** The theme contract: what styles may name. Each leaf is the custom property `--carillon-{name}`. */
export const vars = createGlobalThemeContract(names, (name) => `carillon-${name}`);

/** By itself, for who computes with it in a page: with one of `vars` comes the table of all. */
export const unit = vars.unit;

/** Everything of ours that is not a component rule lives in this layer, so that any rule of the host wins. */
const layer = globalLayer('carillon');

const declare = (tokens: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--carillon-${name}`, value]));

globalStyle(':where(:root, :host, [data-carillon-theme])', {
  '@layer': {
    [layer]: {
      vars: declare({ ...fixed, ...light }),
      '@media': {
        '(prefers-reduced-motion: reduce)': {
          vars: declare({ 'duration-quick': '0ms', 'duration-backdrop': '0ms', 'duration-dialog': '0ms' }),
        },
      },
    },
  },
});

// Any other value of the attribute ("system", nothing) follows the system, as no attribute does.
const notLight = ':not([data-carillon-theme="light"])';
globalStyle(`:where(:root${notLight}, :host(${notLight}), [data-carillon-theme]${notLight})`, {
  '@layer': { [layer]: { '@media': { '(prefers-color-scheme: dark)': { vars: declare(dark) } } } },
});

globalStyle(':where([data-carillon-theme="dark"], :host([data-carillon-theme="dark"]))', {
  '@layer': { [layer]: { vars: declare(dark) } },
});

// What is drawn in colours of its own there, as the main button, has a ring that its palette shows.
globalStyle(':where(:root, :host, [data-carillon-theme])', {
  '@layer': {
    [layer]: { '@media': { '(forced-colors: active)': { vars: declare({ focus: 'Highlight' }) } } },
  },
});
