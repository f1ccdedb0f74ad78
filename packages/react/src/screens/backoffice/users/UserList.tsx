import type { User } from '@carillon/protocol/account';
import { useCarillon } from '../../../hooks/context.ts';
import { useSession } from '../../../hooks/platform/useSession.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { usersTexts } from '../../../messages/en/users.ts';
import type { ListSlots } from '../../../patterns/list/ListRows.tsx';
import { ListScreen } from '../../../patterns/list/ListScreen.tsx';
import { Match } from '../../../patterns/list/Match.tsx';
import {
  Badge,
  Icon,
  joinClasses,
  Pencil,
  StateLabel,
  shownBelow,
  Users,
  visuallyHidden,
} from '../../../ui/index.ts';
import { asPrivateScreen } from '../../asPrivateScreen.tsx';
import { findUserState } from './userState.ts';
import * as styles from './users.css.ts';
import { useUserList } from './useUserList.tsx';

export type UserListProps = ListSlots<User>;

/** The people, for administrators (S2, USR-01 to USR-04). */
export const UserList = asPrivateScreen('UserList', function UserList(slots: UserListProps) {
  const t = useMessages(usersTexts);
  const { shortDateTime } = useFormat();
  const { paths, hasPage } = useCarillon('UserList');
  const { user } = useSession();
  const { list, actions } = useUserList();
  const has = hasPage('user');
  const when = (at: string | null) => (
    <span className={styles.moment}>{at === null ? '---' : shortDateTime(Date.parse(at))}</span>
  );
  return (
    <ListScreen
      list={list}
      slots={slots}
      title={t('users.title')}
      sentence={{ loading: t('users.counts.loading'), ready: ({ count }) => t('users.counts', { count }) }}
      empty={{ icon: Users, title: t('users.empty'), detail: t('users.empty.detail') }}
      csv={{ table: 'users' }}
      add={has ? { label: t('users.create'), href: paths.user('add') } : undefined}
      actions={actions}
      toHref={({ id }) => (has ? paths.user(id) : undefined)}
      columns={[
        { kind: 'icon', icon: (person) => <StateIcon person={person} /> },
        {
          kind: 'name',
          width: 'minmax(0, 1fr)',
          badge: ({ id }) => id === user?.id && <Badge>{t('users.you')}</Badge>,
          second: (person) => (
            <>
              {findUserState(person).isWrong && (
                <span className={joinClasses(styles.state, shownBelow.phone)}>
                  <State person={person} />
                </span>
              )}
              <span className={styles.address}>
                <Match>{person.username}</Match>
              </span>
            </>
          ),
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
          hiddenBelow: 'phone',
        },
        {
          kind: 'cell',
          label: t('users.created'),
          cell: ({ created_at }) => when(created_at),
          width: '124px',
          hiddenBelow: 'desktop',
          placeholderWidth: 120,
        },
        {
          kind: 'cell',
          label: t('users.accessed'),
          cell: ({ accessed_at }) => when(accessed_at),
          width: '124px',
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

/** On a phone it says alone what somebody is, unless that is wrong. */
function StateIcon({ person }: { person: User }) {
  const t = useMessages(usersTexts);
  const { icon, text, isWrong } = findUserState(person);
  return (
    <>
      <Icon icon={icon} />
      {!isWrong && (
        <span className={shownBelow.phone}>
          <span className={visuallyHidden}>{t(text)}</span>
        </span>
      )}
    </>
  );
}

function State({ person }: { person: User }) {
  const t = useMessages(usersTexts);
  const { kind, mark, text } = findUserState(person);
  return (
    <StateLabel kind={kind} icon={mark}>
      {t(text)}
    </StateLabel>
  );
}
