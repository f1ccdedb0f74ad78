import type { StyleRule } from '@vanilla-extract/css';

/** Widths of the container, not of the window: a screen in a 400 px side panel folds as on a phone. Small phones have 360. */
export const widths = { small: 376, phone: 576, tablet: 768, desktop: 992, wide: 1200 } as const;

export type Width = keyof typeof widths;

/** Every screen is a query container of this name. */
export const containerName = 'carillon';

/** Something for a container narrower than each width, by its query: widest first, so that the narrowest wins. */
function byContainer<Rule>(rules: Partial<Record<Width, Rule>>): Record<string, Rule> {
  const ordered = (Object.keys(widths) as Width[]).reverse();
  return Object.fromEntries(
    ordered.flatMap((width) => {
      const rule = rules[width];
      return rule === undefined ? [] : [[`${containerName} (width < ${widths[width]}px)`, rule]];
    }),
  );
}

/**
 * Rules for a container narrower than each width.
 *
 * @example style({ display: 'grid', ...narrowerThan({ phone: { display: 'block' } }) })
 */
export const narrowerThan = (rules: Partial<Record<Width, ContainerRule>>): StyleRule => ({
  '@container': byContainer(rules),
});

type ContainerRule = NonNullable<StyleRule['@container']>[string];
