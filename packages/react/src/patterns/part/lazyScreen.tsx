import { type ComponentType, createElement, lazy, useState } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Thrown by what could not be fetched. The code that catches it calls `renew`, so that the next try fetches again. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart';
  readonly renew: () => void;

  constructor(renew: () => void, cause: unknown) {
    super('A part of the page could not be fetched.', { cause });
    this.renew = renew;
  }
}

export type LazyScreen<Props> = ComponentType<Props> & {
  /**
   * Fetches it before it is first shown, and answers it: it is then shown at once. What fails is tried again, and said, when
   * it is shown.
   */
  readonly preload: () => Promise<ComponentType<Props> | undefined>;
};

/**
 * A screen in a file of its own, fetched when it is first shown: `lazy` of React, but for the failures. React keeps one for
 * ever; here Try again of the frame, or coming back, fetches again.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyScreen<Props extends object>(load: Load<Props>): LazyScreen<Props> {
  const create = () =>
    lazy(() =>
      load().catch((cause: unknown) => {
        throw new MissingPart(renew, cause);
      }),
    );
  let Content: ComponentType<Props> = create();
  function renew() {
    Content = create();
  }
  const preload = () =>
    load().then(
      (module) => {
        Content = module.default;
        return Content;
      },
      () => undefined,
    );
  function Screen(props: Props) {
    // What is shown stays what it is when a preload ends meanwhile: another component would begin anew, without its focus.
    const [Shown] = useState(() => Content);
    return createElement(Shown, props);
  }
  return Object.assign(Screen, { preload });
}
