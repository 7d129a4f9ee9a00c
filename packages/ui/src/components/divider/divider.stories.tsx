import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { Divider } from './divider.js';
import { example } from '../../testing/stories/example.js';
import { DividerExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Components/Divider',
  parameters: { search: 'separator, hr, rule, 分割线, 分隔線' },
  component: Divider,
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(DividerExample, defaultCode, {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('separator')).toBeInTheDocument();
    await clickPage();
  },
});

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const WithLabel: Story = { args: { label: 'or' } };

/** A long text wraps and leaves the line its width. */
export const LongText: Story = {
  args: { label: 'or sign in with the account of your company, 或使用贵公司的统一身份认证登录' },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const lines = canvasElement.querySelectorAll('[data-slot="divider-line"]');
    await expect(lines).toHaveLength(2);
    for (const line of lines) await expect(line.clientWidth).toBeGreaterThanOrEqual(32);
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Divider />
      <Divider label="其他登录方式" />
      <div style={{ display: 'flex', gap: 12 }}>
        COSCO <Divider orientation="vertical" /> AEU3 <Divider orientation="vertical" /> 041W
      </div>
    </div>
  ),
};
