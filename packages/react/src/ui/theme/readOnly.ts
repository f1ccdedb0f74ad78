/** What is read-only is seen a moment later: a form that is saved sooner does not flicker. */
export const seenLater = {
  transition: 'background-color 0s 300ms, border-color 0s 300ms, color 0s 300ms',
} as const;
