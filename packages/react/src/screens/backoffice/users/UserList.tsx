import type { User } from '@carillon/protocol/account';
import { useCarillon } from '../../../hooks/context.ts';
import { useSession } from '../../../hooks/platform/useSession.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { usersTexts } from '../../../messages/en/users.ts';
import { ListScreen } from '../../../patterns/list/ListScreen.tsx';
import { Badge, Icon, Pencil, StateLabel, Users } from '../../../ui/index.ts';
import { asPrivateScreen } from '../../asPrivateScreen.tsx';
import { findUserState } from './userState.ts';
import { useUserList } from './useUserList.tsx';

/** The people, for administrators (S2, USR-01 to USR-04). */
export const UserList = asPrivateScreen('UserList', function UserList() {
  const t = useMessages(usersTexts);
  const { shortDateTime } = useFormat();
  const { paths, hasPage } = useCarillon('UserList');
  const { user } = useSession();
  const { list, actions } = useUserList();
  const has = hasPage('user');
  const when = (at: string | null) => (at === null ? '---' : shortDateTime(Date.parse(at)));
  return (
    <ListScreen
      list={list}
      title={t('users.title')}
      sentence={{ loading: t('users.counts.loading'), ready: ({ count }) => t('users.counts', { count }) }}
      empty={{ icon: Users, title: t('users.empty'), detail: t('users.empty.detail') }}
      failedTitle={t('users.failed')}
      add={has ? { label: t('users.create'), href: paths.user('add') } : undefined}
      actions={actions}
      toHref={({ id }) => (has ? paths.user(id) : undefined)}
      columns={[
        { kind: 'icon', icon: (person) => <Icon icon={findUserState(person).icon} /> },
        {
          kind: 'name',
          width: 'minmax(0, 1fr)',
          badge: ({ id }) => id === user?.id && <Badge>{t('users.you')}</Badge>,
          second: ({ username }) => username,
          placeholderWidth: 120,
        },
        {
          kind: 'text',
          label: t('users.email'),
          text: ({ username }) => username,
          width: 'minmax(0, 1.2fr)',
          hiddenBelow: 'tablet',
          placeholderWidth: 160,
        },
        {
          kind: 'cell',
          label: t('users.state'),
          cell: (person) => <State person={person} />,
          width: '116px',
          narrower: { phone: 'auto' },
        },
        {
          kind: 'cell',
          label: t('users.created'),
          cell: ({ created_at }) => when(created_at),
          width: '136px',
          hiddenBelow: 'desktop',
          placeholderWidth: 120,
        },
        {
          kind: 'cell',
          label: t('users.accessed'),
          cell: ({ accessed_at }) => when(accessed_at),
          width: '136px',
          hiddenBelow: 'desktop',
          placeholderWidth: 120,
        },
        {
          kind: 'actions',
          width: '28px',
          actions: (person) =>
            has
              ? [
                  {
                    icon: Pencil,
                    label: t('users.edit', { name: list.getName(person) }),
                    href: paths.user(person.id),
                  },
                ]
              : [],
        },
      ]}
    />
  );
});

function State({ person }: { person: User }) {
  const t = useMessages(usersTexts);
  const { kind, mark, text, isWrong } = findUserState(person);
  return (
    <StateLabel kind={kind} icon={mark} foldsOnPhone={!isWrong}>
      {t(text)}
    </StateLabel>
  );
}
