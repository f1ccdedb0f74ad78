import type { UserDetail } from '@carillon/protocol/account';
import type { ReactNode } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { userFormTexts } from '../../../messages/en/userForm.ts';
import { usersTexts } from '../../../messages/en/users.ts';
import { ViewCount } from '../../../patterns/form/ViewCount.tsx';
import { Facts, Panel, Skeleton } from '../../../ui/index.ts';

/** What is theirs and counted, with its page. */
const counts = [
  ['device_count', 'user.devices', 'devices'],
  ['tag_count', 'user.tags', 'deviceTags'],
  ['address_count', 'user.addresses', 'userAddresses'],
] as const;

/** What is known of a person and not changed here, with the ways to what is theirs (USR-06); null while they load. */
export function UserFacts({ user }: { user: UserDetail | null }) {
  const t = useMessages(usersTexts, userFormTexts);
  const { longDateTime } = useFormat();
  const { paths, hasPage } = useCarillon('UserFacts');
  const show = (value: (user: UserDetail) => ReactNode) =>
    user ? value(user) : <Skeleton width={80} height={20} />;
  return (
    <Panel part="facts">
      <Facts
        facts={[
          { label: t('user.id'), value: show(({ id }) => String(id)) },
          { label: t('user.created'), value: show(({ created_at }) => longDateTime(created_at)) },
          { label: t('user.updated'), value: show(({ updated_at }) => longDateTime(updated_at)) },
          {
            label: t('user.accessed'),
            value: show(({ accessed_at }) => (accessed_at === null ? '---' : longDateTime(accessed_at))),
          },
          ...counts.map(([count, label, page]) => ({
            label: t(label),
            value: show((user) => (
              <ViewCount
                count={user[count]}
                name={t(label)}
                href={hasPage(page) ? paths[page](user.id) : undefined}
              />
            )),
          })),
        ]}
      />
    </Panel>
  );
}
