import { Component, type ReactNode } from 'react';

/** The last resort (S2): said without provider, style sheet or router, because any of them may be what failed. */
export function HostError({ reason }: { reason?: string }) {
  return (
    <main role="alert">
      <h1>Unexpected Application Error</h1>
      {reason && <p>{reason}</p>}
      <p>
        <a href="/">Start again from the first page</a>
      </p>
    </main>
  );
}

/** Shows the last resort where a screen throws while rendering. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <HostError /> : this.props.children;
  }
}
