import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { Badge } from '../../components/badge/index.js';
import { Button } from '../../components/button/index.js';

import { PageHeader } from './page-header.js';
import { example } from '../../testing/stories/example.js';
import { OfOneThingExample } from './examples/of-one-thing.js';
import ofOneThingCode from './examples/of-one-thing.tsx?raw';

const meta = {
  title: 'Layout/Page header',
  parameters: { search: 'title bar, heading, 页头, 頁首, 标题, 標題' },
  component: PageHeader,
  args: { title: 'Ocean bills' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { description: '214 shipments, updated 4 min ago' },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const WithActions: Story = {
  args: {
    description: 'Every bill your company tracks.',
    actions: (
      <>
        <Button>Export</Button>
        <Button variant="primary">Track a shipment</Button>
      </>
    ),
  },
};

export const OfOneThing = example(OfOneThingExample, ofOneThingCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('COSU6412873350');
    await expect(canvas.getByRole('navigation', { name: 'Where this page is' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ocean bills' })).toHaveAttribute('href', '#/tracking/oceanBill');
    await clickPage();
  },
});

export const Phone = example(OfOneThingExample, ofOneThingCode, { globals: { viewport: { value: 'phone' } } });

export const LongText: Story = {
  args: {
    title: 'Estimated arrivals at every port of discharge of the next thirty days, by carrier and service',
    badges: <Badge tone="danger">37 late</Badge>,
    description: '船公司确认配箱后，集装箱与预计到港时间会显示在这里；若连续三天没有更新，会提醒负责的同事。',
    actions: (
      <>
        <Button>Subscribe again to every shipment that failed</Button>
        <Button variant="primary">Export</Button>
      </>
    ),
  },
};
