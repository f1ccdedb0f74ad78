import type { WritableStore } from '@carillon/client';
import { useContext, useEffect, useState } from 'react';
import type { Notice } from '../hooks/context.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { noticesTexts } from '../messages/en/notices.ts';
import { ClockContext } from '../ui/feedback/ClockContext.ts';
import { ToastRegion } from '../ui/feedback/ToastRegion.tsx';
import { createToastQueue } from '../ui/feedback/toastQueue.ts';

/**
 * Where a provider shows its notices, which leave the store when they are closed. A module of its own: loaded with the
 * first of them, which waits meanwhile.
 */
export default function Notices({ notices }: { notices: WritableStore<readonly Notice[]> }) {
  const t = useMessages(noticesTexts);
  const clock = useContext(ClockContext);
  const [{ queue, added }] = useState(() => ({
    queue: createToastQueue(clock),
    added: new WeakSet<Notice>(),
  }));
  useEffect(() => {
    function addNew() {
      for (const notice of notices.getSnapshot()) {
        if (added.has(notice)) continue;
        added.add(notice);
        const { stays, ...content } = notice;
        queue.add({
          ...content,
          ...(stays && { closesAfterMs: Number.POSITIVE_INFINITY }),
          onClose: () => notices.set(notices.getSnapshot().filter((other) => other !== notice)),
        });
      }
    }
    addNew();
    return notices.subscribe(addNew);
  }, [notices, queue, added]);
  return <ToastRegion queue={queue} aria-label={t('notices.title')} dismissLabel={t('notices.dismiss')} />;
}
