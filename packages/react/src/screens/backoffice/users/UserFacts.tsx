import type { UserDetail } from '@carillon/protocol/account';
import type { ReactNode } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { userFormTexts } from '../../../messages/en/userForm.ts';
import { usersTexts } from '../../../messages/en/users.ts';
import { ViewCount } from '../../../patterns/form/ViewCount.tsx';
import { Facts, Panel, Skeleton } from '../../../ui/index.ts';

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
          {
            label: t('user.devices'),
            value: show(({ id, device_count }) => (
              <ViewCount
                count={device_count}
                name={t('user.devices')}
                href={hasPage('devices') ? paths.devices(id) : undefined}
              />
            )),
          },
          {
            label: t('user.tags'),
            value: show(({ id, tag_count }) => (
              <ViewCount
                count={tag_count}
                name={t('user.tags')}
                href={hasPage('deviceTags') ? paths.deviceTags(id) : undefined}
              />
            )),
          },
          {
            label: t('user.addresses'),
            value: show(({ id, address_count }) => (
              <ViewCount
                count={address_count}
                name={t('user.addresses')}
                href={hasPage('userAddresses') ? paths.userAddresses(id) : undefined}
              />
            )),
          },
        ]}
      />
    </Panel>
  );
}
