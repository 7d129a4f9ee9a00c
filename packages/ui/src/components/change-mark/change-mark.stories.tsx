import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { ChangeMark } from './index.js';
import { example } from '../../testing/stories/example.js';
import { ChangeMarkExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Components/Change mark',
  parameters: { search: 'change mark, changed row, live update, unread dot, 变化标记, 變更標記, 实时更新' },
  component: ChangeMark,
  args: { label: 'Expected 18 Dec → 20 Dec' },
} satisfies Meta<typeof ChangeMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The row glows once, without motion it only has the mark; the change is announced. */
export const Default = example(ChangeMarkExample, defaultCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Let time pass' }));
    await expect(canvas.getByRole('img', { name: 'Expected 18 Dec → 19 Dec' })).toBeVisible();
    await clickPage();
  },
});

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };
