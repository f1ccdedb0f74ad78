/** Something that a browser must have, since nothing here stands in for it. */
export interface Feature {
  /** As it is told to whoever has no such browser. */
  readonly name: string;
  /** Where scripts find it, from the global object, or the condition of a style sheet that must hold. */
  readonly at: string | { readonly css: string };
  /** Its path in MDN's data of what browsers know (features.test.ts). */
  readonly compat: string;
}

const script = (at: string, compat: string): Feature => ({ name: at, at, compat });
const style = (name: string, css: string, compat: string): Feature => ({ name, at: { css }, compat });

/** What the hosts need of a browser. The newest of them decide which browsers are supported. */
export const features: readonly Feature[] = [
  script('AbortSignal.any', 'api.AbortSignal.any_static'),
  script('AbortSignal.timeout', 'api.AbortSignal.timeout_static'),
  script('URL.canParse', 'api.URL.canParse_static'),
  script('Array.prototype.toSorted', 'javascript.builtins.Array.toSorted'),
  script('Array.prototype.findLast', 'javascript.builtins.Array.findLast'),
  script('Array.prototype.at', 'javascript.builtins.Array.at'),
  script('String.prototype.replaceAll', 'javascript.builtins.String.replaceAll'),
  script('Object.hasOwn', 'javascript.builtins.Object.hasOwn'),
  script('Intl.ListFormat', 'javascript.builtins.Intl.ListFormat'),
  script('ResizeObserver', 'api.ResizeObserver'),
  script('WebSocket', 'api.WebSocket'),
  style(':has()', 'selector(:has(a))', 'css.selectors.has'),
  style('@container', '(container-type: inline-size)', 'css.at-rules.container'),
  style('color-mix()', '(color: color-mix(in srgb, red, blue))', 'css.types.color.color-mix'),
  style('subgrid', '(grid-template-columns: subgrid)', 'css.properties.grid-template-columns.subgrid'),
  style('dvh', '(height: 1dvh)', 'css.types.length.viewport_percentage_units_dynamic'),
];

/** The oldest browsers that have all of it, as documents and the page itself name them. */
export const browsers = { Chrome: '124', Edge: '124', Firefox: '124', Safari: '17.4' } as const;
