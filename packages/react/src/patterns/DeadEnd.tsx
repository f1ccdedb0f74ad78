import type { ReactNode } from 'react';
import { CircleAlert, EmptyState, Lock, Panel } from '../ui/index.ts';

const ICONS = { missing: CircleAlert, forbidden: Lock };

export interface DeadEndProps {
  kind: keyof typeof ICONS;
  /** What happened, in one sentence. */
  children: ReactNode;
  /** What else is known of it. */
  detail?: ReactNode;
  /** The one way out. */
  action?: ReactNode;
}

/** In the place of what a screen would show: why there is nothing of it, said once. The title of the screen stays. */
export function DeadEnd({ kind, children, detail, action }: DeadEndProps) {
  return (
    <Panel>
      <div role="alert">
        <EmptyState icon={ICONS[kind]} title={children} action={action}>
          {detail}
        </EmptyState>
      </div>
    </Panel>
  );
}
