import { Component, type ReactNode } from 'react';
import { chooseFrameTexts } from './language.ts';

/** Shows the last resort where a screen throws while rendering (S2), without provider, style sheet or router: any of them may be what failed. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const texts = chooseFrameTexts();
    return (
      <main role="alert">
        <h1>{texts.failed}</h1>
        <p>
          <a href="/">{texts.home}</a>
        </p>
      </main>
    );
  }
}
