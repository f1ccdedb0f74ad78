import type { AnswerDebug } from '@carillon/protocol/http';
import { useRef } from 'react';
import { useCarillon } from '../../hooks/context.ts';
import type { Mailed } from './mailedNotice.ts';

/**
 * For calls after which the platform sends an e-mail: the debug variant shows its link (NAV-14). Wait for `told` before you
 * leave the page.
 *
 * @example
 * const mailed = useMailed();
 * await request(signup, { body }, { onDebug: mailed.onDebug({ use: 'verify', email }) });
 * await mailed.told();
 */
export function useMailed() {
  const { messages, paths, notify, reportError } = useCarillon('useMailed');
  const telling = useRef<Promise<void>>(undefined);
  async function tell(mailed: Mailed, token: string) {
    const { createMailedNotice } = await import('./mailedNotice.ts');
    notify(await createMailedNotice(mailed, token, messages, paths));
  }
  return {
    onDebug:
      (mailed: Mailed) =>
      ({ jwt }: AnswerDebug) => {
        if (jwt) telling.current = tell(mailed, jwt).catch(reportError);
      },
    told: async () => telling.current,
  };
}
