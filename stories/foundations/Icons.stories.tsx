import { Icon, Panel } from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
// By path: the door of the kit does not tell its icons from the rest.
import * as icons from '../../packages/react/src/ui/icons/icons.ts';
import { Sheet } from './Sheet.tsx';
import * as styles from './sheet.css.ts';

function Icons() {
  return (
    <Sheet
      title="Icons"
      reason="Drawings of one family, on a grid of 24. An icon that says something by itself has a label; beside its word it has none."
    >
      <Panel title="All that screens use">
        <div className={styles.samples}>
          {Object.entries(icons).map(([name, icon]) => (
            <div key={name} className={styles.centred}>
              <Icon icon={icon} size={20} />
              <span className={styles.value}>{name}</span>
            </div>
          ))}
        </div>
      </Panel>
    </Sheet>
  );
}

/** Every icon by its name; their sizes and directions are in Kit/Icons. */
const meta: Meta<typeof Icons> = {
  title: 'Foundations/Icons',
  component: Icons,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Icons>;

export const Default: Story = {
  async play({ canvasElement }) {
    for (const name of Object.keys(icons))
      await expect(within(canvasElement).getByText(name)).toBeInTheDocument();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
