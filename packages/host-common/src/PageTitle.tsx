import { type MessageKey, useMessages } from '@carillon/react';

/** The names of our pages: messages that need no value. */
type PageName = Extract<
  MessageKey,
  | `${'login' | 'devices' | 'shop' | 'dash' | 'country'}.title`
  | 'countries.name'
  | 'shell.notFound'
  | 'welcome.title'
>;

/** Names the page in its tab. A host does it and never a screen: a portal's title is its own. */
export function PageTitle({ name }: { name: PageName }) {
  const t = useMessages();
  return <title>{`${t(name)} · ${t('shell.product')}`}</title>;
}
