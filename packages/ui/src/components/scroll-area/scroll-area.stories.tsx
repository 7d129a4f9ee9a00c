import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { ScrollArea } from './index.js';
import { example } from '../../testing/stories/example.js';
import { ScrollAreaExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const lines = Array.from({ length: 40 }, (_, at) => (
  <p key={at} style={{ margin: '0 0 8px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
    {`${at + 1}. COSU64128733${String(at + 10)} left Shanghai for Rotterdam by way of the Cape on CSCL Globe`}
  </p>
));

const meta = {
  title: 'Components/Scroll area',
  parameters: { search: 'scrollbar, overflow, 滚动, 捲動, 滚动条, 捲軸' },
  component: ScrollArea,
  args: { label: 'Messages', children: lines, bars: 'always', style: { blockSize: 200, inlineSize: 320 } },
} satisfies Meta<typeof ScrollArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(ScrollAreaExample, defaultCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const region = within(canvasElement).getByRole('region', { name: 'Messages' });
    await expect(region).toHaveFocus();
    region.scrollTo({ top: 400 });
    await waitFor(() => expect(region.scrollTop).toBe(400));
    await clickPage();
  },
};

export const Playground: Story = {
  argTypes: {
    orientation: { control: 'inline-radio', options: ['vertical', 'horizontal', 'both'] },
    bars: { control: 'inline-radio', options: ['hover', 'auto', 'always'] },
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

const wide = <div style={{ inlineSize: 900 }}>{lines}</div>;

/** A vertical area never scrolls horizontally: its content wraps or truncates its lines. */
export const LongText: Story = {
  args: {
    style: { blockSize: 200, inlineSize: 240 },
    children: (
      <>
        <p style={{ margin: '0 0 8px', overflowWrap: 'anywhere' }}>{'COSU6412873350'.repeat(12)}</p>
        {lines}
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Messages' });
    await waitFor(() => expect(region.scrollWidth).toBe(region.clientWidth));
    await expectNothingStandsOut(canvasElement);
    await clickPage();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <ScrollArea {...args} />
      <ScrollArea {...args} label="Sideways" orientation="horizontal" style={{ inlineSize: 320 }}>
        <div style={{ inlineSize: 900, paddingBlockEnd: 12 }}>{lines.slice(0, 3)}</div>
      </ScrollArea>
      <ScrollArea {...args} label="Both ways" orientation="both">
        {wide}
      </ScrollArea>
    </div>
  ),
};

/** Content that fits has no scrollbar. */
export const Short: Story = { args: { bars: 'auto', children: lines.slice(0, 2) } };
