import type { Meta, StoryObj } from '@storybook/react-vite';
import { inUse, listTokens, Sheet, Tokens } from './Sheet.tsx';
import * as styles from './sheet.css.ts';

function Types() {
  return (
    <Sheet title="Type" reason="Six sizes of one family. Clocks, levels and money have tabular figures.">
      <Tokens title="Sizes" tokens={listTokens('type-')}>
        {(token) => (
          <div className={styles.line} style={{ font: inUse(token) }}>
            Lobby 12:30
          </div>
        )}
      </Tokens>
      <Tokens title="Family" tokens={['font']}>
        {(token) => <div style={{ fontFamily: inUse(token) }}>AaBbCc 0123456789 ÀÉÎÕÜ</div>}
      </Tokens>
    </Sheet>
  );
}

/** The sizes of text. */
const meta: Meta<typeof Types> = {
  title: 'Foundations/Type',
  component: Types,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Types>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
