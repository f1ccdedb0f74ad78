import { type ReactNode, useMemo } from 'react';
import { CarillonContext, type SavedRecord, useCarillon } from '../hooks/context.ts';
import { CommandError } from '../hooks/device/errors.ts';
import type { Paths } from '../hooks/page/paths.ts';
import { Slot } from '../patterns/part/Slot.tsx';
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
  /** False leaves out the tabs that lead to the screens beside it, as those of a device. */
  hasTabs?: boolean | undefined;
  /** False leaves out the margins of a page, and its greatest width. */
  hasPadding?: boolean | undefined;
  /** False leaves out the background. */
  hasGround?: boolean | undefined;
  /**
   * True lets it tell search engines what the page is about, in the head of the document: a description, the address that
   * counts, and what it shows as data. Left out, the head of the page is the host's alone.
   */
  describesPage?: boolean | undefined;
  /** Of the title, 1 unless given; the sections of the screen are one below, also where the title is left out. */
  headingLevel?: HeadingLevel | undefined;
  /** Pages of yours to which it leads instead of ours, by name. Define it outside of the component. */
  paths?: Partial<Paths> | undefined;
  /** Buttons of yours, at the end of the title before ours. They stay where the title is left out. */
  pageActions?: ReactNode;
  /**
   * Is called with what a page around the screen would be called, once it is known: 'Countries', 'Edit Country', 'Audio of Lobby';
   * and with the name alone of the device or record that it shows, 'Lobby', which is the same where it shows none.
   */
  onName?: ((title: string, name: string) => void) | undefined;
  /** Is called when a form of the screen has saved or deleted a record, before it leads on. */
  onSaved?: ((saved: SavedRecord) => void) | undefined;
  /** Is called when a command of the screen to a device has failed, which the screen says as well. */
  onCommandError?: ((error: CommandError) => void) | undefined;
}

interface OutsideProps {
  name: string;
  options: ScreenOptions;
  /** A part of a screen, which stands alone. */
  isPart?: boolean;
  children: ReactNode;
}

/** Hands the options of a screen to all that is drawn in it. */
export function Outside({ name, options, isPart = false, children }: OutsideProps) {
  const outer = useScreenFrame();
  const {
    hasBreadcrumbs,
    hasTitle,
    hasTabs,
    hasPadding,
    hasGround,
    describesPage,
    headingLevel,
    pageActions,
  } = options;
  const frame = useMemo(
    () => ({
      name,
      isPart,
      hasBreadcrumbs: hasBreadcrumbs ?? outer.hasBreadcrumbs,
      hasTitle: hasTitle ?? outer.hasTitle,
      hasTabs: hasTabs ?? outer.hasTabs,
      hasPadding: hasPadding ?? outer.hasPadding,
      hasGround: hasGround ?? outer.hasGround,
      describesPage: describesPage ?? outer.describesPage,
      headingLevel: headingLevel ?? outer.headingLevel,
      // Of this screen alone, and not of one in it.
      pageActions: pageActions && <Slot>{pageActions}</Slot>,
    }),
    [
      name,
      isPart,
      outer,
      hasBreadcrumbs,
      hasTitle,
      hasTabs,
      hasPadding,
      hasGround,
      describesPage,
      headingLevel,
      pageActions,
    ],
  );
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
            tellFailure: onCommandError
              ? (error: unknown) => error instanceof CommandError && onCommandError(error)
              : carillon.tellFailure,
          }
        : carillon,
    [carillon, paths, onName, onSaved, onCommandError],
  );
  return (
    <ScreenFrameContext value={frame}>
      <CarillonContext value={own}>{children}</CarillonContext>
    </ScreenFrameContext>
  );
}
