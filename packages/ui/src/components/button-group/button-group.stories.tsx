import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Button } from '../button/index.js';
import { IconButton } from '../icon-button/index.js';
import { ButtonGroup } from './button-group.js';
import { example } from '../../testing/stories/example.js';
import { VerticalExample } from './examples/vertical.js';
import verticalCode from './examples/vertical.tsx?raw';
import { ButtonGroupOverview } from './examples/overview.js';
import overviewCode from './examples/overview.tsx?raw';
import { ButtonGroupExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const clicked = fn();

const meta = {
  title: 'Components/Button group',
  parameters: { search: 'split button, space compact, segmented, toolbar, 按钮组, 按鈕組' },
  component: ButtonGroup,
  args: {
    label: 'Export',
    children: [
      <Button key="export" onClick={clicked}>
        Export
      </Button>,
      <IconButton key="more" variant="secondary" label="Choose what to export" icon={<ChevronDown size={16} aria-hidden />} />,
    ],
  },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(ButtonGroupExample, defaultCode);

export const Overview = example(ButtonGroupOverview, overviewCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Export' });
    await userEvent.click(within(group).getByRole('button', { name: 'Export' }));
    await expect(clicked).toHaveBeenCalled();
    await clickPage();
  },
};

export const Playground: Story = {
  argTypes: { orientation: { control: 'inline-radio', options: ['horizontal', 'vertical'] }, children: { control: false } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Vertical = example(VerticalExample, verticalCode);

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <ButtonGroup key={variant} label={variant}>
          <Button variant={variant}>First</Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} loading>
            Loading
          </Button>
          <IconButton variant={variant} label="More" icon={<ChevronDown size={16} aria-hidden />} />
        </ButtonGroup>
      ))}
      {(['sm', 'lg'] as const).map((size) => (
        <ButtonGroup key={size} label={size}>
          <Button size={size}>上一段</Button>
          <Button size={size} disabledReason="已是最后一段">
            下一段
          </Button>
        </ButtonGroup>
      ))}
    </div>
  ),
};

export const LongText: Story = {
  render: () => (
    <div style={{ inlineSize: 240 }}>
      <ButtonGroup label="Export">
        <Button className="min-w-0 shrink">Export every shipment that matches the filters</Button>
        <IconButton variant="secondary" label="More" icon={<ChevronDown size={16} aria-hidden />} />
      </ButtonGroup>
    </div>
  ),
};
