import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Kbd } from './kbd.js';
import { example } from '../../testing/stories/example.js';
import { KbdExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Components/Kbd',
  parameters: { search: 'shortcut!, hotkey, keyboard, key, 快捷键, 快捷鍵, 键盘, 鍵盤' },
  component: Kbd,
  args: { children: 'Esc' },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(KbdExample, defaultCode, {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Esc')).toBeVisible();
    await clickPage();
  },
});

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Matrix: Story = {
  render: () => (
    <p style={{ display: 'flex', gap: 4, margin: 0 }}>
      <Kbd>⌘</Kbd>
      <Kbd>K</Kbd>
      <Kbd>Ctrl</Kbd>
      <Kbd>Enter</Kbd>
      <Kbd>↑</Kbd>
    </p>
  ),
};
