import { type ComponentType, createElement, lazy } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Thrown by what could not be fetched. Whoever catches it calls `renew`, so that the next try fetches again. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart';
  readonly renew: () => void;

  constructor(renew: () => void, cause: unknown) {
    super('A part of the page could not be fetched.', { cause });
    this.renew = renew;
  }
}

/**
 * A screen in a file of its own, fetched when it is first shown: `lazy` of React, but for the failures. React keeps one for
 * ever; here Try again of the frame, or coming back, fetches again.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyScreen<Props extends object>(load: Load<Props>): ComponentType<Props> {
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
  return (props) => createElement(Content, props);
}
