import { type MessageKey, type Translate, useMessages } from '@carillon/react';

/** The names of pages: what every page may say (messages/en/common.ts), by key. */
export type PageName = Extract<Parameters<Translate>[0], MessageKey & (`${string}.title` | `${string}.name`)>;

interface PageTitleProps {
  /** Of what is shown; without one the tab has the name of the product. */
  text?: string | undefined;
}

/** Names the page in its tab. A host does it and never a screen: a portal's title is its own. */
export function PageTitle({ text }: PageTitleProps) {
  const product = useMessages()('shell.product');
  return <title>{text === undefined ? product : `${text} · ${product}`}</title>;
}
