import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { icons, type IconName } from './icon-map.js';
import { Icon } from './icon.js';
import { example } from '../../testing/stories/example.js';
import { IconExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Components/Icon',
  parameters: { search: 'svg, icons, glyph, 图标, 圖示, 圖標' },
  component: Icon,
  args: { name: 'ship' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(IconExample, defaultCode);

export const Playground: Story = {
  argTypes: { name: { control: 'select', options: Object.keys(icons) } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const WithMeaning: Story = {
  args: { name: 'plane', label: 'Air waybill', size: 'lg' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Air waybill' })).toBeVisible();
    await clickPage();
  },
};

/** A menu of an older server may use a legacy icon name. */
export const OlderName: Story = { args: { name: 'ele-HomeFilled', label: 'Home' } };

export const Matrix: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
        gap: 12,
        listStyle: 'none',
        margin: 0,
        padding: 0,
      }}
    >
      {Object.keys(icons).map((name) => (
        <li key={name} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <Icon name={name as IconName} /> {name}
        </li>
      ))}
    </ul>
  ),
};
