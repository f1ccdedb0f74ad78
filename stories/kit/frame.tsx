import { Panel, Screen } from '@carillon/react/ui';
import type { ReactNode } from 'react';

/** The ground and width of a form, on which a component of the kit is looked at. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <Screen isPage>
      <Panel>
        <div style={{ display: 'grid', gap: 12, maxInlineSize: 440 }}>{children}</div>
      </Panel>
    </Screen>
  );
}

/** As `parameters` of a story: the locale of people who read from right to left, which turns the page. */
export const arabic = { locale: 'ar-EG' };
