import '@fontsource-variable/inter/wght.css';
import '@carillon/react/styles.css';
import {
  AppShell,
  CarillonProvider,
  type Language,
  type Navigation,
  NotFound,
  withinHost,
} from '@carillon/react';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { type RouteObject, useHref, useLocation, useNavigate, useRoutes } from 'react-router';
import { type HostConfig, loadConfig } from './config.ts';
import { ErrorBoundary, HostError } from './HostError.tsx';
import { loadLanguage } from './language.ts';
import { PageRouter } from './PageRouter.tsx';
import { PageTitle } from './PageTitle.tsx';
import { obeyContentSecurity } from './security.ts';

export { PageTitle };

export interface HostOptions {
  /** The paths of this host; every other one is a page of another host on the same origin. */
  owns: (pathname: string) => boolean;
  routes: RouteObject[];
}

/** Starts a host: configuration, provider and shell around its routes. */
export async function startHost({ owns, routes }: HostOptions) {
  obeyContentSecurity();
  const root = createRoot(document.getElementById('root') ?? document.body);
  try {
    const [config, language] = await Promise.all([loadConfig(), loadLanguage()]);
    if (language) document.documentElement.lang = language.locale;
    root.render(
      <StrictMode>
        <ErrorBoundary>
          <PageRouter>
            <Host
              routes={routes}
              navigation={withinHost(routerHooks, owns)}
              config={config}
              language={language}
            />
          </PageRouter>
        </ErrorBoundary>
      </StrictMode>,
    );
  } catch (error) {
    root.render(<HostError reason={error instanceof Error ? error.message : String(error)} />);
  }
}

const routerHooks = { useHref, useLocation, useNavigate };

const notFound = (
  <>
    <PageTitle name="shell.notFound" />
    <NotFound />
  </>
);

interface HostProps {
  routes: RouteObject[];
  navigation: Navigation;
  config: HostConfig;
  language: Language | undefined;
}

function Host({ routes, navigation, config, language }: HostProps) {
  const screen = useRoutes([...routes, { path: '*', element: notFound }]);
  return (
    <CarillonProvider {...config} navigation={navigation} language={language}>
      <AppShell>
        <Suspense>{screen}</Suspense>
      </AppShell>
    </CarillonProvider>
  );
}

/** A number in a path, or NaN where somebody typed something else there. */
export function idOf(text: string | undefined): number {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : Number.NaN;
}

/** A number in a path, or 'add' for what is still to be made (S2, ENT-02). */
export const recordIdOf = (text: string | undefined) => (text === 'add' ? text : idOf(text));
