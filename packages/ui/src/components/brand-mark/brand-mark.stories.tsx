import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { BrandMark } from './brand-mark.js';
import { example } from '../../testing/stories/example.js';
import { BrandMarkExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Components/Brand mark',
  parameters: { search: 'logo, 标志, 標誌, 商标, 商標' },
  component: BrandMark,
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(BrandMarkExample, defaultCode, {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Seaberry' })).toBeVisible();
    await clickPage();
  },
});

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
      <BrandMark size="sm" />
      <BrandMark />
      <BrandMark size="lg" />
      <BrandMark style={{ inlineSize: 128, blockSize: 128 }} />
      <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center', fontWeight: 600 }}>
        <BrandMark size="sm" /> Seaberry Tracking
      </span>
    </div>
  ),
};
