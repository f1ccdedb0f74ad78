import { type ReactNode, useMemo } from 'react';
import { CarillonContext, type SavedRecord, useCarillon } from '../hooks/context.ts';
import type { CommandError } from '../hooks/device/errors.ts';
import type { Paths } from '../hooks/page/paths.ts';
import {
  type HeadingLevel,
  type RowExtra,
  ScreenFrameContext,
  type ScreenSlots,
  ScreenSlotsContext,
  useScreenFrame,
} from '../ui/layout/ScreenFrame.ts';

/**
 * The outside of a screen, for integrators who put it into a page of their own. Every screen takes these props, and what is not
 * given is as in the screen around it, or as on a page of our hosts.
 */
export interface ScreenOptions {
  /** False leaves out the way here, above the title. */
  hasBreadcrumbs?: boolean | undefined;
  /** False leaves out the title and what qualifies it; the buttons and the state at the end of its line stay. */
  hasTitle?: boolean | undefined;
  /** False leaves out the tabs that lead to the other screens of a device, or from devices to tags. */
  hasTabs?: boolean | undefined;
  /** False leaves out the margins of a page, and its greatest width. */
  hasPadding?: boolean | undefined;
  /** False leaves out the background. */
  hasGround?: boolean | undefined;
  /** Of the title, 1 unless given; the sections of the screen are one below, also where the title is left out. */
  headingLevel?: HeadingLevel | undefined;
  /** Pages of yours to which it leads instead of ours, by name. Define it outside of the component. */
  paths?: Partial<Paths> | undefined;
  /** At the end of the line of the title, after what the screen has there: buttons of yours. */
  actions?: ReactNode;
  /** Where a list is empty, below the sentence that says so, instead of ours. */
  empty?: ReactNode;
  /** A column of yours at the end of the rows of a list, where there is room. Define it outside of the component. */
  rowExtra?: RowExtra | undefined;
  /**
   * Is called with the name of what the screen shows once it is known: 'Countries', 'Edit Country', that of a device; and,
   * where it shows a record, with the bare name of that: 'Austria'.
   */
  onName?: ((name: string, bareName?: string) => void) | undefined;
  /** Is called when a form of the screen has saved or deleted a record, before it leads on. */
  onSaved?: ((saved: SavedRecord) => void) | undefined;
  /** Is called when a command of the screen to a device has failed, which the screen says as well. */
  onCommandError?: ((error: CommandError) => void) | undefined;
}

interface OutsideProps {
  name: string;
  options: ScreenOptions;
  children: ReactNode;
}

/** Hands the options of a screen to all that is drawn in it. */
export function Outside({ name, options, children }: OutsideProps) {
  const outer = useScreenFrame();
  const { hasBreadcrumbs, hasTitle, hasTabs, hasPadding, hasGround, headingLevel } = options;
  const frame = useMemo(
    () => ({
      name,
      hasBreadcrumbs: hasBreadcrumbs ?? outer.hasBreadcrumbs,
      hasTitle: hasTitle ?? outer.hasTitle,
      hasTabs: hasTabs ?? outer.hasTabs,
      hasPadding: hasPadding ?? outer.hasPadding,
      hasGround: hasGround ?? outer.hasGround,
      headingLevel: headingLevel ?? outer.headingLevel,
    }),
    [name, outer, hasBreadcrumbs, hasTitle, hasTabs, hasPadding, hasGround, headingLevel],
  );
  const { actions, empty, rowExtra } = options;
  // Of this screen alone: one inside it has its own.
  const slots = useMemo((): ScreenSlots => ({ actions, empty, rowExtra }), [actions, empty, rowExtra]);
  const carillon = useCarillon(name);
  const { paths, onName, onSaved, onCommandError } = options;
  const own = useMemo(
    () =>
      paths || onName || onSaved || onCommandError
        ? {
            ...carillon,
            paths: { ...carillon.paths, ...paths },
            tellName: onName ?? carillon.tellName,
            tellSaved: onSaved ?? carillon.tellSaved,
            tellCommandError: onCommandError ?? carillon.tellCommandError,
          }
        : carillon,
    [carillon, paths, onName, onSaved, onCommandError],
  );
  return (
    <ScreenFrameContext value={frame}>
      <ScreenSlotsContext value={slots}>
        <CarillonContext value={own}>{children}</CarillonContext>
      </ScreenSlotsContext>
    </ScreenFrameContext>
  );
}
