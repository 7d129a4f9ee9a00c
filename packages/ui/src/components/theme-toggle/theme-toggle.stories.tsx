import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { ThemeToggle } from './theme-toggle.js';
import { example } from '../../testing/stories/example.js';
import { ThemeToggleExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Components/Theme toggle',
  parameters: { search: 'dark mode switch, color scheme, 主题切换, 主題切換, 暗色, 深色' },
  component: ThemeToggle,
  args: { value: 'light', onChange: fn() },
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(ThemeToggleExample, defaultCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Dark' }));
    await expect(args.onChange).toHaveBeenCalledWith('dark');
    await clickPage();
  },
};

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <ThemeToggle value="light" onChange={() => {}} />
      <ThemeToggle value="dark" onChange={() => {}} />
      <ThemeToggle value="system" onChange={() => {}} />
    </div>
  ),
};
