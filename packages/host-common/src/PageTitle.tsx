import { type MessageKey, type Translate, useMessages } from '@carillon/react';

/** The names of pages: what every page may say (messages/en/common.ts), by key. */
export type PageName = Extract<Parameters<Translate>[0], MessageKey & (`${string}.title` | `${string}.name`)>;

type PageTitleProps =
  | { name: PageName | 'shell.notFound' }
  /** What the page shows has a name of its own. */
  | { text: string };

/** Names the page in its tab. A host does it and never a screen: a portal's title is its own. */
export function PageTitle(props: PageTitleProps) {
  const t = useMessages();
  const title = 'text' in props ? props.text : t(props.name);
  return <title>{`${title} · ${t('shell.product')}`}</title>;
}
