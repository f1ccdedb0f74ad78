// Apart from what measures it: a page has this at once, and toasts come later.

/** Marks what toasts must leave free: what is used at the bottom of a screen, as the bar of a form or the pages of a list. */
export const CLEAR_OF_TOASTS = { 'data-carillon-clear': '' } as const;
