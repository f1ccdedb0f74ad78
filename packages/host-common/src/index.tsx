import '@fontsource-variable/inter/wght.css';
import '@carillon/react/styles.css';
import { createCarillonClient } from '@carillon/client';
import {
  AppShell,
  CarillonProvider,
  type CarillonProviderProps,
  type Language,
  type Navigation,
  obeyContentSecurity,
  withinHost,
} from '@carillon/react';
import { type AddressName, addresses } from '@carillon/react/paths';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { useHref, useLocation, useNavigate } from 'react-router';
import { type HostConfig, loadConfig } from './config/config.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { earlyAnswer, hasEarlyAnswers } from './early/firstCall.ts';
import { loadFont } from './font.ts';
import { loadLanguage } from './language.ts';
import { createScreens, type LoadedScreen, Page, type Screens } from './Page.tsx';
import { PageRouter } from './PageRouter.tsx';
import { readAddress } from './routes/address.ts';
import type { HostRoute } from './routes/route.ts';
import { findRoute } from './routes/routes.ts';
import { showFailure } from './showFailure.ts';
import { useAppearance } from './useAppearance.ts';

export interface HostOptions {
  /** The paths of this host; every other one is a page of another host on the same origin. */
  owns: (pathname: string) => boolean;
  routes: readonly HostRoute[];
  /** Whoever is logged in has a menu at the side. */
  hasSideMenu?: boolean;
}

/** What the configuration says of the page, before anything is drawn; its language. */
async function prepare(
  { customer, apiUrl, brokerUrl: broker, brokerLogin, debug }: HostConfig,
  connectsAtOnce?: boolean,
) {
  const options = { apiUrl, broker, brokerLogin, debug, connectsAtOnce, earlyAnswer };
  const own =
    customer &&
    (await (await import('./config/customer.ts')).beginCustomer(customer, CARILLON_PAGES, options));
  const client = own?.client ?? createCarillonClient(options);
  return { pages: CARILLON_PAGES, ...own, client, language: await loadLanguage() };
}

/** Starts a host: configuration, provider and shell around its screens. */
export async function startHost({ owns, routes, hasSideMenu = false }: HostOptions) {
  obeyContentSecurity();
  const { route: first, texts } = findRoute(routes, location.pathname) ?? {};
  const screens = createScreens(routes);
  try {
    const loading = loadConfig();
    const [config, { language, ...own }, screen] = await Promise.all([
      loading,
      loading.then((config) => prepare(config, first?.isLive)),
      // It is under way already. Drawn at once and not after a page without it, it is seen earlier.
      first && screens.get(first)?.preload(),
      loadFont(),
    ]);
    // And so is what it asks for first, where the answer is there.
    if (first && texts && hasEarlyAnswers())
      await (screen as LoadedScreen | undefined)?.prefetch?.(
        own.client,
        readAddress(addresses[first.at], texts),
      );
    document.documentElement.lang = language?.locale ?? 'en';
    createRoot(document.getElementById('root') ?? document.body).render(
      <StrictMode>
        <ErrorBoundary>
          <PageRouter>
            <Host
              screens={screens}
              navigation={withinHost(routerHooks, owns)}
              config={config}
              language={language}
              own={own}
              hasSideMenu={hasSideMenu}
            />
          </PageRouter>
        </ErrorBoundary>
      </StrictMode>,
    );
  } catch (error) {
    showFailure(error instanceof Error ? error.message : String(error));
  }
}

declare const CARILLON_PAGES: readonly AddressName[];

const routerHooks = { useHref, useLocation, useNavigate };

interface HostProps {
  screens: Screens;
  navigation: Navigation;
  config: HostConfig;
  language: Language | undefined;
  /** What differs from customer to customer. */
  own: Pick<CarillonProviderProps, 'pages' | 'messages' | 'client' | 'onLoginNeeded'>;
  hasSideMenu: boolean;
}

/** What knows of newer releases. */
const loadReleases = () => import('./releases.ts');

function Host({ screens, config, own, hasSideMenu, ...props }: HostProps) {
  const { language, appearance } = useAppearance(props.language);
  return (
    <CarillonProvider {...config} {...own} {...props} language={language} keepsNotices>
      <AppShell
        links={config.links}
        isDebug={config.debug}
        hasSideMenu={hasSideMenu}
        appearance={appearance}
        loadReleases={loadReleases}
      >
        <Suspense>
          <Page screens={screens} />
        </Suspense>
      </AppShell>
    </CarillonProvider>
  );
}
