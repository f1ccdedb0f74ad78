import type { ComponentType } from 'react';
import { useCallbacks } from '../hooks/useCallbacks.ts';
import { Screen, stack } from '../ui/index.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { Outside, type ScreenOptions } from './ScreenOptions.tsx';

/** What of the outside of a screen a part has, too. */
export type PartOptions = Pick<ScreenOptions, 'headingLevel' | 'paths'>;

/**
 * A part of a screen that stands alone in somebody else's page: it brings type and container, has neither margins nor
 * ground, and takes nothing down with it. Those of a screen are in its `parts.ts`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function asPart<Props extends object>(name: string, Content: ComponentType<Props>) {
  return function BoundedPart(props: Props & PartOptions) {
    const safe = useCallbacks(props, name);
    const { headingLevel, paths } = safe;
    return (
      <Outside name={name} isPart options={{ headingLevel, paths, hasPadding: false, hasGround: false }}>
        <ScreenBoundary name={name}>
          <Screen className={stack}>
            <Content {...safe} />
          </Screen>
        </ScreenBoundary>
      </Outside>
    );
  };
}
