import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, ListFilter, Ship } from 'lucide-react';
import { expect, within } from 'storybook/test';

import { touchOutside } from '../../../../../.storybook/fixtures/steps.js';
import { Button } from '../button/index.js';
import { Card } from '../card/index.js';
import { EmptyState } from './empty-state.js';

const meta = {
  title: 'Components/Empty state',
  component: EmptyState,
  args: { title: 'No messages' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const FirstUse: Story = {
  args: {
    icon: <Ship size={24} aria-hidden />,
    title: 'No shipments yet',
    description: 'Give a bill of lading, a container or a booking, and its journey appears here.',
    action: <Button variant="primary">Track a shipment</Button>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Track a shipment' })).toBeVisible();
    await touchOutside();
  },
};

export const NoMatch: Story = {
  args: {
    icon: <ListFilter size={24} aria-hidden />,
    title: 'Nothing matches these filters',
    action: <Button>Clear filters</Button>,
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 14 }}>
      {(['sm', 'md'] as const).map((size) => (
        <Card key={size}>
          <EmptyState
            size={size}
            icon={<Container size={24} aria-hidden />}
            title="还没有集装箱"
            description="船公司确认配箱后，集装箱会显示在这里。"
            action={<Button>重新订阅</Button>}
          />
        </Card>
      ))}
    </div>
  ),
};
