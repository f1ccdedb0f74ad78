/** How a page looks, as somebody may choose: `system` follows the system. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Theme and language as the host keeps them; what is left out cannot be chosen (NAV-18). */
export interface Appearance {
  readonly theme?: { readonly value: ThemeChoice; readonly onChange: (value: ThemeChoice) => void };
  readonly language?: {
    /** The code of what was chosen; 'system' follows the browser. */
    readonly value: string;
    readonly onChange: (value: string) => void;
    /** By code, as those who speak it call it: `{ it: 'Italiano' }`. */
    readonly names: Readonly<Record<string, string>>;
  };
}
