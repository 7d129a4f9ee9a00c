import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, RefreshCw, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { IconButton } from './icon-button.js';
import { example } from '../../testing/stories/example.js';
import { IconButtonExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';
import { IconButtonOverview } from './examples/overview.js';
import overviewCode from './examples/overview.tsx?raw';

const meta = {
  title: 'Components/Icon button',
  parameters: { search: 'action icon, fab, floating action button, 图标按钮, 圖示按鈕' },
  component: IconButton,
  args: { label: 'Refresh', icon: <RefreshCw size={16} aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(IconButtonExample, defaultCode);

export const Overview = example(IconButtonOverview, overviewCode);

export const DefaultBehaviour: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Refresh' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await clickPage();
  },
};

export const Playground: Story = {
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'secondary', 'ghost', 'danger'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'The carrier was asked a minute ago.' },
};

/** The label is the accessible name, and with the reason the tooltip; the button stays square. */
export const LongText: Story = {
  args: {
    label: 'Ask the carrier again for the schedule of every vessel that calls at 上海港洋山深水港区四期自动化码头',
    disabledReason: 'The carrier was asked a minute ago and answers the same number only once in fifteen minutes.',
  },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: args.label });
    await expect(button).toHaveAttribute('title', `${args.label}: ${args.disabledReason}`);
    await expect(button).toHaveAccessibleDescription(args.disabledReason);
    await expect(button.offsetWidth).toBe(button.offsetHeight);
    await clickPage();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, max-content)', gap: 12, alignItems: 'center' }}>
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <div key={variant} style={{ display: 'contents' }}>
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <IconButton
              key={size}
              label={variant === 'danger' ? 'Delete' : 'More'}
              variant={variant}
              size={size}
              icon={variant === 'danger' ? <Trash2 size={16} aria-hidden /> : <Ellipsis size={16} aria-hidden />}
            />
          ))}
          <IconButton label="Refresh" variant={variant} loading icon={<RefreshCw size={16} aria-hidden />} />
        </div>
      ))}
    </div>
  ),
};
