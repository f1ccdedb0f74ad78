/** What a key says: a sentence, or one for each grammatical number, chosen by the value `count`. */
export type Text = string | Plural;

/** A sentence for each category of `Intl.PluralRules` that the language has. */
export type Plural = { readonly [C in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** Texts by key. */
export type Texts = Readonly<Record<string, Text>>;

/**
 * The English texts of what is loaded together: a screen, or several that share them. A screen imports its areas and
 * hands them to `useMessages`, so that a bundle has the texts of its screens and no others.
 */
export interface Area {
  /** How a language finds its own texts for this area. */
  readonly name: string;
  readonly texts: Texts;
}
