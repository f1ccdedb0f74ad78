import { useMessages } from './hooks/useMessages.ts';
import { noticesTexts } from './messages/en/notices.ts';
import { ToastRegion } from './ui/ToastRegion.tsx';
import type { ToastQueue } from './ui/toastQueue.ts';

/** Where a provider shows its notices. A module of its own: loaded with the first of them. */
export default function Notices({ queue }: { queue: ToastQueue }) {
  const t = useMessages(noticesTexts);
  return <ToastRegion queue={queue} aria-label={t('notices.title')} dismissLabel={t('notices.dismiss')} />;
}
