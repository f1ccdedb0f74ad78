import { type AccentColors, deriveAccent, writeAccent } from '@carillon/react/accent';

export interface Brand {
  readonly colors?: AccentColors | undefined;
  readonly logo?: string | undefined;
}

/** Shows colours and mark of a customer; what cannot be read in them as they are is said on the console. */
export function showBrand({ colors, logo }: Brand): void {
  const sheet = new CSSStyleSheet();
  const { css, told } = writeBrand({ colors, logo });
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  for (const sentence of told) console.warn(sentence);
  if (logo) document.querySelector('link[rel="icon"]')?.setAttribute('href', logo);
}

/** The rules of a brand, and what there is to say of it to who chose it. */
export function writeBrand({ colors, logo }: Brand): {
  readonly css: string;
  readonly told: readonly string[];
} {
  const rules: string[] = [];
  const told: string[] = [];
  if (colors) {
    const { accent, accentDark = accent } = colors;
    const light = deriveAccent(accent, 'light');
    const dark = deriveAccent(accentDark, 'dark');
    rules.push(writeAccent(colors));
    if (light.accent !== accent.toLowerCase()) told.push(moved('accent', accent, light.accent, 'light'));
    // One that was given for the light theme only is expected to be another one in the dark.
    if (colors.accentDark && dark.accent !== accentDark.toLowerCase())
      told.push(moved('accentDark', accentDark, dark.accent, 'dark'));
  }
  if (logo)
    rules.push(
      `[data-carillon-mark] { background: url("${logo}") center / contain no-repeat; print-color-adjust: exact }`,
      '[data-carillon-mark] > * { display: none }',
    );
  return { css: rules.join('\n'), told };
}

const moved = (name: string, wanted: string, used: string, theme: string) =>
  `/config.json: colors.${name} ${wanted} cannot be read on the grounds of the ${theme} theme; ${used} is used.`;
