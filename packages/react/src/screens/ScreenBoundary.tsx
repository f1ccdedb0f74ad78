import { Component, type ComponentType, type ReactNode } from 'react';
import { useCarillon } from '../hooks/context.ts';
import { useCallbacks } from '../hooks/useCallbacks.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { lazyPart } from '../patterns/part/lazyPart.tsx';
import { MissingPart } from '../patterns/part/lazyScreen.tsx';
import { Banner, Button, Screen } from '../ui/index.ts';
import type { FailedProps } from './FailedScreen.tsx';
import { Outside, type ScreenOptions } from './ScreenOptions.tsx';

interface BoundaryProps {
  /** Where the page is: another place is another try. */
  path: string;
  onError: (error: unknown) => void;
  isScreen: boolean;
  children: ReactNode;
}

interface BoundaryState {
  /** Where it failed; null as long as all is well. */
  failedAt: string | null;
  /** What was thrown; a MissingPart where something could not be fetched. */
  error: unknown;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failedAt: null, error: null };

  static getDerivedStateFromError(error: unknown) {
    return { failedAt: '', error };
  }

  static getDerivedStateFromProps({ path }: BoundaryProps, { failedAt }: BoundaryState) {
    if (failedAt === null || failedAt === path) return null;
    return { failedAt: failedAt === '' ? path : null };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof MissingPart) error.renew();
    this.props.onError(error);
  }

  override render() {
    const { failedAt, error } = this.state;
    if (failedAt === null) return this.props.children;
    const Shown = this.props.isScreen && !(error instanceof MissingPart) ? FailedScreen : Failed;
    return <Shown error={error} onRetry={() => this.setState({ failedAt: null })} />;
  }
}

/** In the place of a part, and of a screen as long as the rest of its failure is on its way, or where nothing can be fetched. */
function Failed({ error, onRetry }: FailedProps) {
  const t = useMessages();
  const isMissing = error instanceof MissingPart;
  return (
    <Screen isPage>
      <Banner
        kind="danger"
        role="alert"
        title={t(isMissing ? 'error.page' : 'error.unexpected')}
        action={<Button onPress={onRetry}>{t('error.retry')}</Button>}
      >
        {isMissing ? t('error.page.detail') : undefined}
      </Banner>
    </Screen>
  );
}

const FailedScreen = lazyPart(() => import('./FailedScreen.tsx'), Failed);

export interface ScreenBoundaryProps {
  /** For who forgot the provider. */
  name?: string | undefined;
  /** What is in it is a whole screen: a failure has a title and says what it was. */
  isScreen?: boolean;
  children?: ReactNode;
}

/** Where something in it throws while rendering, this is said in its place, and all around it lives on (FLT-107). */
export function ScreenBoundary({ name, isScreen = false, children }: ScreenBoundaryProps) {
  const { navigation, reportError } = useCarillon(name);
  const { pathname, search } = navigation.useLocation();
  return (
    <Boundary path={pathname + search} onError={reportError} isScreen={isScreen}>
      {children}
    </Boundary>
  );
}

/**
 * A screen that takes nothing down with it (S2, S8), whose outside the host decides (`ScreenOptions`), and whose callbacks
 * may throw (FLT-109). Every screen that integrators get is made so, or by `asPrivateScreen`. It says its name itself: a
 * bundler would shorten that of the function.
 */
/* @__NO_SIDE_EFFECTS__ */
export function asScreen<Props extends object>(name: string, Content: ComponentType<Props>) {
  return function BoundedScreen(props: Props & ScreenOptions) {
    const safe = useCallbacks(props, name);
    return (
      <Outside name={name} options={safe}>
        <ScreenBoundary name={name} isScreen>
          <Content {...safe} />
        </ScreenBoundary>
      </Outside>
    );
  };
}
