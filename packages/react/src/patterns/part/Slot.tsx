import { Component, type ReactNode } from 'react';
import { useCarillon } from '../../hooks/context.ts';

interface SlotBoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

class SlotBoundary extends Component<SlotBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Something of the host's in a screen of ours: where it throws, the host is told, and nothing else goes with it (FLT-107). */
export function Slot({ children }: { children: ReactNode }) {
  return <SlotBoundary onError={useCarillon('Slot').reportError}>{children}</SlotBoundary>;
}
