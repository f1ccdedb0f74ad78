import { Component, type ComponentType, createElement, type ReactNode, Suspense } from 'react';
import { useMessages } from '../../hooks/useMessages.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { CircleAlert } from '../../ui/icons/icons.ts';
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
      <div role="alert" data-kind="danger" className={styles.banner}>
        <Icon icon={CircleAlert} className={styles.icon} />
        <div className={styles.content}>
          <div className={styles.words}>
            <div className={styles.title}>{t('error.part')}</div>
            <div className={styles.detail}>{t('error.part.detail')}</div>
          </div>
          <div className={styles.action}>
            <button type="button" className={styles.retry} onClick={onRetry}>
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
