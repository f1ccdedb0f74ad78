/** The list that was shown last below a provider, as it was left. */
export interface LastList {
  /** The address of the list without its state: a host may have paths of its own. */
  readonly href: string;
  /** Where it was left, with page, search and order. */
  readonly to: string;
  /** To whom it was shown: what one person searched for is not shown to the next. */
  readonly userId: number | undefined;
  /** The record that was opened from it: the focus goes back there. */
  recordId?: number | undefined;
}
