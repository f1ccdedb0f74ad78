import type { User } from '@carillon/protocol/account';
import {
  Ban,
  Check,
  CircleAlert,
  type IconType,
  Shield,
  type StateKind,
  UserRoundCheck,
  UserRoundX,
} from '../../../ui/index.ts';

/** What a row says of a person (USR-02). */
export interface UserState {
  readonly text: 'user.blocked' | 'user.state.notVerified' | 'user.role.admin' | 'user.verified';
  /** Of the person. */
  readonly icon: IconType;
  /** Beside the word. */
  readonly mark: IconType;
  readonly kind: StateKind;
  /** They cannot log in. */
  readonly isWrong: boolean;
}

const states = {
  blocked: { text: 'user.blocked', icon: Ban, mark: Ban, kind: 'failed', isWrong: true },
  notVerified: {
    text: 'user.state.notVerified',
    icon: UserRoundX,
    mark: CircleAlert,
    kind: 'warning',
    isWrong: true,
  },
  admin: { text: 'user.role.admin', icon: Shield, mark: Shield, kind: 'ready', isWrong: false },
  verified: { text: 'user.verified', icon: UserRoundCheck, mark: Check, kind: 'ready', isWrong: false },
} as const satisfies Record<string, UserState>;

/** What keeps somebody from logging in comes before what they may do: an administrator who is blocked manages nothing. */
export function findUserState({
  role,
  verified,
  blocked,
}: Pick<User, 'role' | 'verified' | 'blocked'>): UserState {
  if (blocked) return states.blocked;
  if (!verified) return states.notVerified;
  return role === 'admin' ? states.admin : states.verified;
}
