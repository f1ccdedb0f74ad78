import { isRecordId } from '@carillon/protocol/http';
import type { ComponentType } from 'react';
import { usePerson } from '../hooks/platform/usePerson.ts';
import { lazyPart } from '../patterns/part/lazyPart.tsx';
import { LoginNeeded } from './LoginNeeded.tsx';
import type { MissingKind } from './NoSuchRecord.tsx';
import { asScreen } from './ScreenBoundary.tsx';

const NoSuchRecord = lazyPart(() => import('./NoSuchRecord.tsx'));

/** What there cannot be of what a screen is to show: its id is no number of a record, as of a mistyped address. */
function findImpossible(props: object): MissingKind | undefined {
  const odd = new Set(
    Object.entries(props).flatMap(([name, value]) =>
      typeof value === 'number' && !isRecordId(value) ? [name] : [],
    ),
  );
  if (odd.has('userId')) return 'user';
  if (odd.has('id')) return 'userId' in props ? 'device' : 'record';
  return odd.has('eventId') ? 'record' : undefined;
}

/** What a screen is of: a person, a record of theirs or of nobody, and what that one has. */
const keyOf = ({ userId, id, eventId }: { userId?: unknown; id?: unknown; eventId?: unknown }) =>
  [userId, id, eventId].join(' ');

/**
 * A screen for people who are logged in: to others it says so, and the host is told (SES-03). Of an id that no record can have it
 * says so, too, and asks nobody. Of another person or record it is another screen: nothing that was selected, typed or asked of
 * the one before is done to them.
 */
/* @__NO_SIDE_EFFECTS__ */
export function asPrivateScreen<Props extends object>(name: string, Content: ComponentType<Props>) {
  return asScreen(name, function PrivateScreen(props: Props) {
    const { person, isKnown } = usePerson(name);
    if (!person && isKnown) return <LoginNeeded />;
    const missing = findImpossible(props);
    if (missing) return <NoSuchRecord kind={missing} />;
    return <Content key={keyOf(props)} {...props} />;
  });
}
