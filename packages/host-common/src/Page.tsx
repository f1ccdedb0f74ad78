import type { CarillonClient } from '@carillon/client';
import {
  type LazyScreen,
  lazyScreen,
  ManagingBanner,
  NotFound,
  RequireGuest,
  RequireSession,
  type ScreenOptions,
  useCarillon,
  useMessages,
  useSession,
} from '@carillon/react';
import { addresses } from '@carillon/react/paths';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { isAnybodyLoggedIn } from './isAnybodyLoggedIn.ts';
import { PageTitle } from './PageTitle.tsx';
import { isOwn, leadsTo, readAddress } from './routes/address.ts';
import type { HostRoute } from './routes/route.ts';
import { type FoundRoute, findRoute } from './routes/routes.ts';

/** The screens of a host by their routes, each fetched when it is first shown. */
export type Screens = ReadonlyMap<HostRoute, LazyScreen<ScreenOptions>>;

/**
 * `preloadOwn` fetches what only whoever is logged in sees of it, `prefetch` the answer to the first call of its route.
 */
export type LoadedScreen = ComponentType<ScreenOptions> & {
  readonly preloadOwn?: () => Promise<void>;
  readonly prefetch?: (client: CarillonClient, params: object) => Promise<void>;
};

export const createScreens = (routes: readonly HostRoute[]): Screens =>
  new Map(
    routes.map((route) => {
      // That the screen is there, and takes what its address names, is checked by the types of `route`.
      const load = route.load as () => Promise<Record<string, LoadedScreen>>;
      return [
        route,
        lazyScreen(async () => {
          const Screen = (await load())[route.screen] as LoadedScreen;
          // Drawn with it and not after it, it is seen earlier.
          if (isAnybodyLoggedIn()) await Screen.preloadOwn?.();
          return { default: Screen };
        }),
      ];
    }),
  );

/** What is at the present address: the rules of the table, and the screen (S2, D2). */
export function Page({ screens }: { screens: Screens }) {
  const { pathname, search } = useLocation();
  const { user } = useSession();
  const { hasPage } = useCarillon('Page');
  const found = findRoute([...screens.keys()], pathname);
  if (!found || !hasPage(found.route.at)) return <Missing />;
  const to = leadsTo(found, search, user?.id);
  if (to !== undefined) {
    const lead = <Navigate to={to} replace />;
    return isOwn(found) ? <RequireSession>{user && lead}</RequireSession> : lead;
  }
  return <Present key={found.route.at} found={found} screens={screens} />;
}

function Missing() {
  const t = useMessages();
  return (
    <>
      <PageTitle text={t('shell.notFound')} />
      <NotFound />
    </>
  );
}

interface PresentProps {
  found: FoundRoute;
  screens: Screens;
}

/** A page at its own address. */
function Present({ found: { route, texts }, screens }: PresentProps) {
  const { pathname } = useLocation();
  const t = useMessages();
  const [named, setNamed] = useState<{ pathname: string; name: string }>();
  const params = readAddress(addresses[route.at], texts);
  const { user, isAdmin } = useSession();
  const isManaging = isAdmin && params.userId !== undefined && params.userId !== user?.id;
  const Screen = screens.get(route);
  // The same element while the address is the same: what the page is called, which the screen tells once it is drawn, and
  // who is logged in, which it asks for itself, draw it no second time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parameters are those of the address.
  const screen = useMemo(
    () => Screen && <Screen {...params} describesPage onName={(name) => setNamed({ pathname, name })} />,
    [Screen, pathname],
  );
  return (
    <>
      <PageTitle text={named?.pathname === pathname ? named.name : route.title && t(route.title)} />
      <Guarded route={route} userId={Number(params.userId)}>
        {isManaging && <ManagingBanner userId={Number(params.userId)} />}
        {screen}
      </Guarded>
    </>
  );
}

interface GuardedProps {
  route: HostRoute;
  /** Of the address. */
  userId: number;
  children: ReactNode;
}

/** Lets in everybody who may enter, and leads all others on (NAV-06, NAV-07, NAV-10, NAV-11). */
function Guarded({ route: { access }, userId, children }: GuardedProps) {
  switch (access) {
    case 'everybody':
      return children;
    case 'guests':
      return <RequireGuest>{children}</RequireGuest>;
    case 'users':
      return <RequireSession>{children}</RequireSession>;
    case 'owner':
      // Of a person who cannot be the screen says so, to everybody who is logged in.
      return Number.isNaN(userId) ? (
        <RequireSession>{children}</RequireSession>
      ) : (
        <RequireSession userId={userId}>{children}</RequireSession>
      );
    case 'admins':
      return <RequireSession isForAdmins>{children}</RequireSession>;
  }
}
