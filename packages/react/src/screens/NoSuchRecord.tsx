import { useScreenName } from '../hooks/page/useScreenName.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { notFoundTexts } from '../messages/en/notFound.ts';
import NotFoundPage from './shell/NotFoundPage.tsx';

export type MissingKind = 'user' | 'device' | 'record';

/** In the place of a screen whose address names what there cannot be. A module of its own: loaded when needed. */
export default function NoSuchRecord({ kind }: { kind: MissingKind }) {
  const t = useMessages(notFoundTexts);
  useScreenName(t('shell.notFound'));
  return <NotFoundPage title={t(`notFound.${kind}`)} />;
}
