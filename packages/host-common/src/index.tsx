import '@fontsource-variable/inter/wght.css';
import '@carillon/react/styles.css';
import {
  AppShell,
  CarillonProvider,
  type Language,
  lazyScreen,
  type Navigation,
  NotFound,
  obeyContentSecurity,
  withinHost,
} from '@carillon/react';
import { type ComponentType, type ReactNode, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Navigate, useHref, useLocation, useNavigate } from 'react-router';
import { type HostConfig, loadConfig } from './config.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadLanguage } from './language.ts';
import { PageRouter } from './PageRouter.tsx';
import { PageTitle } from './PageTitle.tsx';
import { findScreen, type HostScreen, type ScreenParams } from './screens.ts';
import { showFailure } from './showFailure.ts';

export { PageTitle };

export interface HostOptions {
  /** The paths of this host; every other one is a page of another host on the same origin. */
  owns: (pathname: string) => boolean;
  screens: readonly HostScreen[];
  /** What is at other addresses, whole and without parameters. */
  others?: Readonly<Record<string, ReactNode>>;
}

/** Starts a host: configuration, provider and shell around its screens. */
export async function startHost({ owns, screens, others = {} }: HostOptions) {
  obeyContentSecurity();
  const first = findScreen(screens, location.pathname)?.screen;
  const contents = new Map(screens.map((screen) => [screen, lazyScreen(screen.load)]));
  try {
    const [config, language] = await Promise.all([
      loadConfig(),
      loadLanguage(),
      // It is under way already. Drawn at once and not after a page without it, it is seen earlier.
      first && contents.get(first)?.preload(),
    ]);
    if (language) document.documentElement.lang = language.locale;
    createRoot(document.getElementById('root') ?? document.body).render(
      <StrictMode>
        <ErrorBoundary>
          <PageRouter>
            <Host
              contents={contents}
              others={others}
              navigation={withinHost(routerHooks, owns)}
              connectsAtOnce={first?.isLive === true}
              config={config}
              language={language}
            />
          </PageRouter>
        </ErrorBoundary>
      </StrictMode>,
    );
  } catch (error) {
    showFailure(error instanceof Error ? error.message : String(error));
  }
}

const routerHooks = { useHref, useLocation, useNavigate };

const notFound = (
  <>
    <PageTitle name="shell.notFound" />
    <NotFound />
  </>
);

interface ContentProps {
  contents: ReadonlyMap<HostScreen, ComponentType<ScreenParams>>;
  others: Readonly<Record<string, ReactNode>>;
}

interface HostProps extends ContentProps {
  navigation: Navigation;
  connectsAtOnce: boolean;
  config: HostConfig;
  language: Language | undefined;
}

function Host({ contents, others, config: { links, ...config }, ...props }: HostProps) {
  return (
    <CarillonProvider {...config} {...props}>
      <AppShell links={links} isDebug={config.debug}>
        <Suspense>
          <Content contents={contents} others={others} />
        </Suspense>
      </AppShell>
    </CarillonProvider>
  );
}

/** What is at the present address. */
function Content({ contents, others }: ContentProps) {
  const { pathname } = useLocation();
  const found = findScreen([...contents.keys()], pathname);
  const Screen = found && contents.get(found.screen);
  if (!Screen) return others[pathname.replace(/\/$/, '')] ?? notFound;
  return found.leadsTo ? <Navigate to={found.leadsTo} replace /> : <Screen {...found.params} />;
}

/** A number in a path, or NaN where somebody typed something else there. */
export function idOf(text: string | undefined): number {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : Number.NaN;
}

/** A number in a path, or 'add' for what is still to be made (S2, ENT-02). */
export const recordIdOf = (text: string | undefined) => (text === 'add' ? text : idOf(text));
