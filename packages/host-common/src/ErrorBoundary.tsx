import { Component, type ReactNode } from 'react';
import { failureTexts } from './showFailure.ts';

/** Shows the last resort where a screen throws while rendering (S2), without provider, style sheet or router: any of them may be what failed. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main role="alert">
        <h1>{failureTexts.title}</h1>
        <p>
          <a href="/">{failureTexts.again}</a>
        </p>
      </main>
    );
  }
}
