import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { ProgressLine } from './progress-line.js';
import { example } from '../../testing/stories/example.js';
import { ProgressLineExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Components/Progress line',
  component: ProgressLine,
  args: { active: true },
  // In an iframe, because the line is at its upper edge.
  parameters: { search: 'nprogress, loading bar!, top bar progress, 加载条, 載入條', docs: { story: { inline: false, iframeHeight: 80 } } },
} satisfies Meta<typeof ProgressLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(ProgressLineExample, defaultCode, {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Loading page' })).toBeInTheDocument();
    await clickPage();
  },
});

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Without a loading page there is no line. */
export const Idle: Story = {
  args: { active: false },
  render: (args) => (
    <>
      <ProgressLine {...args} />
      <p>Nothing is under way, so nothing is drawn above.</p>
    </>
  ),
};
