import type { TokenName } from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { light } from '../../packages/react/src/ui/theme/tokens.ts';
import { inUse, listTokens, Sheet, Tokens } from './Sheet.tsx';
import * as styles from './sheet.css.ts';

const names = Object.keys(light) as TokenName[];
const ofTheirOwn = ['meter-', 'tag-', 'elevation-', 'color-scheme'];
const isGeneral = (token: string) => !ofTheirOwn.some((start) => token.startsWith(start));
const tags = listTokens('tag-').filter((token) => !token.endsWith('-text'));

const Swatch = ({ token }: { token: TokenName }) => (
  <div className={styles.swatch} style={{ background: inUse(token) }} />
);

function Colours() {
  return (
    <Sheet
      title="Colour"
      reason="Quiet neutral surfaces and one accent. A colour of a state says that something is right, wrong, or wants care, and never stands alone: there is a word or a drawing beside it."
    >
      <Tokens title="Surfaces, text, the accent and states" tokens={names.filter(isGeneral)}>
        {(token) => <Swatch token={token} />}
      </Tokens>
      <Tokens title="Level meters" tokens={listTokens('meter-')}>
        {(token) => <Swatch token={token} />}
      </Tokens>
      <Tokens title="Tags" tokens={tags}>
        {(token) => (
          <div
            className={styles.swatch}
            style={{ background: inUse(token), color: inUse(`${token}-text` as TokenName) }}
          >
            Guests
          </div>
        )}
      </Tokens>
      <Tokens title="Elevation" tokens={listTokens('elevation-')}>
        {(token) => (
          <div className={styles.swatch} style={{ background: inUse('overlay'), boxShadow: inUse(token) }} />
        )}
      </Tokens>
    </Sheet>
  );
}

/** Every colour of the theme; the toolbar shows the dark one. */
const meta: Meta<typeof Colours> = {
  title: 'Foundations/Colour',
  component: Colours,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Colours>;

export const Light: Story = {
  async play({ canvasElement }) {
    for (const name of names.filter((token) => token !== 'color-scheme' && !token.endsWith('-text')))
      await expect(within(canvasElement).getAllByText(`--carillon-${name}`)[0]).toBeInTheDocument();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
