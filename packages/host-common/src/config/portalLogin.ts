// The login of a host on an origin of its own: a portal has logged the person in, and hands that over (SES-07). A module of
// its own: loaded only where `/config.json` names a portal.
import { type CarillonClientOptions, createCarillonClient, type HandedLogin } from '@carillon/client';

/** Where the portal is. */
export interface PortalLogin {
  /** Answers who is logged in there, as `POST /accounts/login` does, with a fresh token; 204 or 401 where nobody is. */
  readonly from: string;
  /** Its login. It leads back to `return`, the address that is added to it. */
  readonly page: string;
  /** What ends its login, where it has that; whoever logs out here is led there. */
  readonly logout?: string | undefined;
}

const NOBODY = { token: null, user: null } as const;

/** Asks the portal who is logged in, with the cookies of its own; null where nobody is. */
async function ask(from: string): Promise<HandedLogin> {
  const response = await fetch(from, {
    headers: { accept: 'application/json' },
    credentials: 'include',
    cache: 'no-store',
    redirect: 'error',
  });
  if (response.status === 204 || response.status === 401) return NOBODY;
  if (!response.ok) throw new Error(`${from} answered ${response.status}.`);
  // The client reads it by its schema.
  return response.json();
}

/** Nobody is logged in then, and the console says why; never what was answered. */
function tellUnasked(error: unknown) {
  console.error(`Who is logged in could not be asked: ${error}`);
  return NOBODY;
}

/**
 * Makes the client of a host whose login is a portal's: who is logged in there is so here, the next token is asked for there,
 * and whoever has to log in is led there. Where the portal cannot be reached nobody is logged in, and the console says why.
 */
export async function beginPortalLogin(
  { from, page, logout = page }: PortalLogin,
  options: CarillonClientOptions,
) {
  const known = await ask(from).catch(tellUnasked);
  /** Of another person the page would show what it has read for this one. */
  const nextToken = async () => {
    const next = await ask(from);
    return next.user?.id === client.session.getSnapshot().user?.id ? next.token : null;
  };
  const client = createCarillonClient({ ...options, session: { ...known, renew: nextToken } });
  // A private screen asks for a login as soon as there is none, and the last address counts.
  let isLeaving = false;
  /** Who has logged in at the portal meanwhile, in another tab, goes on here with all that is typed. */
  async function lookAgain() {
    if (isLeaving || client.session.getSnapshot().user) return;
    const next = await ask(from);
    if (next.token && !isLeaving && !client.session.getSnapshot().user) client.session.handOver(next);
  }
  addEventListener('focus', () => void lookAgain().catch(tellUnasked));
  return {
    client: {
      ...client,
      session: {
        ...client.session,
        async logout() {
          isLeaving = true;
          await client.session.logout();
          location.assign(logout);
        },
      },
    },
    onLoginNeeded() {
      if (isLeaving) return;
      const login = new URL(page);
      login.searchParams.set('return', location.href);
      location.assign(login.href);
    },
  };
}
