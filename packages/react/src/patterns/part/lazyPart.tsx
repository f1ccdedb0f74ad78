import { Component, type ComponentType, createElement, type ReactNode, Suspense } from 'react';
import { useMessages } from '../../hooks/useMessages.ts';
import * as button from '../../ui/actions/Button.css.ts';
import * as banner from '../../ui/feedback/Banner.css.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { CircleAlert } from '../../ui/icons/icons.ts';
import { joinClasses } from '../../ui/joinClasses.ts';
import * as styles from './lazyPart.css.ts';
import { type LazyScreen, lazyScreen, MissingPart } from './lazyScreen.tsx';

interface PartState {
  error: unknown;
}

/** Takes what could not be fetched; any other error is the screen's. */
class PartBoundary extends Component<{ children: ReactNode }, PartState> {
  override state: PartState = { error: null };

  static getDerivedStateFromError(error: unknown): PartState {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof MissingPart) error.renew();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof MissingPart)) throw error;
    return <Missing onRetry={() => this.setState({ error: null })} />;
  }
}

function Missing({ onRetry }: { onRetry: () => void }) {
  const t = useMessages();
  return (
    <div className={styles.missing}>
      {/* As a `Banner`, without the code of one: each page loads this first, and hardly any shows it. */}
      <div role="alert" data-kind="danger" className={banner.kind.danger}>
        <Icon icon={CircleAlert} className={banner.icon} />
        <div className={banner.content}>
          <div className={banner.words}>
            <div className={banner.title}>{t('error.part')}</div>
            <div className={banner.detail}>{t('error.part.detail')}</div>
          </div>
          <div className={banner.action}>
            <button
              type="button"
              className={joinClasses(button.variant.default, button.size.m)}
              onClick={onRetry}
            >
              {t('error.retry')}
            </button>
          </div>
        </div>
      </div>
    </div>
  );
}

/**
 * A part of a screen in a file of its own, fetched when it is first shown, such as a dialog. Where that fails it says so,
 * with Try again, and the screen stays as it is. `Waiting` holds its place until it is there.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Waiting?: ComponentType<Props>,
): LazyScreen<Props> {
  const Content = lazyScreen(load);
  const Part = (props: Props) => (
    <PartBoundary>
      <Suspense fallback={Waiting && createElement(Waiting, props)}>{createElement(Content, props)}</Suspense>
    </PartBoundary>
  );
  return Object.assign(Part, { preload: Content.preload });
}
