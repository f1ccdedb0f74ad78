import type { Notice } from '../../hooks/context.ts';
import type { Paths } from '../../hooks/page/paths.ts';
import { mailedTexts } from '../../messages/en/mailed.ts';
import type { Messages } from '../../messages/messages.ts';

/** An e-mail of the platform: what its token is for, and to whom it goes. */
export interface Mailed {
  readonly use: 'verify' | 'reset';
  readonly email: string;
}

/** What shows developers the link of an e-mail until they close it (NAV-14). A module of its own: never loaded in production. */
export async function createMailedNotice(
  { use, email }: Mailed,
  token: string,
  messages: Messages,
  paths: Paths,
): Promise<Notice> {
  await Promise.all(messages.load([mailedTexts]));
  const t = messages.translate([mailedTexts]);
  const path = use === 'verify' ? paths.verifyEmail : paths.resetPassword;
  return {
    kind: 'info',
    title: t(`mailed.${use}.title`),
    detail: t('mailed.detail', { email }),
    link: { label: t(`mailed.${use}`), href: `${path}?token=${encodeURIComponent(token)}` },
    stays: true,
  };
}
