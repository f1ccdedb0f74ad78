import { type MessageKey, useMessages } from '@carillon/react';

/** The names of our pages: messages that need no value. */
type PageName = Extract<
  MessageKey,
  | `${'login' | 'devices' | 'shop' | 'dash' | 'country'}.title`
  | 'countries.name'
  | 'shell.notFound'
  | 'welcome.title'
>;

type PageTitleProps =
  | { name: PageName }
  /** What the page shows has a name of its own. */
  | { text: string };

/** Names the page in its tab. A host does it and never a screen: a portal's title is its own. */
export function PageTitle(props: PageTitleProps) {
  const t = useMessages();
  const title = 'text' in props ? props.text : t(props.name);
  return <title>{`${title} · ${t('shell.product')}`}</title>;
}
