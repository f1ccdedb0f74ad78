import type { WritableStore } from '@carillon/client';
import { useEffect, useState } from 'react';
import type { Notice } from './hooks/context.ts';
import { useMessages } from './hooks/useMessages.ts';
import { noticesTexts } from './messages/en/notices.ts';
import { ToastRegion } from './ui/feedback/ToastRegion.tsx';
import { createToastQueue } from './ui/feedback/toastQueue.ts';

/** Where a provider shows its notices. A module of its own: loaded with the first of them, which waits meanwhile. */
export default function Notices({ notices }: { notices: WritableStore<readonly Notice[]> }) {
  const t = useMessages(noticesTexts);
  const [queue] = useState(() => createToastQueue());
  useEffect(() => {
    function takeAll() {
      const waiting = notices.getSnapshot();
      if (waiting.length === 0) return;
      notices.set([]);
      for (const { stays, ...notice } of waiting) {
        queue.add(stays ? { ...notice, closesAfterMs: Number.POSITIVE_INFINITY } : notice);
      }
    }
    takeAll();
    return notices.subscribe(takeAll);
  }, [notices, queue]);
  return <ToastRegion queue={queue} aria-label={t('notices.title')} dismissLabel={t('notices.dismiss')} />;
}
