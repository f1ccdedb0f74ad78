import { type RefObject, useEffect } from 'react';

/**
 * Takes the focus to the first field of a form as soon as there is one, once; where it is in the form already, or has been
 * taken elsewhere meanwhile, it stays. The page is scrolled only for a field that would not be seen.
 */
export function useFirstField(formRef: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const form = formRef.current;
    if (!isWanted || !form) return;
    // Nowhere, or on what the form is in, as the frame of a host sets it after a navigation.
    const { activeElement } = form.ownerDocument;
    if (activeElement === form || !(activeElement?.contains(form) ?? true)) return;
    const field = findFirstField(form);
    field?.focus({ preventScroll: true });
    // What was shown before may have been scrolled.
    if (form.getBoundingClientRect().top < 0) form.scrollIntoView();
    field?.scrollIntoView({ block: 'nearest' });
  }, [formRef, isWanted]);
}

/**
 * Its first control that text is typed into or chosen with, or a file: what moves a picture above the fields is none, nor is
 * the browser's own field for a file, which nobody sees.
 */
export const findFirstField = (form: HTMLElement): HTMLElement | null =>
  form.querySelector<HTMLElement>(
    'input:not([type="range"]), [data-first-field], select, textarea, [role="spinbutton"]',
  );
