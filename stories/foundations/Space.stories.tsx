import { Panel, widths } from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inUse, listTokens, Sheet, Tokens } from './Sheet.tsx';
import * as styles from './sheet.css.ts';

function Spaces() {
  return (
    <Sheet
      title="Space"
      reason="Steps of 4 px. A screen folds by the width of its container, not of the window."
    >
      <Tokens title="Steps" tokens={listTokens('space-')}>
        {(token) => <div className={styles.bar} style={{ width: inUse(token) }} />}
      </Tokens>
      <Tokens title="Corners" tokens={listTokens('radius-')}>
        {(token) => <div className={styles.swatch} style={{ borderRadius: inUse(token) }} />}
      </Tokens>
      <Panel title="Widths at which a screen folds">
        <div className={styles.samples}>
          {Object.entries(widths).map(([name, width]) => (
            <div key={name} className={styles.sample}>
              <span className={styles.name}>{name}</span>
              <span className={styles.value}>{width} px</span>
            </div>
          ))}
        </div>
      </Panel>
    </Sheet>
  );
}

/** Distances, corners, and the widths at which a screen folds. */
const meta: Meta<typeof Spaces> = {
  title: 'Foundations/Space',
  component: Spaces,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Spaces>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
