import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Circle, Square, Triangle } from 'lucide-react';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Badge } from './badge.js';
import { example } from '../../testing/stories/example.js';
import { BadgeExample } from './examples/default.js';
import defaultCode from './examples/default.tsx?raw';

const meta = {
  title: 'Components/Badge',
  parameters: { search: 'count, dot, indicator, pill, status, 徽标, 徽章, 徽標' },
  component: Badge,
  args: { children: 'On schedule', tone: 'success' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default = example(BadgeExample, defaultCode);

export const Playground: Story = {
  argTypes: { tone: { control: 'select', options: ['neutral', 'primary', 'info', 'success', 'warning', 'danger'] } },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const WithIcon: Story = {
  args: { tone: 'warning', icon: <Triangle size={10} fill="currentColor" aria-hidden />, children: 'Late 5 d' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Late 5 d')).toBeVisible();
    await clickPage();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['soft', 'outline'] as const).map((variant) => (
        <div key={variant} style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Badge variant={variant}>Waiting</Badge>
          <Badge variant={variant} tone="primary" icon={<Circle size={10} aria-hidden />}>
            Tracking
          </Badge>
          <Badge variant={variant} tone="success" icon={<Check size={12} aria-hidden />}>
            On schedule
          </Badge>
          <Badge variant={variant} tone="warning" icon={<Triangle size={10} fill="currentColor" aria-hidden />}>
            Late 5 d
          </Badge>
          <Badge variant={variant} tone="danger" icon={<Square size={10} fill="currentColor" aria-hidden />}>
            Customs hold
          </Badge>
          <Badge variant={variant} tone="info">
            提前 6 小时
          </Badge>
        </div>
      ))}
    </div>
  ),
};

export const LongText: Story = {
  render: () => (
    <div style={{ inlineSize: 140 }}>
      <Badge tone="danger">Held by customs for inspection</Badge>
    </div>
  ),
};
