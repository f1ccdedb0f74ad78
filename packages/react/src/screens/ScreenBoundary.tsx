import { Component, type ComponentType, type ReactNode } from 'react';
import { useCarillon } from '../hooks/context.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { Banner, Button, Screen, toolbar } from '../ui/index.ts';

interface BoundaryProps {
  /** Where the page is: another place is another try. */
  path: string;
  children: ReactNode;
}

interface BoundaryState {
  /** Where it failed; null as long as all is well. */
  failedAt: string | null;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failedAt: null };

  static getDerivedStateFromError() {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps({ path }: BoundaryProps, { failedAt }: BoundaryState) {
    if (failedAt === null || failedAt === path) return null;
    return { failedAt: failedAt === '' ? path : null };
  }

  override render() {
    const { failedAt } = this.state;
    return failedAt === null ? (
      this.props.children
    ) : (
      <Failed onRetry={() => this.setState({ failedAt: null })} />
    );
  }
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages();
  return (
    <Screen isPage>
      <Banner kind="danger" role="alert" title={t('error.unexpected')} />
      <div className={toolbar}>
        <Button onPress={onRetry}>{t('error.retry')}</Button>
        <Button onPress={() => history.back()}>{t('error.back')}</Button>
      </div>
    </Screen>
  );
}

/**
 * A screen that takes nothing down with it: where it throws while rendering it says so (S2, S8), and everything around
 * it lives on (FLT-107). Every screen that integrators get is made so.
 */
/* @__NO_SIDE_EFFECTS__ */
export function asScreen<Props extends object>(Content: ComponentType<Props>) {
  return function BoundedScreen(props: Props) {
    const { pathname, search } = useCarillon(Content.name).navigation.useLocation();
    return (
      <Boundary path={pathname + search}>
        <Content {...props} />
      </Boundary>
    );
  };
}
