import type { WritableStore } from '@carillon/client';
import { useContext, useEffect, useState } from 'react';
import type { Notice } from '../hooks/context.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { noticesTexts } from '../messages/en/notices.ts';
import { ClockContext } from '../ui/feedback/ClockContext.ts';
import { ToastRegion } from '../ui/feedback/ToastRegion.tsx';
import { createToastQueue } from '../ui/feedback/toastQueue.ts';

/**
 * Where a provider shows its notices, which leave the store when they are closed, and are closed when they leave it. A module of its own: loaded with the
 * first of them, which waits meanwhile.
 */
export default function Notices({ notices }: { notices: WritableStore<readonly Notice[]> }) {
  const t = useMessages(noticesTexts);
  const clock = useContext(ClockContext);
  const [{ queue, added }] = useState(() => ({
    queue: createToastQueue(clock),
    added: new Map<Notice, number>(),
  }));
  useEffect(() => {
    function follow() {
      const told = notices.getSnapshot();
      for (const [notice, id] of added) {
        if (told.includes(notice)) continue;
        added.delete(notice);
        queue.dismiss(id);
      }
      for (const notice of told) {
        if (added.has(notice)) continue;
        const { stays, ...content } = notice;
        const id = queue.add({
          ...content,
          ...(stays && { closesAfterMs: Number.POSITIVE_INFINITY }),
          onClose: () => notices.set(notices.getSnapshot().filter((other) => other !== notice)),
        });
        added.set(notice, id);
      }
    }
    follow();
    return notices.subscribe(follow);
  }, [notices, queue, added]);
  return <ToastRegion queue={queue} aria-label={t('notices.title')} dismissLabel={t('notices.dismiss')} />;
}
