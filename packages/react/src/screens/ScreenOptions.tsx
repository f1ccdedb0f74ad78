import { type ReactNode, useMemo } from 'react';
import { CarillonContext, type SavedRecord, useCarillon } from '../hooks/context.ts';
import type { Paths } from '../hooks/page/paths.ts';
import { type HeadingLevel, ScreenFrameContext, useScreenFrame } from '../ui/layout/ScreenFrame.ts';

/**
 * The outside of a screen, for integrators who put it into a page of their own. Every screen takes these props, and what is not
 * given is as in the screen around it, or as on a page of our hosts.
 */
export interface ScreenOptions {
  /** False leaves out the way here, above the title. */
  hasBreadcrumbs?: boolean | undefined;
  /** False leaves out the title and what qualifies it; the buttons and the state at the end of its line stay. */
  hasTitle?: boolean | undefined;
  /** False leaves out the margins of a page, and its greatest width. */
  hasPadding?: boolean | undefined;
  /** False leaves out the background. */
  hasGround?: boolean | undefined;
  /** Of the title, 1 unless given; the sections of the screen are one below, also where the title is left out. */
  headingLevel?: HeadingLevel | undefined;
  /** Pages of yours to which it leads instead of ours, by name. Define it outside of the component. */
  paths?: Partial<Paths> | undefined;
  /** Is called with the name of what the screen shows once it is known: 'Countries', 'Edit Country', that of a device. */
  onName?: ((name: string) => void) | undefined;
  /** Is called when a form of the screen has saved or deleted a record, before it leads on. */
  onSaved?: ((saved: SavedRecord) => void) | undefined;
}

interface OutsideProps {
  name: string;
  options: ScreenOptions;
  children: ReactNode;
}

/** Hands the options of a screen to all that is drawn in it. */
export function Outside({ name, options, children }: OutsideProps) {
  const outer = useScreenFrame();
  const { hasBreadcrumbs, hasTitle, hasPadding, hasGround, headingLevel } = options;
  const frame = useMemo(
    () => ({
      name,
      hasBreadcrumbs: hasBreadcrumbs ?? outer.hasBreadcrumbs,
      hasTitle: hasTitle ?? outer.hasTitle,
      hasPadding: hasPadding ?? outer.hasPadding,
      hasGround: hasGround ?? outer.hasGround,
      headingLevel: headingLevel ?? outer.headingLevel,
    }),
    [name, outer, hasBreadcrumbs, hasTitle, hasPadding, hasGround, headingLevel],
  );
  const carillon = useCarillon(name);
  const { paths, onName, onSaved } = options;
  const own = useMemo(
    () =>
      paths || onName || onSaved
        ? {
            ...carillon,
            paths: { ...carillon.paths, ...paths },
            tellName: onName ?? carillon.tellName,
            tellSaved: onSaved ?? carillon.tellSaved,
          }
        : carillon,
    [carillon, paths, onName, onSaved],
  );
  return (
    <ScreenFrameContext value={frame}>
      <CarillonContext value={own}>{children}</CarillonContext>
    </ScreenFrameContext>
  );
}
