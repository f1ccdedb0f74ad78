import type { Sight } from '@carillon/simulator/browser';

/** What is asked of whoever looks at a page: whether something is there, or to do something. */
export type Glance =
  | Sight
  | { readonly kind: 'press'; readonly name: string }
  | { readonly kind: 'type'; readonly label: string; readonly text: string };

/** The roles of what `press` finds by its name. */
export const PRESSABLE = [
  'button',
  'link',
  'switch',
  'checkbox',
  'radio',
  'tab',
  'menuitem',
  'option',
] as const;

/** The roles of what `type` finds by its label. */
export const FIELDS = ['textbox', 'searchbox', 'spinbutton', 'combobox'] as const;
