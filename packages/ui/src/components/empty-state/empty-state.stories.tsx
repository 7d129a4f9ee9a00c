import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from 'lucide-react';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { expectNothingStandsOut } from '../../testing/stands-out.js';
import { Button } from '../button/index.js';
import { Card } from '../card/index.js';
import { EmptyState } from './empty-state.js';
import { example } from '../../testing/stories/example.js';
import { FirstUseExample } from './examples/first-use.js';
import firstUseCode from './examples/first-use.tsx?raw';
import { NoMatchExample } from './examples/no-match.js';
import noMatchCode from './examples/no-match.tsx?raw';

const meta = {
  title: 'Components/Empty state',
  parameters: { search: 'empty!, no data!, blank slate, zero state, 空状态, 空狀態, 暂无数据, 沒有資料' },
  component: EmptyState,
  args: { title: 'No messages' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const FirstUse = example(FirstUseExample, firstUseCode, {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Track a shipment' })).toBeVisible();
    await clickPage();
  },
});

export const NoMatch = example(NoMatchExample, noMatchCode);

/** In a narrow card numbers break without a space, and the actions stack. */
export const LongText: Story = {
  args: {
    size: 'sm',
    icon: <Container size={24} aria-hidden />,
    title: 'No container of COSU6412873350-CONSOLIDATED-PART-LOAD-00012345 is known yet',
    description: (
      <>
        船公司确认配箱后，集装箱与预计到港时间会显示在这里。Search for HLCUSHA2410BTQXHLCUSHA2410BTQXHLCUSHA2410BTQX, or ask the office that
        made the booking.
      </>
    ),
    action: (
      <>
        <Button variant="primary">Subscribe again to every shipment that failed</Button>
        <Button>重新订阅</Button>
      </>
    ),
  },
  decorators: [(Story) => <Card style={{ inlineSize: 240 }}>{Story()}</Card>],
  play: async ({ canvasElement }) => {
    await expectNothingStandsOut(canvasElement);
    await clickPage();
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
