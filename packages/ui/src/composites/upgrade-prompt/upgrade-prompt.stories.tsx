import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { UpgradePrompt } from './index.js';
import { example } from '../../testing/stories/example.js';
import { UpgradePromptExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Patterns/Upgrade prompt',
  component: UpgradePrompt,
  args: { version: '2.4.0', onRefuse: fn(), onUpdate: fn() },
  // In an iframe, because the prompt is in its corner.
  parameters: { search: 'new version, update, reload, paywall, 升级, 升級, 更新', docs: { story: { inline: false, iframeHeight: 220 } } },
} satisfies Meta<typeof UpgradePrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(UpgradePromptExample, defaultCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const prompt = within(within(canvasElement).getByRole('region', { name: 'A new version is ready' }));
    await userEvent.click(prompt.getByRole('button', { name: 'Not now' }));
    await expect(args.onRefuse).toHaveBeenCalledOnce();
    await userEvent.click(prompt.getByRole('button', { name: 'Update now' }));
    await expect(args.onUpdate).toHaveBeenCalledOnce();
    await clickPage();
  },
};

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const FromVersion: Story = { args: { current: '2.3.1' } };

export const Loading: Story = {
  args: { onUpdate: fn(() => new Promise(() => {})) },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Update now' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Error: Story = {
  args: { onUpdate: fn(() => Promise.reject(new globalThis.Error('offline'))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Update now' }));
    await expect(await canvas.findByText('The update did not work. Try again.')).toBeVisible();
  },
};

export const Matrix: Story = { args: { current: '2.3.1' } };

export const LongText: Story = {
  args: {
    current: '2026.11.20-rc.14+build.8812739123',
    version: '2026.11.21-rc.1+build.8812740001.hotfix',
    description: '更新内容：海运提单列表支持按到港延误天数排序；修复导出文件中箱号缺失的问题；更新时将重新加载页面。',
  },
};
