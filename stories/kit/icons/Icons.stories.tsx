import { Icon, type IconSize, toolbar, VectorIcon } from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
// By path: the door of the kit does not tell its icons from the rest.
import * as icons from '../../../packages/react/src/ui/icons/icons.ts';
import { arabic, Frame } from '../frame.tsx';

const sizes: readonly IconSize[] = [12, 14, 16, 20];
const building = ['M6 22V4a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v18Z', 'M10 6h4', 'M10 10h4', 'M10 14h4', 'M10 18h4'];

/** All drawings, one in its sizes, filled and mirrored, and those that come as data. */
function Icons() {
  return (
    <Frame>
      <div className={toolbar}>
        {Object.entries(icons).map(([name, icon]) => (
          <span key={name} title={name}>
            <Icon icon={icon} size={20} label={name} />
          </span>
        ))}
      </div>
      <div className={toolbar}>
        {sizes.map((size) => (
          <Icon key={size} icon={icons.Volume2} size={size} label={`Volume2 ${size} px`} />
        ))}
        <Icon icon={icons.Square} isSolid label="Square, filled" />
        <Icon icon={icons.ChevronRight} isMirrored label="ChevronRight, onwards" />
        <Icon icon={icons.ChevronRight} label="ChevronRight, to the right" />
      </div>
      <div className={toolbar}>
        <VectorIcon paths={building} size={20} label="Building" />
        <VectorIcon paths={['M4 4h16v16H4Z']} label="Square of 16 px" />
        <VectorIcon paths={['not a path']} size={20} label="What cannot be drawn" />
        <VectorIcon paths={[]} size={20} fallback={icons.Radio} label="Nothing to draw" />
      </div>
    </Frame>
  );
}

const meta: Meta<typeof Icons> = {
  title: 'Kit/Icons/Icons',
  component: Icons,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Icons>;

export const Default: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Volume2 12 px' }).getBoundingClientRect().width).toBe(12);
    for (const name of ['What cannot be drawn', 'Nothing to draw']) {
      await expect(canvas.getByRole('img', { name }).getBoundingClientRect().width).toBe(20);
    }
  },
};

/** What points onwards points to the left. */
export const RightToLeft: Story = {
  parameters: arabic,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const turnOf = (name: string) => getComputedStyle(canvas.getByRole('img', { name })).transform;
    await expect(turnOf('ChevronRight, onwards')).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    await expect(turnOf('ChevronRight, to the right')).toBe('none');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
