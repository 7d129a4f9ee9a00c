import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { VisuallyHidden } from './visually-hidden.js';
import { example } from '../../testing/stories/example.js';
import { VisuallyHiddenExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Components/Visually hidden',
  parameters: { search: 'screen reader only, sr-only, 屏幕阅读器, 螢幕閱讀器, 无障碍, 無障礙' },
  component: VisuallyHidden,
  args: { children: 'of 214 shipments' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(VisuallyHiddenExample, defaultCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('of 214 shipments');
    await expect(words.getBoundingClientRect().width).toBe(1);
    await clickPage();
  },
};

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };
