import '@fontsource-variable/inter/wght.css';
import '@carillon/react/styles.css';
import {
  AppShell,
  CarillonProvider,
  type Language,
  type Navigation,
  obeyContentSecurity,
  withinHost,
} from '@carillon/react';
import type { AddressName } from '@carillon/react/paths';
import { StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useHref, useLocation, useNavigate } from 'react-router';
import { type HostConfig, loadConfig } from './config.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadFont } from './font.ts';
import { loadLanguage, offerLanguages } from './language.ts';
import { createScreens, Page, type Screens } from './Page.tsx';
import { PageRouter } from './PageRouter.tsx';
import { pagesOf } from './pagesOf.ts';
import type { HostRoute } from './route.ts';
import { findRoute } from './routes.ts';
import { showFailure } from './showFailure.ts';
import { useAppearance } from './useAppearance.ts';

export interface HostOptions {
  /** The paths of this host; every other one is a page of another host on the same origin. */
  owns: (pathname: string) => boolean;
  routes: readonly HostRoute[];
  /** Whoever is logged in has a menu at the side. */
  hasSideMenu?: boolean;
}

/** What a customer has of their own, before anything is drawn; the language of the page. */
async function prepare(config: HostConfig): Promise<Language | undefined> {
  offerLanguages(config.languages);
  const [language] = await Promise.all([
    loadLanguage(),
    // Without it the page has our own colours, and works.
    (config.colors || config.logo) &&
      import('./brand.ts').then(({ showBrand }) => showBrand(config)).catch(() => {}),
  ]);
  return language;
}

/** Starts a host: configuration, provider and shell around its screens. */
export async function startHost({ owns, routes, hasSideMenu = false }: HostOptions) {
  obeyContentSecurity();
  const first = findRoute(routes, location.pathname)?.route;
  const screens = createScreens(routes);
  try {
    const [config, language] = await Promise.all([
      loadConfig(),
      loadConfig().then(prepare),
      // It is under way already. Drawn at once and not after a page without it, it is seen earlier.
      first && screens.get(first)?.preload(),
      loadFont(),
    ]);
    document.documentElement.lang = language?.locale ?? 'en';
    createRoot(document.getElementById('root') ?? document.body).render(
      <StrictMode>
        <ErrorBoundary>
          <PageRouter>
            <Host
              screens={screens}
              navigation={withinHost(routerHooks, owns)}
              connectsAtOnce={first?.isLive === true}
              config={config}
              language={language}
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
  connectsAtOnce: boolean;
  config: HostConfig;
  language: Language | undefined;
  hasSideMenu: boolean;
}

function Host({ screens, config, hasSideMenu, ...props }: HostProps) {
  const { apiUrl, brokerUrl, debug, ntpServer, links, hosts, name } = config;
  const { language, appearance } = useAppearance(props.language);
  const [own] = useState(() => {
    const pages = pagesOf(CARILLON_PAGES, hosts);
    return {
      pages,
      messages: name === undefined ? undefined : { 'shell.product': name },
      screens: new Map([...screens].filter(([{ at }]) => pages.includes(at))),
    };
  });
  return (
    <CarillonProvider
      {...props}
      apiUrl={apiUrl}
      brokerUrl={brokerUrl}
      debug={debug}
      ntpServer={ntpServer}
      language={language}
      messages={own.messages}
      pages={own.pages}
      keepsNotices
    >
      <AppShell links={links} isDebug={debug} hasSideMenu={hasSideMenu} appearance={appearance}>
        <Suspense>
          <Page screens={own.screens} />
        </Suspense>
      </AppShell>
    </CarillonProvider>
  );
}
