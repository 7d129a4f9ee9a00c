import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Plus } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Button } from './button.js';
import { PermissionButton } from './index.js';
import { example } from '../../testing/stories/example.js';
import { ButtonExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { ButtonOverview } from './examples/overview.js';
import overviewCode from './examples/overview.tsx?raw';
import { ButtonOverview as ChineseOverview } from './examples/overview.zh.js';
import chineseOverviewCode from './examples/overview.zh.tsx?raw';
import { DisabledWithReasonExample } from './examples/disabled-with-reason.js';
import disabledWithReasonCode from './examples/disabled-with-reason.tsx?raw';
import { DisabledWithReasonExample as ChineseReason } from './examples/disabled-with-reason.zh.js';
import chineseReasonCode from './examples/disabled-with-reason.zh.tsx?raw';

const meta = {
  title: 'Components/Button',
  parameters: { search: 'cta, submit, loading button, 按钮, 按鈕', chinese: { children: '跟踪一票' } },
  component: Button,
  subcomponents: { PermissionButton },
  args: { children: 'Track a shipment', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(ButtonExample, defaultCode);

export const Overview = example(ButtonOverview, overviewCode, { chinese: { Example: ChineseOverview, code: chineseOverviewCode } });

export const Playground: Story = {
  args: { variant: 'primary', size: 'md' },
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'secondary', 'ghost', 'danger'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const WithIcon: Story = {
  args: { icon: <Plus size={16} aria-hidden />, variant: 'primary' },
};

export const Loading: Story = {
  args: { loading: true, children: 'Save' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save' });
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription('Loading');
    await clickPage();
  },
};

export const DisabledWithReason = example(DisabledWithReasonExample, disabledWithReasonCode, {
  chinese: { Example: ChineseReason, code: chineseReasonCode },
});

export const DisabledWithReasonBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  args: { children: 'Export', disabledReason: 'There is currently no data available for export!' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Export' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(/no data available/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await clickPage();
  },
};

export const GuardedSubmit: Story = {
  args: { type: 'submit', variant: 'primary', children: 'Sign in' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Sign in' });
    await userEvent.dblClick(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await clickPage();
  },
};

export const AsLink: Story = {
  render: () => (
    <Button asChild icon={<Download size={16} aria-hidden />}>
      <a href="/template.xlsx">Download the template</a>
    </Button>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Download the template' })).toHaveAttribute('href', '/template.xlsx');
    await clickPage();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, max-content)', gap: 12, alignItems: 'center' }}>
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <div key={variant} style={{ display: 'contents' }}>
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <Button key={size} variant={variant} size={size} icon={<Plus size={16} aria-hidden />}>
              Track
            </Button>
          ))}
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} loading>
            Loading
          </Button>
          <Button variant={variant}>预计到港</Button>
        </div>
      ))}
    </div>
  ),
};

export const LongText: Story = {
  render: () => (
    <div style={{ inlineSize: 200 }}>
      <Button variant="primary" icon={<Plus size={16} aria-hidden />}>
        Subscribe again to every shipment that failed
      </Button>
    </div>
  ),
};
